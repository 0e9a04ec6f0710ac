/** Noir by its pure functions alone: judge, then act. */
import noir from '../../src/machines/noir/index.ts';
import { act } from '../../src/machines/noir/logic/act.ts';
import { isOver } from '../../src/machines/noir/logic/winning.ts';
import type { Way } from './way.ts';

export const byLogic: Way = {
  name: 'plain logic',
  begin({ given, variants }) {
    let table = noir.start(given, variants);
    return {
      play(event) {
        if (noir.judge(table, event).legal) table = act(table, event);
      },
      standing: () => ({ table, turn: isOver(table) ? null : table.turn }),
    };
  },
};
