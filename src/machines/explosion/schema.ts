/** The part of the case format that is Truth Explosion's own. Node side only. */
import { z } from 'zod';
import { ITEM_DECK, SUITS } from './item-deck.ts';
import { ROLES } from './roles.ts';
import { CALLS, EVENTS, GROUPS, PHASES, REFUSALS, SEATS, VARIANTS, WINNERS } from './vocabulary.ts';

const suit = z.enum(SUITS);
const card = z.enum(ITEM_DECK as [string, ...string[]]).describe('A suit and a number, for example S7.');
const seat = z.enum(SEATS);
const role = z.enum(ROLES as [string, ...string[]]);
const once = <T extends z.ZodType>(item: T) =>
  z.array(item).refine((list) => new Set(list).size === list.length, 'each of them once');
const seats = once(seat);
const cards = once(card);
const bySeat = <T extends z.ZodType>(value: T) => z.partialRecord(seat, value);

const known = z.strictObject({
  deckHas: cards.optional().describe('The weapon cards of the item deck, all of them.'),
  awake: z
    .partialRecord(z.enum(GROUPS), seats)
    .optional()
    .describe('Who was awake with the view in each group.'),
  cards: bySeat(cards).optional().describe('Item cards of others that the view has seen.'),
});

const given = z.strictObject({
  weapon: suit.describe('The weapon suit.'),
  hands: bySeat(z.array(card)).optional().describe('Two item cards each, left and right of the role card.'),
  players: z.int().optional().describe('How many play, where not every hand is written out: 3 to 11.'),
  roles: bySeat(role).optional().describe('Roles that matter; the rest is not told.'),
  deceased: role.optional().describe('The role shown at the start.'),
  deck: z
    .array(z.union([suit, card]))
    .optional()
    .describe('The item cards in play; a suit stands for its seven cards. Default: all 28.'),
  round: z.int().min(1).max(3).optional().describe('The round. Default: 1.'),
  phase: z.enum(PHASES).optional().describe('The phase. Default: night; speech with 3 to 5 players.'),
  imprisoned: seats.optional().describe('Who is out by imprisonment, the latest last.'),
  dead: seats.optional().describe('Who is out by death.'),
  faceUp: seats.optional().describe('Whose role card lies face up; in round 1, turned up this round.'),
  flipped: seats
    .optional()
    .describe('Whose role card was turned up this round. Default: `faceUp` in round 1.'),
  knockedOut: seats.optional().describe('Who is knocked out this round.'),
  mute: seats.optional().describe('Others who may neither speak nor vote this round (drunk).'),
  knockedOutBefore: seats.optional().describe('Who has been knocked out in this game.'),
  hidBefore: seats.optional().describe('Who has been a hide target in this game.'),
  hidden: cards.optional().describe('Item cards hidden this round.'),
  exposed: cards.optional().describe('Item cards that have been turned up or examined.'),
  turnedUp: cards.optional().describe('Item cards that lie face up.'),
  links: z.array(z.array(seat).length(2)).optional().describe('Pairs that go out together.'),
  known: known.optional().describe("What the case's `view` has been shown."),
  youngest: seat.optional().describe('Who speaks first. Default: P1.'),
});

const target = (what: string) =>
  z.union([
    seat.describe(what),
    z.strictObject({ by: seat.optional().describe('Who tries.'), target: seat.describe(what) }),
  ]);

const flip = z.strictObject({
  player: seat.describe('Who flips the own role card.'),
  role: role.optional().describe('Medium: the deceased role whose skill is used.'),
  target: seat.optional().describe('The player that the skill is aimed at.'),
  targets: z.array(seat).optional().describe('Liaison: the two players.'),
  card: card.optional().describe('The item card looked at or shown.'),
  cards: cards
    .optional()
    .describe('Novelist: the two cards exchanged. Forensic doctor: what the deck has, if untold.'),
  number: z.int().min(1).max(7).optional().describe('Bartender, president: the number named.'),
  answer: suit.optional().describe('Psychologist: the suit named, where either may be or nobody is told.'),
});

const ballot = z.partialRecord(z.enum([...SEATS, 'host']), seat);

const event = z.union([
  z.strictObject({
    wake: z.union([
      z.enum(GROUPS).describe('The group that opens its eyes.'),
      z.strictObject({
        group: z.enum(GROUPS),
        awake: seats.describe('Who does, where nobody is told all hands.'),
      }),
    ]),
  }),
  z.strictObject({ hide: target('Whose card is hidden.') }),
  z.strictObject({ knockOut: target('Who is knocked out.') }),
  z.strictObject({ murder: target('Who is murdered.') }),
  z.strictObject({ dawn: z.strictObject({}) }),
  z.strictObject({ hideCard: z.strictObject({ player: seat, card }) }),
  z.strictObject({ speak: seat.describe('Who speaks.') }),
  z.strictObject({ flip }),
  z.strictObject({ elect: ballot.describe('Who votes for whom as representative.') }),
  z.strictObject({ look: z.strictObject({ by: seat, at: seat, card }) }),
  z.strictObject({ vote: ballot.describe('Who votes for whom as the culprit.') }),
  z.strictObject({
    substitute: z.strictObject({
      by: seat,
      instead: seat.optional().describe('For whom, where two go together.'),
    }),
  }),
  z.strictObject({ shoot: z.strictObject({ by: seat, target: seat }) }),
  z.strictObject({ endRound: z.strictObject({}) }),
]);

const legal = z.partialRecord(z.enum(EVENTS), seats);
const answers = z.union([z.array(suit), bySeat(z.int())]);

const expect = z.strictObject({
  refused: z.enum(REFUSALS).optional().describe('The event is not accepted, and this is the reason.'),
  sums: bySeat(z.int()).optional().describe('Weapon sums.'),
  big: seats.optional().describe('The big suspects.'),
  medium: seats.optional().describe('The medium suspects.'),
  small: seats.optional().describe('The small suspects.'),
  culprit: seat.nullable().optional().describe('The culprit, or null.'),
  accomplice: seat.nullable().optional().describe('The accomplice, or null.'),
  follower: seat.nullable().optional().describe('The follower, or null.'),
  bad: seats.optional().describe('Everybody bad.'),
  restart: z.boolean().optional().describe('Whether nobody holds a weapon card.'),
  awake: seats.optional().describe('Who has just opened their eyes.'),
  turnedUp: cards.optional().describe('Item cards that lie face up.'),
  locked: cards.optional().describe('Item cards hidden for good.'),
  hidden: cards.optional().describe('Item cards hidden this round.'),
  answers: answers.optional().describe('What a truthful answer may be.'),
  legal: legal.optional().describe('Whom each event named may be aimed at now.'),
  tally: bySeat(z.int()).optional().describe('The votes just counted.'),
  out: seats.optional().describe('Whom the vote named.'),
  representative: seat.nullable().optional().describe('The representative, or null.'),
  imprisoned: seats.optional().describe('Who is imprisoned.'),
  dead: seats.optional().describe('Who is dead.'),
  mute: seats.optional().describe('Who may neither speak nor vote.'),
  faceUp: seats.optional().describe('Whose role card lies face up.'),
  round: z.int().optional().describe('The round.'),
  phase: z.enum(PHASES).optional().describe('The phase.'),
  schedule: z
    .array(z.array(z.enum(CALLS)))
    .optional()
    .describe('The calls of each night, in order.'),
  winner: z
    .enum([...WINNERS, 'none'])
    .optional()
    .describe('Who has won.'),
  suspects: seats.optional().describe('Who may be the culprit as far as the view can know.'),
  shares: bySeat(z.string())
    .optional()
    .describe('The share of deals in which each is the culprit, for the view.'),
});

const FACTS: { readonly [K in keyof typeof VARIANTS]: string } = {
  oiranFiresSkill: 'Whether an active role turned up by the Oiran fires.',
  directorRestoresBlack: 'Whether Black, flipped and turned back down, may still win alone.',
  blackBeatsGood: 'Whether an unflipped Black wins alone when the culprit is caught.',
  expansion: 'Whether the nine expansion roles play.',
  runOff: 'What a tie leads to: one run-off, nobody, or a decision of the host.',
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
