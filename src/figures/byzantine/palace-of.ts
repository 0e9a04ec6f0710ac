import { PALACES } from '../../machines/byzantine/palaces/palaces.ts';
import type { Palace } from '../../machines/byzantine/table.ts';

/** The palace of a position. Fails with a RangeError for a name that no palace has. */
export function palaceOf(palace: string | Palace): Palace {
  if (typeof palace !== 'string') return palace;
  const found = PALACES[palace];
  if (!found) throw new RangeError(`No palace is called ${palace}`);
  return found;
}
