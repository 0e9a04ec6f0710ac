/** Rules without phases: what may be done, and what may not (adjacency, the empty deck, play online, advice). */
import { ruling } from '../../ruling.ts';
import { cite } from '../clauses.ts';
import type { ClauseId } from '../clauses.ts';
import { judge } from '../logic/judge.ts';
import type { Table } from '../table.ts';
import type { EventName, NoirEvent } from '../vocabulary.ts';

type Spoken = {
  readonly [K in EventName]?: readonly [allowed: readonly ClauseId[], forbidden: readonly ClauseId[]];
};

const ruled = (id: string, spoken: Spoken) =>
  ruling<Table, NoirEvent>({
    id,
    judge,
    events: Object.fromEntries(
      Object.entries(spoken).map(([type, [allowed, forbidden]]) => [
        type,
        { allowed: cite(...allowed), forbidden: cite(...forbidden) },
      ]),
    ),
  });

/** "Neighbours are the up to 8 surrounding cells, without wrap-around" (N-013 to N-016). */
export const adjacency = ruled('adjacency', {
  kill: [['adjacency-1'], ['adjacency-2', 'adjacency-3']],
  exonerate: [['adjacency-1', 'adjacency-4'], ['exonerate-4']],
  arrest: [['adjacency-1'], ['adjacency-2', 'adjacency-3']],
});

/** "Deck empty: no more disguise or exonerate; play on with shift, kill, arrest" (N-068, N-069). */
export const emptyDeck = ruled('emptyDeck', {
  disguise: [['disguise-1'], ['empty-deck-1']],
  exonerate: [['exonerate-1'], ['empty-deck-2']],
  kill: [['empty-deck-3'], ['kill-3']],
  shift: [['empty-deck-3'], ['shift-8']],
  arrest: [['empty-deck-3'], ['arrest-4']],
  collapse: [['empty-deck-3'], ['collapse-5']],
});

/** "Legality, answers and removals are automatic" (N-101). */
export const onlinePlay = ruled('onlinePlay', {
  kill: [['online-play-1', 'online-play-3'], ['online-play-3']],
  choose: [['online-play-3'], ['online-play-3']],
  shift: [['online-play-3'], ['online-play-3']],
  disguise: [['online-play-2', 'online-play-3'], ['online-play-3']],
  exonerate: [['online-play-2', 'online-play-4'], ['online-play-3']],
  arrest: [['online-play-1', 'online-play-6'], ['online-play-3']],
  collapse: [['online-play-3'], ['collapse-5']],
});

/** Advice to the Killer; what may be done is what the rules allow (N-106 to N-111). */
export const strategyKiller = ruled('strategyKiller', {
  kill: [['strategy-killer-1', 'strategy-killer-2'], ['kill-3']],
  shift: [['strategy-killer-4'], ['shift-8']],
  disguise: [['strategy-killer-5'], ['disguise-2']],
});

/** Advice to the Inspector; what may be done is what the rules allow (N-112 to N-117). */
export const strategyInspector = ruled('strategyInspector', {
  choose: [['strategy-inspector-1'], ['first-turns-7']],
  exonerate: [['strategy-inspector-2', 'strategy-inspector-3'], ['exonerate-4']],
  arrest: [['strategy-inspector-4', 'strategy-inspector-5'], ['arrest-4']],
  shift: [['strategy-inspector-7'], ['shift-8']],
});
