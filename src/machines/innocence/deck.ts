/**
 * The evidence cards that a case has when it does not say. **Assumed by this site; not the published deck**: the source gives
 * neither the numbers on statements and testimonies nor how many there are of each (I-G02, I-D01).
 */
import type { Card, Cards } from './vocabulary.ts';

/** All cards but the physical evidence: the same for any number of suspects (I-013). */
export const ASSUMED: Cards = ['S1', 'S2', 'S3', 'S4', 'T1', 'T2', 'T3', 'T4', 'X'];

export const PHYSICAL: Card = 'P';
export const WEAPON: Card = 'X';

/** Physical evidence used: three, six, nine for three, four, five suspects (I-012). */
export const physicalFor = (suspects: number): number => 3 * (suspects - 2);

/** The assumed deck for so many suspects, sorted. */
export const assumedDeck = (suspects: number): Cards => [
  ...Array.from({ length: physicalFor(suspects) }, () => PHYSICAL),
  ...ASSUMED,
];
