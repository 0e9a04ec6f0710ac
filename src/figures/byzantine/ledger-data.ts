/** The detectives' findings about murders in the short form in which they travel, and spread out again. */
import { METHODS } from '../../machines/byzantine/cast.ts';
import type { Json, JsonObject } from '../../machines/trace.ts';
import type { LedgerData } from './data.ts';

interface Finding {
  readonly room: string | null;
  readonly by: readonly string[];
}

const short = ({ room, by }: Finding): string =>
  (room ?? '') + by.map((method) => (METHODS as readonly string[]).indexOf(method)).join('');

/** From `knowledge.detectives.more`; null before the first murder, or when there are no findings. */
export function ledgerOf(more: JsonObject | undefined): LedgerData | null {
  const murders = (more?.['murders'] ?? []) as readonly Json[];
  if (!murders.length) return null;
  const cells = more!['cells'] as unknown as { readonly [who: string]: readonly Finding[] };
  return {
    murders: murders.map((one) => {
      const { victims, room, read } = one as JsonObject;
      return { victims: victims as string[], room: String(room), read: (read as string | null) ?? null };
    }),
    cells: Object.fromEntries(Object.entries(cells).map(([who, own]) => [who, own.map(short)])),
  };
}

/** One cell: where somebody stood then, and by which murder rules they could have done it. */
export interface LedgerCell {
  /** Empty for somebody who was dead. */
  readonly room: string;
  readonly by: readonly string[];
}

export function readCell(text: string): LedgerCell {
  const [, room = '', numbers = ''] = /^(\d+[A-Z]+)?(\d*)$/.exec(text) ?? [];
  return { room, by: [...numbers].map((number) => METHODS[Number(number)]!) };
}
