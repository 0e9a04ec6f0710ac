/** The palaces that a case may name. */
import type { Palace } from '../table.ts';
import { training } from './training.ts';

export const PALACES: { readonly [name: string]: Palace } = { training };
