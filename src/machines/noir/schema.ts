/** The part of the case format that is Noir's own. Node side only. */
import { z } from 'zod';
import { AXES, REFUSALS, SEATS, SIDES, SUSPECTS, VARIANTS } from './vocabulary.ts';

const suspect = z.enum(SUSPECTS as unknown as [string, ...string[]]);
const suspects = z.array(suspect);
const seat = z.enum(SEATS);
const WORD = /^\s*[A-WYZa-wyz]\+?(\s+[A-WYZa-wyz]\+?){0,24}\s*$/;
const row = z
  .string()
  .regex(
    WORD,
    'up to 25 suspects by initial (A–Z without X), a small letter deceased, + behind an innocent one, for example "A b C+"',
  );
const board = z.array(row).min(1).max(SUSPECTS.length);
const line = z.int().min(1);

const shift = z
  .union([
    z.strictObject({
      row: line.describe('The row, from 1 at the top.'),
      to: z.enum(SIDES.row).describe('left or right.'),
    }),
    z.strictObject({
      column: line.describe('The column, from 1 at the left.'),
      to: z.enum(SIDES.column).describe('up or down.'),
    }),
  ])
  .describe('A line and the way it is pushed.');

const answer = z.boolean().describe('The answer; needed where nobody is told who answers, else left out.');

const taken = z
  .array(z.string().regex(/^[A-WYZa-wyz]$/, 'the initial of a suspect, as the board shows it'))
  .min(1)
  .describe('One deceased suspect out of each line.');
const collapse = z.discriminatedUnion('each', [
  z.strictObject({
    each: z.literal(AXES[1]),
    take: taken,
    to: z.enum(SIDES.column).describe('The side to which the grid closes up.'),
  }),
  z.strictObject({
    each: z.literal(AXES[0]),
    take: taken,
    to: z.enum(SIDES.row).describe('The side to which the grid closes up.'),
  }),
]);

const given = z.strictObject({
  board: board.describe(
    'The rows from the top; a capital is alive, a small letter deceased, + marks an innocent suspect.',
  ),
  killer: suspect
    .optional()
    .describe("The Killer's identity. Left out: nobody is told, and answers come with the events."),
  inspector: suspect
    .optional()
    .describe(
      "The Inspector's identity. Left out: not chosen on the Inspector's first turn, else nobody is told.",
    ),
  hand: suspects.optional().describe("The Inspector's evidence cards. Default: none."),
  deck: suspects
    .optional()
    .describe(
      'The whole deck, top first. Default: every evidence card that is nowhere else, in alphabetical order.',
    ),
  discarded: suspects.optional().describe('Evidence cards shown and put away. Default: none.'),
  gone: suspects
    .optional()
    .describe('Suspects of removed lines. Default: those of the 25 that the board does not show.'),
  former: suspects.optional().describe("The Killer's former identities, among the innocent. Default: none."),
  kills: z
    .int()
    .min(0)
    .max(25)
    .optional()
    .describe('Kills so far. Default: the deceased on the board and the gone.'),
  turn: seat
    .optional()
    .describe('Who is to act. Default: the Killer at 0 kills; otherwise it has to be said.'),
  lastShift: shift.optional().describe('The shift that the opponent has just made. Default: none.'),
});

const event = z.union([
  z.strictObject({
    kill: z
      .union([
        suspect,
        z.strictObject({ victim: suspect.describe('The victim.'), answer: answer.optional() }),
      ])
      .describe('The Killer kills: a suspect, or {victim, answer}.'),
  }),
  z.strictObject({
    choose: suspect.describe('The Inspector draws four cards and takes this one as identity.'),
  }),
  z.strictObject({ shift: shift.describe('Whoever is to act pushes a line by one step.') }),
  z.strictObject({
    disguise: z
      .strictObject({
        was: suspect
          .optional()
          .describe('A success while the Killer is unknown: who the Killer was. Default: the table knows.'),
        shown: suspect
          .optional()
          .describe('A failure while the Killer is unknown: the card shown. Default: the top card.'),
      })
      .describe('The Killer draws a card to change identity: {}.'),
  }),
  z.strictObject({
    exonerate: z
      .union([
        suspect,
        z.strictObject({ card: suspect.describe('The card played.'), answer: answer.optional() }),
      ])
      .describe('The Inspector draws a card and plays this one: a suspect, or {card, answer}.'),
  }),
  z.strictObject({
    arrest: z
      .union([
        suspect,
        z.strictObject({
          suspect: suspect.describe('Who is arrested.'),
          by: suspect
            .optional()
            .describe('The agent, in a citizen arrest. Default: the Inspector in person.'),
          answer: answer.optional(),
        }),
      ])
      .describe('The Inspector arrests: a suspect, or {suspect, by, answer}.'),
  }),
  z.strictObject({
    collapse: collapse.describe('Whoever is to act takes one deceased suspect out of each line.'),
  }),
]);

const expect = z.strictObject({
  refused: z
    .enum(REFUSALS)
    .optional()
    .describe('The event is not accepted, for this reason. Default: it is accepted.'),
  answer: z.boolean().nullable().optional().describe('The answer given; null where no question is asked.'),
  suspects: suspects.optional().describe('Whom the Inspector cannot yet rule out as the Killer.'),
  inspectorSuspects: suspects.optional().describe('Whom the Killer cannot yet rule out as the Inspector.'),
  board: board.optional().describe('The rows, as in given.'),
  kills: z.int().optional().describe('Kills so far.'),
  killer: suspect.nullable().optional().describe("The Killer's identity."),
  inspector: suspect.nullable().optional().describe("The Inspector's identity."),
  hand: suspects.optional().describe("The Inspector's evidence cards."),
  deck: z.int().optional().describe('How many cards are in the deck.'),
  innocent: suspects.optional().describe('On whom an evidence card lies.'),
  gone: suspects.optional().describe('Suspects no longer in the grid.'),
  discarded: suspects.optional().describe('Evidence cards put away.'),
  turn: seat.optional().describe('Who is to act.'),
  winner: z
    .enum([...SEATS, 'none'])
    .optional()
    .describe('Who has won.'),
});

const FACTS: { readonly [K in keyof typeof VARIANTS]: string } = {
  killsToWin: 'Kills that win: 16 on Board Game Arena, 14 printed, 10 in Automata NOIR.',
  exonerateAnswer: 'Whether the Killer answers after an exoneration.',
  innocentKillAnswer: 'Whether the Inspector answers when an innocent is killed.',
  formerIdentityAnswer: "Whether that holds for the Killer's former identities too.",
  exonerateDeceased:
    'A deceased suspect still in the grid: radar (the Killer answers) or discard (the card is put away).',
  citizenArrest: 'Arrest through a hand card: off, any agent, or living agents.',
  removal: 'How the grid shrinks: automatic, or by the collapse action.',
  deceasedIdentity: 'Whether the Inspector may choose a deceased suspect.',
  undo: 'When a shift undoes the last one: same line and opposite way, or the same grid as before.',
  arrestTargets: 'Whom an arrest may name: the living who are not innocent, or any neighbour.',
};

const variants = z.strictObject(
  Object.fromEntries(
    Object.entries(VARIANTS).map(([key, values]) => [
      key,
      z
        .literal([...values] as (string | number | boolean)[])
        .optional()
        .describe(`${FACTS[key as keyof typeof FACTS]} Default: ${values[0]}.`),
    ]),
  ),
);

export const schema = { given, event, expect, variants };
