/** Title and notes of a case in a reader's language. */
import { caseOf } from './cases.ts';
import { gameOf } from './games.ts';
import { words } from './words.ts';

export interface CaseWords {
  readonly title: string;
  readonly note: string | null;
  /** Notes by step name. */
  readonly notes: Readonly<Record<string, string>>;
  /** True when the words are those of the game's reference language, for want of a translation. */
  readonly fallback: boolean;
}

export function caseWords(id: string, locale: string): CaseWords {
  const { case: one, trace } = caseOf(id);
  const { reference } = gameOf(one.game).file;
  const notes = Object.fromEntries(
    one.steps.flatMap((step, at) => (step.note ? [[trace.steps[at + 1]!.name, step.note]] : [])),
  );
  const own: CaseWords = { title: one.title, note: one.note ?? null, notes, fallback: false };
  if (locale === reference) return own;
  const translated = words.caseWords(locale, one.game)[id.slice(one.game.length + 1)];
  if (!translated) return { ...own, fallback: true };
  return {
    title: translated.title,
    note: translated.note ?? null,
    notes: translated.steps ?? {},
    fallback: false,
  };
}
