/** The game by pressing: one player is whoever speaks, is hidden, knocked out or murdered. */
import type { JsonObject } from '../../../machines/trace.ts';
import type { BoardControls } from '../../what-if/board-controls.ts';

const PREFIX = 'suspect:';
const ONE = ['hide', 'knockOut', 'murder', 'speak'];

export const controls: BoardControls = {
  parts: (move) =>
    Object.values(move)
      .filter((who) => typeof who === 'string' && /^P\d+$/.test(who))
      .map((who) => `${PREFIX}${who}`),
  meant(type, parts): JsonObject | null {
    const [who] = parts.map((part) => part.slice(PREFIX.length));
    if (ONE.includes(type)) return who ? { [type]: who } : null;
    return type === 'dawn' || type === 'endRound' ? { [type]: {} } : null;
  },
  example: (type): JsonObject => (ONE.includes(type) ? { [type]: 'P1' } : { [type]: {} }),
  toMove: () => null,
};
