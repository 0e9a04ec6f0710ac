/** May this be done now, and if not, why not. Several reasons at once: the order of the register's table of refusals. */
import type { Table } from '../table.ts';
import { REFUSALS } from '../vocabulary.ts';
import type { InnocenceEvent, RefusalId } from '../vocabulary.ts';
import { arrestReasons } from './arrest.ts';
import { dealReasons } from './deal.ts';
import { identitiesReasons, showIdentityReasons } from './identities.ts';
import { claimReasons, lookReasons } from './inquiry.ts';
import { publishReasons } from './publish.ts';
import type { Reasons } from './reasons.ts';
import { isOver } from './settle.ts';
import { drawReasons, passReasons } from './turn.ts';
import { voteReasons } from './vote.ts';

export type InnocenceVerdict =
  { readonly legal: true } | { readonly legal: false; readonly because: RefusalId };

export function reasonsAgainst(table: Table, event: InnocenceEvent): Reasons {
  if (isOver(table)) return [[true, 'game-over']];
  switch (event.type) {
    case 'identities':
      return identitiesReasons(table, event);
    case 'showIdentity':
      return showIdentityReasons(table, event);
    case 'deal':
      return dealReasons(table, event);
    case 'publish':
      return publishReasons(table, event);
    case 'pass':
      return passReasons(table, event);
    case 'draw':
      return drawReasons(table, event);
    case 'lookAtDeck':
      return lookReasons(table, event);
    case 'claim':
      return claimReasons(table, event);
    case 'arrest':
      return arrestReasons(table, event);
    case 'vote':
      return voteReasons(table, event);
  }
}

export function judge(table: Table, event: InnocenceEvent): InnocenceVerdict {
  const found = new Set(reasonsAgainst(table, event).flatMap(([holds, id]) => (holds ? [id] : [])));
  const because = REFUSALS.find((id) => found.has(id));
  return because ? { legal: false, because } : { legal: true };
}
