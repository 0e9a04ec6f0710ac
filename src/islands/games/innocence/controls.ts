/** The game by pressing: one suspect is whoever has a turn, is arrested or shows the own identity. */
import type { JsonObject } from '../../../machines/trace.ts';
import type { BoardControls } from '../../what-if/board-controls.ts';

const PREFIX = 'suspect:';
const BY_SUSPECT = ['pass', 'arrest', 'showIdentity'];

export const controls: BoardControls = {
  parts: (move) =>
    Object.values(move)
      .filter((value) => typeof value === 'string')
      .map((who) => `${PREFIX}${who}`),
  meant(type, parts): JsonObject | null {
    const [who] = parts.map((part) => part.slice(PREFIX.length));
    if (BY_SUSPECT.includes(type)) return who ? { [type]: who } : null;
    return parts.length ? null : { [type]: {} };
  },
  example: (type): JsonObject => (BY_SUSPECT.includes(type) ? { [type]: 'A' } : { [type]: {} }),
  toMove: () => null,
};
