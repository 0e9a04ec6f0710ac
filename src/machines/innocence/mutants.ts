/** Sentences of Innocence changed by hand: what its charts do not show by themselves. */
import { byHand, inOrder } from '../mutants/by-hand.ts';
import type { GameMutants, OwnMutant } from '../mutants/mutant.ts';
import { reasonsAgainst } from './logic/judge.ts';
import type { Table } from './table.ts';
import { REFUSALS } from './vocabulary.ts';
import type { InnocenceEvent } from './vocabulary.ts';

type Own = OwnMutant<Table, InnocenceEvent>;
const { forbid, stuck } = byHand<Table, InnocenceEvent>();

const own: readonly Own[] = [
  forbid('detective-mode-1', 'identities', ({ suspects }) => suspects.length === 3),
  forbid('detective-mode-7', 'draw', ({ detective }, { suspect }) => suspect === detective),
  forbid('detective-mode-7', 'pass', ({ detective }, { suspect }) => suspect === detective),
  forbid('detective-mode-12', 'claim', ({ detective }, { by }) => by === detective),
  forbid('vote-13', 'vote', ({ detective }, { votes }) => detective !== null && detective in votes),
  stuck('vote-12', 'revoteLimit', 'off'),
];

const mutants: GameMutants<Table, InnocenceEvent> = {
  against: (table, event) => inOrder(reasonsAgainst(table, event), REFUSALS),
  own,
  equal: {},
};
export default mutants;
