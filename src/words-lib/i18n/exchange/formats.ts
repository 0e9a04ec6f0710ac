/** The formats by name. */
import { fromCsv, toCsv } from './csv.ts';
import { toTbx, toTmx } from './memory.ts';
import { fromXliff, toXliff12, toXliff20 } from './xliff.ts';
import { fromPo, toPo } from './po.ts';
import type { Exchange, Returned } from './row.ts';

export interface Format {
  readonly ending: string;
  readonly write: (exchange: Exchange) => string;
  /** Throws a `SyntaxError` when the text is not of this format. `locale`: the language that the file says it is in. */
  readonly read?: (text: string) => { readonly locale: string | null; readonly rows: readonly Returned[] };
}

export const FORMATS: { readonly [name: string]: Format } = {
  po: { ending: '.po', write: toPo, read: fromPo },
  csv: { ending: '.csv', write: toCsv, read: (text) => ({ locale: null, rows: fromCsv(text) }) },
  xliff: { ending: '.xlf', write: toXliff12, read: fromXliff },
  xliff2: { ending: '.xliff', write: toXliff20, read: fromXliff },
  tmx: { ending: '.tmx', write: toTmx },
  tbx: { ending: '.tbx', write: toTbx },
};

export const formatNamed = (name: string): Format | undefined =>
  Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;

/** The format that a file's name tells and that can be read. */
export const formatOf = (file: string): Format | undefined =>
  Object.values(FORMATS).find(
    ({ ending, read }) => read !== undefined && file.toLowerCase().endsWith(ending),
  );
