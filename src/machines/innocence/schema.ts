/** The part of the case format that is Innocence's own. Node side only. */
import { z } from 'zod';
import { CLAIMS, MODES, PHASES, REFUSALS, ROLES, VARIANTS } from './vocabulary.ts';

const card = z
  .string()
  .regex(/^(P|X|[ST]\d{1,2})$/, 'P, S<n>, T<n> or X, for example S3')
  .describe('P: physical evidence; S<n>: self-statement; T<n>: eyewitness testimony; X: the weapon.');
const cards = z.array(card);
const suspect = z.string().regex(/^[A-Z]$/, 'a suspect: a capital letter');
/** Whoever may be named by mistake, too. */
const anybody = z.string().regex(/^([A-Z]|sheriff|detective)$/, 'a capital letter, sheriff or detective');
const by = <V extends z.ZodType>(value: V) => z.record(anybody, value);
const once = <T extends z.ZodType>(item: T) =>
  z.array(item).refine((list) => new Set(list).size === list.length, 'each of them once');

const hand = z.strictObject({
  hidden: z
    .union([cards, z.int().min(0).max(9)])
    .optional()
    .describe('Face-down cards; or how many, if nobody but their holder has seen them. Default: none.'),
  shown: cards.optional().describe('Open cards. Default: none.'),
});

const claimed = z.strictObject({
  by: anybody.describe('Who says it.'),
  about: z
    .enum(CLAIMS)
    .describe('The whole rest of the deck, some of it, what is not in it, or the own hidden cards.'),
  cards: cards.describe('The cards spoken of.'),
});

const given = z.strictObject({
  mode: z.enum(MODES).optional().describe('Sheriff mode or detective mode. Default: sheriff.'),
  suspects: once(suspect)
    .optional()
    .describe('The suspects, three to five. Default: those who have cards, else A, B, C.'),
  detective: suspect
    .optional()
    .describe('Which suspect is the detective; needed in detective mode once cards are dealt.'),
  evidence: by(hand).optional().describe('What lies before each suspect. Default: nothing is dealt yet.'),
  dealt: by(cards)
    .optional()
    .describe('The two cards of each, before any is published; instead of `evidence`.'),
  deck: cards
    .optional()
    .describe('The evidence deck, top first. Default: the rest of the composition, unordered.'),
  composition: cards
    .min(1)
    .optional()
    .describe('All evidence cards of the case. Default: the deck that this site assumes.'),
  remainder: cards.optional().describe('The rest of the deck, where sheriff or detective has looked at it.'),
  roles: by(z.enum(ROLES)).optional().describe('Identity cards, where they matter. Default: citizens.'),
  rolesShown: once(suspect).optional().describe('Whose identity card is open. Default: the detective’s.'),
  phase: z
    .enum(PHASES)
    .optional()
    .describe(
      'The phase. Default: reveal with `dealt`, inquiry with `remainder`, verdict with `evidence`, else deal.',
    ),
  played: once(suspect).optional().describe('Who has had a turn. Default: whoever holds three cards.'),
  claims: z.array(claimed).optional().describe('What has been said about cards before. Default: nothing.'),
  voted: z.int().min(0).optional().describe('How many votes have come to nothing before. Default: 0.'),
});

const event = z.union([
  z.strictObject({ identities: by(z.enum(ROLES)).describe('The identity card that each suspect is dealt.') }),
  z.strictObject({ showIdentity: anybody.describe('Who turns the own identity card up.') }),
  z.strictObject({ deal: by(cards).describe('Two cards for each suspect; {} takes them from the top.') }),
  z.strictObject({
    publish: by(z.union([card, cards, z.null()])).describe('The card that each pushes to the middle.'),
  }),
  z.strictObject({ pass: anybody.describe('Who passes.') }),
  z.strictObject({
    draw: z.strictObject({
      suspect: anybody.describe('Who draws.'),
      publish: card.nullable().optional().describe('What is published then; null: nothing.'),
      card: card.optional().describe('The card drawn, where nobody is told the order of the deck.'),
    }),
  }),
  z.strictObject({
    lookAtDeck: z.strictObject({
      by: anybody.optional().describe('Who looks. Default: sheriff or detective.'),
      cards: cards.optional().describe('What is seen, where nobody is told.'),
    }),
  }),
  z.strictObject({
    claim: z.union(
      CLAIMS.map((about) =>
        z.strictObject({
          by: anybody.describe('Who says it.'),
          [about]: cards.describe('The cards spoken of.'),
          showing: z.boolean().optional().describe('Tries to show the cards.'),
        }),
      ),
    ),
  }),
  z.strictObject({ arrest: anybody.describe('Who is arrested.') }),
  z.strictObject({ vote: by(anybody.nullable()).describe('Whom each suspect points at; null: nobody.') }),
]);

const counts = (what: string) => z.record(z.string(), z.int()).optional().describe(what);

const ifTrue = z.strictObject({
  worlds: z.int(),
  culpritIn: z.record(z.string(), z.int()),
  rightArrest: z.record(z.string(), z.int()),
  suspects: z.array(suspect),
});

const expect = z.strictObject({
  refused: z.enum(REFUSALS).optional().describe('The event is not accepted, and this is the reason.'),
  scores: z
    .record(suspect, z.tuple([z.int(), z.int()]).nullable())
    .optional()
    .describe('Innocence level and valid cards of each; null for the holder of the weapon.'),
  culprits: z.array(suspect).optional().describe('Who is the culprit by the cards.'),
  by: z.enum(['weapon', 'lowest', 'fewest-valid', 'joint']).optional().describe('What decides that.'),
  caught: z
    .boolean()
    .nullable()
    .optional()
    .describe('Whether a culprit has been arrested; null before the end.'),
  winner: z.enum(['law', 'culprits', 'none']).optional().describe('Who has won.'),
  results: z
    .record(anybody, z.enum(['win', 'lose', 'open']))
    .optional()
    .describe('How it has ended for those named.'),
  top: z.array(suspect).optional().describe('Who got the most votes.'),
  result: z.enum(['arrest', 'tie', 'revote']).optional().describe('What the vote came to.'),
  deck: z.int().optional().describe('How many cards are left in the deck.'),
  phase: z.enum(PHASES).optional().describe('The phase.'),
  detective: suspect.nullable().optional().describe('Who is the detective.'),
  specials: z.int().optional().describe('How many special roles are in play.'),
  worlds: z.int().optional().describe('How many deals of the unseen cards are possible for the view.'),
  culpritIn: counts('In how many deals each set of culprits (A, A+B) did it, for the view.'),
  rightArrest: counts('In how many deals arresting each suspect is right, for the view.'),
  deals: z.int().optional().describe('The same as `worlds` with the copies of a card told apart.'),
  rightDeals: counts('The same as `rightArrest` with the copies of a card told apart.'),
  best: z.array(suspect).optional().describe('Whom to arrest: right in most deals, for the view.'),
  suspects: z.array(suspect).optional().describe('Who is culprit in some deal, for the view.'),
  ifTrue: ifTrue.optional().describe('What would follow for the view if the latest claim were true.'),
});

const variants = z.strictObject({
  revoteLimit: z
    .literal([...VARIANTS.revoteLimit])
    .optional()
    .describe('After how many votes without result the detective arrests one. Default: off.'),
});

export const schema = { given, event, expect, variants };
