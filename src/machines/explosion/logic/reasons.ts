/** Reasons against an event: each with the refusal that it is. */
import type { RefusalId } from '../vocabulary.ts';

export type Reasons = readonly (readonly [holds: boolean, because: RefusalId])[];
