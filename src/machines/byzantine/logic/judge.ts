/** May this be done now, and if not, why not. Several reasons at once: the order of the register's table of refusals. */
import type { Table } from '../table.ts';
import { REFUSALS } from '../vocabulary.ts';
import type { ByzantineEvent, RefusalId } from '../vocabulary.ts';
import { drawReasons } from './draw.ts';
import { isOver } from './ending.ts';
import { killReasons } from './kill.ts';
import { moveReasons } from './move.ts';
import { readReasons } from './read.ts';
import type { Reasons } from './reasons.ts';
import { endRoundReasons } from './round.ts';
import { skillReasons } from './skills/skills.ts';
import { pickReasons } from './turn.ts';

export type ByzantineVerdict =
  { readonly legal: true } | { readonly legal: false; readonly because: RefusalId };

export function reasonsAgainst(table: Table, event: ByzantineEvent): Reasons {
  if (isOver(table)) return [[true, event.type === 'accuse' ? 'already-accused' : 'game-over']];
  switch (event.type) {
    case 'draw':
      return drawReasons(table, event);
    case 'pick':
      return pickReasons(table, event);
    case 'move':
      return moveReasons(table, event);
    case 'skill':
      return skillReasons(table, event);
    case 'kill':
      return killReasons(table, event);
    case 'read':
      return readReasons(table, event);
    case 'endRound':
      return endRoundReasons(table);
    case 'accuse':
      return [];
  }
}

export function judge(table: Table, event: ByzantineEvent): ByzantineVerdict {
  const found = new Set(reasonsAgainst(table, event).flatMap(([holds, id]) => (holds ? [id] : [])));
  const because = REFUSALS.find((id) => found.has(id));
  return because ? { legal: false, because } : { legal: true };
}
