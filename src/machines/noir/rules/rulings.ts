/** Rules without phases: what may be done, and what may not (adjacency, the empty deck, play online, advice). */
import { ruling } from '../../ruling.ts';
import { cite } from '../clauses.ts';
import type { ClauseName } from '../clauses.ts';
import { judge } from '../logic/judge.ts';
import type { Table } from '../table.ts';
import type { EventName, NoirEvent } from '../vocabulary.ts';

type Spoken = { readonly [K in EventName]?: readonly [allowed: readonly ClauseName[], forbidden: readonly ClauseName[]] };

const ruled = (id: string, spoken: Spoken) =>
  ruling<Table, NoirEvent>({
    id,
    judge,
    events: Object.fromEntries(
      Object.entries(spoken).map(([type, [allowed, forbidden]]) => [type, { allowed: cite(...allowed), forbidden: cite(...forbidden) }]),
    ),
  });

/** "Neighbours are the up to 8 surrounding cells, without wrap-around" (N-013 to N-016). */
export const adjacency = ruled('adjacency', {
  kill: [['neighbours'], ['nextTo', 'noWrap']],
  exonerate: [['neighbours', 'fewerAtTheEdge'], ['onlyFromHand']],
  arrest: [['neighbours'], ['nextTo', 'noWrap']],
});

/** "Deck empty: no more disguise or exonerate; play on with shift, kill, arrest" (N-068, N-069). */
export const emptyDeck = ruled('emptyDeck', {
  disguise: [['drawTop'], ['noDisguiseWithoutDeck']],
  exonerate: [['drawFirst'], ['noExonerateWithoutDeck']],
  kill: [['playOnWithoutDeck'], ['killOnlyNeighbours']],
  shift: [['playOnWithoutDeck'], ['noUndo']],
  arrest: [['playOnWithoutDeck'], ['arrestWithinReach']],
  collapse: [['playOnWithoutDeck'], ['notInThisEdition']],
});

/** "Legality, answers and removals are automatic" (N-101). */
export const onlinePlay = ruled('onlinePlay', {
  kill: [['clickSuspect', 'automatic'], ['automatic']],
  choose: [['automatic'], ['automatic']],
  shift: [['automatic'], ['automatic']],
  disguise: [['clickDeck', 'automatic'], ['automatic']],
  exonerate: [['clickDeck', 'redMarks'], ['automatic']],
  arrest: [['clickSuspect', 'arrestMark'], ['automatic']],
  collapse: [['automatic'], ['notInThisEdition']],
});

/** Advice to the Killer; what may be done is what the rules allow (N-106 to N-111). */
export const strategyKiller = ruled('strategyKiller', {
  kill: [['killOutsiders', 'killInnocentsSometimes'], ['killOnlyNeighbours']],
  shift: [['shiftIntoReach'], ['noUndo']],
  disguise: [['disguiseUnderPressure'], ['disguiseNeedsDeck']],
});

/** Advice to the Inspector; what may be done is what the rules allow (N-112 to N-117). */
export const strategyInspector = ruled('strategyInspector', {
  choose: [['chooseFarAway'], ['amongTheFour']],
  exonerate: [['exonerateOften', 'exonerateTheDead'], ['onlyFromHand']],
  arrest: [['arrestSparingly', 'narrowFirst'], ['arrestWithinReach']],
  shift: [['shiftToApproach'], ['noUndo']],
});
