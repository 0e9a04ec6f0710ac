/** The fields of a palace file, in the order of the template. */
import { LINKS } from '../../machines/byzantine/logic/geometry-links.ts';

export const FIELDS = ['floors', ...LINKS, 'start'] as const;
export type Field = (typeof FIELDS)[number];
