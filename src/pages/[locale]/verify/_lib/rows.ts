/** The rows of a rule's page: a unit, and how each language says it. */
import { chips, pieces, type Chips, type Piece } from '../../../../words-lib/i18n/checks/marked.ts';
import type { Finding } from '../../../../words-lib/i18n/checks/run.ts';
import { sideOf } from '../../../../words-lib/i18n/checks/run.ts';
import { scriptOf } from '../../../../words-lib/i18n/convert.ts';
import { scriptChanges, wordChanges, type Change } from '../../../../words-lib/i18n/difference.ts';
import type { Standing } from '../../../../words-lib/i18n/state.ts';
import { referenceOf, unitOf } from '../../../../words-lib/i18n/tree.ts';
import type { Unit } from '../../../../words-lib/i18n/unit.ts';
import { once } from '../../../../words-lib/once.ts';
import { sightingsOf, type Sighting } from '../../../../site/clauses.ts';
import { findingsOf, standingOf, tree } from './bench.ts';

export interface Cell {
  readonly locale: string;
  readonly lang: string;
  /** Empty where the language has no such unit. */
  readonly pieces: readonly Piece[];
  readonly chips: Chips;
  readonly standing: Standing;
  readonly findings: readonly Finding[];
  readonly file: string | null;
  readonly line: number;
  /** Of its words, as the locks name them. */
  readonly hash: string | undefined;
  /** What changed in its source since it was made. */
  readonly changes: readonly Change[];
}

export interface Row {
  readonly unit: Unit;
  /** The id within the game: `kill-1`, `kill@title`, `kill/edge@note`. */
  readonly name: string;
  readonly cells: readonly Cell[];
  /** Where the two Chinese scripts say it otherwise; empty where one is missing or both say the same. */
  readonly scripts: readonly Change[];
  readonly example: Sighting | null;
}

/** All rows of a rule: its page from top to bottom, then its cases. */
export const rowsOf = once((game: string, rule: string): readonly Row[] => {
  const reference = tree.units.get(referenceOf(tree, game))!;
  const own = [...reference.values()].filter((unit) => unit.game === game && unit.rule === rule);
  return own.map((unit) => {
    const cells = tree.locales.map(({ id }) => cellOf(id, unit));
    return {
      unit,
      name: unit.id.slice(game.length + 1),
      cells,
      scripts: scriptsOf(unit.id),
      example: unit.kind === 'clause' ? (sightingsOf(unit.id)[0] ?? null) : null,
    };
  });
});

function cellOf(locale: string, source: Unit): Cell {
  const { lang } = tree.locales.find(({ id }) => id === locale)!;
  const unit = unitOf(tree, locale, source.id);
  const standing = standingOf(locale, source.id);
  const from = unitOf(tree, standing.from, source.id);
  const fromLang = tree.locales.find(({ id }) => id === standing.from)!.lang;
  const side = unit && sideOf(tree, locale, unit);
  return {
    locale,
    lang,
    pieces: side ? pieces(side) : [],
    chips: side ? chips(side) : { numbers: [], modal: [] },
    standing,
    findings: findingsOf(locale, source.id),
    file: unit?.place.file ?? null,
    line: unit?.place.line ?? 0,
    hash: unit?.hash,
    changes: standing.was && from ? wordChanges(standing.was, from.canon, fromLang) : [],
  };
}

function scriptsOf(id: string): readonly Change[] {
  const of = (script: 'Hant' | 'Hans'): Unit | undefined => {
    const locale = tree.locales.find(({ lang }) => scriptOf(lang) === script);
    return locale && unitOf(tree, locale.id, id);
  };
  const [traditional, simplified] = [of('Hant'), of('Hans')];
  if (!traditional || !simplified) return [];
  const changes = scriptChanges(traditional.canon, simplified.canon);
  return changes.some(({ kind }) => kind !== 'same') ? changes : [];
}
