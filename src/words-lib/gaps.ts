/** What a language lacks of its reference, and what it has beyond it. Reported, not thrown: pages fall back with a notice. */
import { isName } from './message-file.ts';
import type { Words } from './words.ts';

/** `page`: a rule page; `clause`: `<game>/<id>`; `message` and `term`: a key, with the game before it where it is a game's. */
export type GapKind = 'page' | 'clause' | 'message' | 'term';

export interface Gap {
  readonly locale: string;
  readonly kind: GapKind;
  readonly id: string;
  /** `missing`: the reference has it; `extra`: only this language has it; `stale`: marked as outdated. */
  readonly state: 'missing' | 'extra' | 'stale';
}

/** All gaps, by locale and kind, in the order of the reference's files. */
export function gaps(words: Words): readonly Gap[] {
  return words.locales.flatMap(({ id: locale }) => [
    ...layers(words).flatMap(({ game, reference }) =>
      reference === locale
        ? []
        : [...messageGaps(words, locale, game, reference), ...termGaps(words, locale, game, reference)],
    ),
    ...words
      .games()
      .flatMap((game) => (words.referenceOf(game).id === locale ? [] : proseGaps(words, locale, game))),
  ]);
}

function layers(words: Words): readonly { game: string | null; reference: string }[] {
  const games = words.games().map((game) => ({ game, reference: words.referenceOf(game).id }));
  return [{ game: null, reference: words.reference.id }, ...games];
}

function messageGaps({ raw }: Words, locale: string, game: string | null, reference: string): readonly Gap[] {
  const keys = (of: string): readonly string[] =>
    [...raw.messages(of, game).keys()].filter((key) => !isName(key));
  return difference(keys(reference), keys(locale)).map((gap) => ({
    locale,
    kind: 'message',
    ...gap,
    id: named(game, gap.id),
  }));
}

function termGaps({ raw }: Words, locale: string, game: string | null, reference: string): readonly Gap[] {
  const found = difference(raw.glossaryKeys(reference, game), raw.glossaryKeys(locale, game));
  return found.map((gap) => ({ locale, kind: 'term', ...gap, id: named(game, gap.id) }));
}

function proseGaps(words: Words, locale: string, game: string): readonly Gap[] {
  const theirs = words.raw.pages(words.referenceOf(game).id, game);
  const ours = words.raw.pages(locale, game);
  const pages = difference([...theirs.keys()], [...ours.keys()]).map((gap): Gap => ({
    locale,
    kind: 'page',
    ...gap,
    id: named(game, gap.id),
  }));
  const clauses = [...theirs].flatMap(([rule, page]): readonly Gap[] => {
    const own = ours.get(rule)?.clauses ?? [];
    const stale = own.filter((clause) => clause.stale).map(({ id }) => ({ id, state: 'stale' as const }));
    const found = [
      ...difference(
        page.clauses.map(({ id }) => id),
        own.map(({ id }) => id),
      ),
      ...stale,
    ];
    return found.map((gap): Gap => ({ locale, kind: 'clause', ...gap, id: named(game, gap.id) }));
  });
  return [...pages, ...clauses];
}

function difference(
  theirs: readonly string[],
  ours: readonly string[],
): readonly { id: string; state: 'missing' | 'extra' }[] {
  const known = new Set(theirs);
  const own = new Set(ours);
  return [
    ...theirs.filter((id) => !own.has(id)).map((id) => ({ id, state: 'missing' as const })),
    ...ours.filter((id) => !known.has(id)).map((id) => ({ id, state: 'extra' as const })),
  ];
}

function named(game: string | null, id: string): string {
  return game === null ? id : `${game}/${id}`;
}
