/** Questions that only the charts ask. */
import type { Table } from '../table.ts';
import type { Decided } from '../vocabulary.ts';
import { verdictOn } from './arrest.ts';
import { hasSpecialRole } from './identities.ts';

/** Whether the cards, all of them told, are decided in this way. */
export const decidedBy =
  (by: Decided) =>
  (table: Table): boolean =>
    verdictOn(table)?.by === by;

export const specialRoleIsCulprit = (table: Table): boolean =>
  verdictOn(table)?.culprits.some((who) => hasSpecialRole(table, who)) === true;
