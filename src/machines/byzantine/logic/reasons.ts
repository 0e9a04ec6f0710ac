/** Reasons against an event, in order: the first whose condition holds is the refusal. */
import type { RefusalId } from '../vocabulary.ts';

export type Reasons = readonly (readonly [holds: boolean, because: RefusalId])[];

export const firstOf = (reasons: Reasons): RefusalId | undefined => reasons.find(([holds]) => holds)?.[1];
