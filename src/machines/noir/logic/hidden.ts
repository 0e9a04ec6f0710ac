/**
 * Identities that nobody is told. Each is one card, and no card is in two places (N-055): whoever is surely the Killer
 * is not the Inspector, and the other way round. Apart from that the two say nothing about each other, so the two lists
 * of candidates hold just the pairs that are possible.
 */
import type { Table } from '../table.ts';
import type { Suspects } from '../vocabulary.ts';

export type Candidates = Pick<Table, 'killers' | 'inspectors'>;

const except = (among: Suspects, other: Suspects): Suspects =>
  other.length === 1 ? among.filter((who) => who !== other[0]) : among;

/** The same with everybody left out who is in no possible pair. An empty list stands for nobody yet, or for no pair at all. */
export function apart<T extends Candidates>(table: T): T {
  const inspectors = except(table.inspectors, table.killers);
  return { ...table, inspectors, killers: except(table.killers, inspectors) };
}

/** Whose card surely is somebody's identity: of one candidate, or of two that share it out between them. */
export function surelyHeld({ killers, inspectors }: Candidates): Suspects {
  const shared = killers.length === 2 && inspectors.length === 2;
  if (shared && killers.every((who) => inspectors.includes(who))) return killers;
  return [killers, inspectors].flatMap((among) => (among.length === 1 ? among : []));
}
