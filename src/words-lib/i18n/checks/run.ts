/** Runs all checks over all translations of a language. */
import type { LockEntry } from '../lock.ts';
import { once } from '../../once.ts';
import { constantTerms } from './consistent.ts';
import { gameOf, lockOf, owedIds, referenceOf, sourceLocale, unitOf, type UnitTree } from '../tree.ts';
import type { Unit } from '../unit.ts';
import type { Check, Form, Pair, Said, Side } from './check.ts';
import { lines } from './lines.ts';
import { links } from './links.ts';
import { modality } from './modality.ts';
import { numbers } from './numbers.ts';
import { punctuation } from './punctuation.ts';
import { script } from './script.ts';
import { skeletonDifference } from './skeleton.ts';
import { spelling, spellingOf } from './spelling/spelling.ts';
import { habitOf } from './spelling/habit.ts';
import { symbols } from './symbols.ts';
import { terms } from './terms.ts';
import { untranslated } from './untranslated.ts';
import { wordsOf } from './words.ts';

export interface Finding extends Said {
  readonly locale: string;
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** Why it may stay, where somebody has said so of these very words. */
  readonly waived: string | null;
}

const OF_PAIRS: readonly Check[] = [
  untranslated,
  numbers,
  symbols,
  terms,
  modality,
  lines,
  links,
  script,
  punctuation,
  spelling,
];

/** What all checks say of one translation. */
export const checkPair = (pair: Pair): readonly Said[] => OF_PAIRS.flatMap((check) => check(pair));

/** The two sides of a translation; null where one is missing. */
export function pairOf(tree: UnitTree, locale: string, id: string): Pair | null {
  const from = sourceLocale(tree, locale, id);
  const source = unitOf(tree, from, id);
  const target = unitOf(tree, locale, id);
  if (!source || !target) return null;
  return {
    source: sideOf(tree, from, source),
    target: sideOf(tree, locale, target),
    mod: modOf(tree, id),
    constant: new Set(),
    habit: habitOf(tree, locale),
  };
}

/** Like `pairOf`, knowing which terms the language keeps to. */
export function pairsOf(tree: UnitTree, locale: string): (id: string) => Pair | null {
  const pair = once((id: string) => pairOf(tree, locale, id));
  const constant = constantTerms(tree, locale, pair);
  return (id) => {
    const found = pair(id);
    return found && { ...found, constant: constant(found.target.unit.game) };
  };
}

function modOf(tree: UnitTree, id: string): Pair['mod'] {
  const reference = tree.games.get(gameOf(tree, id) ?? '')?.reference;
  return (reference === undefined ? undefined : unitOf(tree, reference, id)?.mod) ?? null;
}

export function sideOf(tree: UnitTree, locale: string, unit: Unit): Side {
  const lang = tree.locales.find((one) => one.id === locale)?.lang ?? locale;
  return {
    lang,
    unit,
    words: wordsOf(unit),
    terms: termsOf(tree, locale, unit.game),
    known: tree.known.get(locale) ?? new Set(),
  };
}

const termsOf = (tree: UnitTree, locale: string, game: string | null): readonly Form[] =>
  tree.terms.get(`${locale}/${game ?? ''}`) ?? [];

export interface CheckOptions {
  readonly locale: string;
  /** The text of a file of the project. */
  readonly read: (file: string) => string;
}

export function checkLocale(tree: UnitTree, { locale, read }: CheckOptions): readonly Finding[] {
  const lock = lockOf(tree, locale);
  const pairs = pairsOf(tree, locale);
  return [
    ...missing(tree, locale),
    ...skeletons(tree, locale, read),
    ...firstWritten(tree, locale),
    ...owedIds(tree, locale).flatMap((id): Finding[] => {
      const pair = pairs(id);
      if (!pair) return [];
      const { file, line } = pair.target.unit.place;
      return checkPair(pair).map((said) => ({
        ...said,
        locale,
        id,
        file,
        line,
        waived: waiverOf(lock.get(id), said, pair),
      }));
    }),
  ];
}

/** What a language writes first is no translation, but has to be spelt as well. */
function firstWritten(tree: UnitTree, locale: string): readonly Finding[] {
  const own = [...(tree.units.get(locale)?.values() ?? [])].filter(
    ({ game }) => referenceOf(tree, game) === locale,
  );
  return own.flatMap((unit) =>
    spellingOf(sideOf(tree, locale, unit), habitOf(tree, locale)).map((said) => ({
      ...said,
      locale,
      id: unit.id,
      file: unit.place.file,
      line: unit.place.line,
      waived: null,
    })),
  );
}

/** A waiver holds for the words that it was given for, on both sides. */
function waiverOf(entry: LockEntry | undefined, { check }: Said, { source, target }: Pair): string | null {
  const waiver = entry?.waived?.find(
    (one) => one.check === check && one.s === source.unit.hash && one.t === target.unit.hash,
  );
  return waiver?.reason ?? null;
}

function missing(tree: UnitTree, locale: string): readonly Finding[] {
  const draft = (id: string): boolean =>
    tree.locales.some((one) => one.id === locale && one.draft) ||
    (tree.games.get(gameOf(tree, id) ?? '')?.draft ?? false);
  return owedIds(tree, locale)
    .filter((id) => !unitOf(tree, locale, id))
    .map((id) => {
      const { file, line } = unitOf(tree, sourceLocale(tree, locale, id), id)!.place;
      return {
        check: 'missing',
        level: draft(id) ? 'warning' : 'error',
        found: 'nothing',
        wanted: 'a translation',
        locale,
        id,
        file,
        line,
        waived: null,
      };
    });
}

function skeletons(tree: UnitTree, locale: string, read: (file: string) => string): readonly Finding[] {
  const pages = owedIds(tree, locale).filter(
    (id) => id.endsWith('@title') && unitOf(tree, locale, id)?.kind === 'head',
  );
  return pages.flatMap((id) => {
    const pageOf = (of: string) => {
      const { file } = unitOf(tree, of, id)!.place;
      return { file, text: read(file) };
    };
    const target = pageOf(locale);
    const said = skeletonDifference(pageOf(sourceLocale(tree, locale, id)), target);
    return said
      ? [{ ...said, locale, id: id.replace(/@title$/, ''), file: target.file, line: 1, waived: null }]
      : [];
  });
}
