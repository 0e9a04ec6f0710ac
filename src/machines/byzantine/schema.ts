/** The part of the case format that is Byzantine Assassin's own. Node side only. */
import { z } from 'zod';
import { CHARACTERS, METHODS, PEOPLE, PHASES, REFUSALS, SEATS, SEXES, VARIANTS } from './vocabulary.ts';

const character = z.enum(CHARACTERS);
const person = z.enum(PEOPLE);
const method = z.enum(METHODS);
const room = z
  .string()
  .regex(/^\d+[A-Z]+$/, 'a room as <floor><columns>, for example 3B, or 2BC for a large one');
const pair = z.string().regex(/^\d+[A-Z]+-\d+[A-Z]+$/, 'two rooms joined by a hyphen, for example 4A-4B');
const once = <T extends z.ZodType>(item: T) =>
  z.array(item).refine((list) => new Set(list).size === list.length, 'each of them once');
const path = z.array(room);

const palace = z.strictObject({
  floors: z.array(z.array(room).min(1)).min(1).describe('The rooms of each floor, top floor first.'),
  doors: z.array(pair).optional().describe('Doors between rooms side by side. Default: none.'),
  stairs: z.array(pair).optional().describe('Stairs between rooms one above the other. Default: none.'),
  passages: z.array(pair).optional().describe('Secret passages. Default: none.'),
  secretDoors: z
    .array(pair)
    .optional()
    .describe('Secret doors, marked S, for the steward alone. Default: none.'),
});

const given = z.strictObject({
  palace: z
    .union([z.literal('training'), palace])
    .optional()
    .describe('A palace by name, or written out. Default: training.'),
  at: z
    .partialRecord(character, room)
    .optional()
    .describe('Where everybody is; whoever is not named is not in this palace. Default: the training start.'),
  dead: once(person).optional().describe('Corpses; they lie in their room of `at`. Default: none.'),
  locks: once(pair).optional().describe('Locked doors. Default: none.'),
  assassin: person.optional().describe('Who is Mr. M. Left out: nobody is told.'),
  methods: once(method)
    .optional()
    .describe("The murder-rule cards still in the assassin's hand. Default: all ten."),
  cleared: once(person).optional().describe('Suspects cleared before the case begins. Default: none.'),
  players: z.int().min(2).max(6).optional().describe('How many play. Default: 4.'),
  drawn: once(character)
    .optional()
    .describe("The round's row of cards. With it, the phases of the round are kept. Default: none."),
  picked: once(character)
    .optional()
    .describe('Cards of the row used already, the detectives’ first. Default: none.'),
  phase: z.enum(PHASES).optional().describe('The phase. Default: the one that `drawn` and `picked` show.'),
  round: z.int().min(1).max(5).optional().describe('The number of the round. Default: 1.'),
  reached: once(person).optional().describe("Corpses that a detective's move has reached. Default: none."),
  gained: character.optional().describe('Whose skill the bard has this round. Default: nobody’s.'),
  sexes: z
    .partialRecord(person, z.enum(SEXES))
    .optional()
    .describe('Sexes that differ from the table in force. Default: none differ.'),
});

const who = character.describe('Who acts.');
const told = method.optional().describe('What is on the card; needed where nobody is told.');
const skills = [
  z.strictObject({ who, shows: person.describe('The suspect card shown.') }),
  z.strictObject({ who, reads: character.describe('The corpse whose card is turned up.'), method: told }),
  z.strictObject({ who, revives: character.describe('The corpse.'), method: told }),
  z.strictObject({ who, swaps: character.describe('With whom places are swapped.') }),
  z.strictObject({
    who,
    moves: character.describe('Who is moved.'),
    path: path.describe('The rooms entered.'),
  }),
  z.strictObject({ who, lock: pair.describe('The door to lock.') }),
  z.strictObject({ who, unlock: pair.describe('The door to unlock.') }),
  z.strictObject({ who, gains: character.describe('The card that the bard turns up.') }),
  z.strictObject({ who, pulls: character.describe('Who is pulled.') }),
];

const event = z.union([
  z.strictObject({ draw: once(character).describe('The cards of the row.') }),
  z.strictObject({ pick: z.strictObject({ who: character.describe('The card picked from the row.') }) }),
  z.strictObject({ move: z.strictObject({ who, path: path.describe('The rooms entered, in order.') }) }),
  z.strictObject({ skill: z.union(skills) }),
  z.strictObject({
    kill: z.union([
      z.strictObject({
        victim: character.describe('The victim announced.'),
        method: method.optional().describe('The card used. Left out: nobody is told.'),
      }),
      z.strictObject({ method: z.literal('gunpowder'), room: room.describe('The room blown up.') }),
    ]),
  }),
  z.strictObject({
    read: z.union([character, z.strictObject({ victim: character.describe('The corpse.'), method: told })]),
  }),
  z.strictObject({ endRound: z.strictObject({}) }),
  z.strictObject({
    accuse: z.union([
      character,
      z.strictObject({
        who: character.describe('Who is accused.'),
        right: z.boolean().describe('Whether that is right; needed where nobody is told.'),
      }),
    ]),
  }),
]);

const expect = z.strictObject({
  refused: z.enum(REFUSALS).optional().describe('The event is not accepted, and this is the reason.'),
  suspects: z.array(person).optional().describe('Whom the detectives cannot rule out.'),
  dead: z.array(person).optional().describe('The corpses.'),
  at: z.partialRecord(character, room).optional().describe('Where those named are.'),
  victims: z
    .partialRecord(method, z.array(character))
    .optional()
    .describe('Whom the assassin may kill now by the methods named.'),
  reach: z
    .partialRecord(character, z.array(room))
    .optional()
    .describe('Where a move of those named may end.'),
  methods: z.array(method).optional().describe('The cards in hand.'),
  locks: z.array(pair).optional().describe('The locked doors.'),
  phase: z.enum(PHASES).optional().describe('The phase.'),
  round: z.int().optional().describe('The number of the round.'),
  left: z.int().optional().describe('How many cards the assassin is left with.'),
  winner: z
    .enum([...SEATS, 'none'])
    .optional()
    .describe('Who has won.'),
  answer: z.boolean().nullable().optional().describe('Whether an accusation just made was right.'),
  cleared: z.array(person).optional().describe('Whose suspect cards have been shown.'),
  drawn: z.array(character).optional().describe('The row.'),
});

const FACTS: { readonly [K in keyof typeof VARIANTS]: string } = {
  blackCat: 'Whether the second cat plays; it starts in the room of the first.',
  fivePlayers: 'Cards drawn with five players: five leave the assassin one, six leave two.',
  lockedDoorConnects: 'Whether a misstep reaches through a locked door.',
  adjacency:
    'What is adjacent for mechanism and gunpowder: rooms that touch, or those joined by door or stairs.',
  diagonal: 'What is diagonal for fishing rod and gunpowder: a touching corner, or the whole slanting line.',
  sameLine: 'What 列 means for hanging and beast: a column, or a row.',
  captainGunpowder: "Gunpowder on the captain's room: kills the captain alone, kills all, or is not allowed.",
  returnToStart: 'Whether two steps out and back are a move.',
  endCount: 'The five that end the game: corpses on the board, or kills counted up.',
  sexes: "The table of sexes in force: the register's, or with a male astrologer.",
};

const variants = z.strictObject(
  Object.fromEntries(
    Object.entries(VARIANTS).map(([key, values]) => [
      key,
      z
        .literal([...values] as (string | boolean)[])
        .optional()
        .describe(`${FACTS[key as keyof typeof FACTS]} Default: ${values[0]}.`),
    ]),
  ),
);

export const schema = { given, event, expect, variants };
