/** Noir by the chart of the whole game, moved on by xstate alone. */
import { initialTransition, transition } from 'xstate';
import { machine } from '../../src/machines/noir/game-chart.ts';
import noir from '../../src/machines/noir/index.ts';
import { activeStates } from '../../src/machines/paths.ts';
import type { Seat } from '../../src/machines/noir/vocabulary.ts';
import type { Way } from './way.ts';

const TURN_IN: { readonly [state: string]: Seat } = {
  firstKill: 'killer',
  firstChoice: 'inspector',
  killerTurn: 'killer',
  inspectorTurn: 'inspector',
};

export const byChart: Way = {
  name: 'chart, by xstate’s `transition()`',
  begin({ given, variants }) {
    let [snapshot] = initialTransition(machine, { table: noir.start(given, variants) });
    return {
      play(event) {
        [snapshot] = transition(machine, snapshot, event);
      },
      standing: () => ({ table: snapshot.context.table, turn: TURN_IN[activeStates(snapshot)[0]!] ?? null }),
    };
  },
};
