/** Titles and notes of cases in a language other than the game's reference (whose words stand in the case files). */
import { z } from 'zod';
import { readData } from './data-file.ts';
import { WORDS, type Locale } from './locales.ts';

const text = z.string('text').min(1, 'text');
const caseWords = z.strictObject({
  title: text,
  note: text.optional(),
  /** By step name: `start`, `exonerate-1`. */
  steps: z
    .record(z.string().regex(/^(start|[A-Za-z]+-[1-9]\d*)$/, 'start or <event>-<number>'), text)
    .optional(),
});
export type CaseWords = z.infer<typeof caseWords>;

const file = z.record(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, '<rule>/<case>'), caseWords);

/** By `<rule>/<case>`; empty when the file does not exist. Throws `ContentError`. */
export function readCaseWords(
  root: string,
  locale: Locale,
  game: string,
): { readonly [id: string]: CaseWords } {
  return readData(root, `${WORDS}/${locale.id}/${game}/cases.yaml`, file)?.value ?? {};
}
