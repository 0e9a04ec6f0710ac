/**
 * Joins what is said with what is played: clauses, charts and cases, and the words for all of it.
 * Pure; its input is plain data, made by `coverage-facts.ts`.
 */
import type { Mod } from './rule-markdown.ts';
import { wordFindings } from './coverage-words.ts';
import { draftMark } from './drafts.ts';
import { gaps, type Gap } from './gaps.ts';
import type { Words } from './words.ts';

/** A chart as far as coverage looks at it; `rule` null is the chart of the whole game. */
export interface ChartFacts {
  readonly rule: string | null;
  readonly states: readonly string[];
  readonly edges: readonly {
    readonly id: string;
    readonly guard: string | null;
    readonly clauses: readonly string[];
  }[];
}

/** A case that was replayed. Clauses are global ids, `<game>/<rule>-<n>`. */
export interface CaseFacts {
  /** `<game>/<rule>/<case>`. */
  readonly id: string;
  readonly facts: readonly string[];
  /** Titles in other languages may be missing. */
  readonly draft?: boolean;
  /** In force at some step, as transition, refusal or reason. */
  readonly clauses: readonly string[];
  readonly refusals: readonly string[];
  readonly reasons: readonly string[];
  /** Message keys of its log lines. */
  readonly said: readonly string[];
}

export interface GameFacts {
  readonly game: string;
  readonly seats: readonly string[];
  readonly events: readonly string[];
  readonly variants: { readonly [key: string]: readonly unknown[] };
  readonly charts: readonly ChartFacts[];
  readonly cases: readonly CaseFacts[];
  /** Every fact of the register that must be told on some page. */
  readonly facts: readonly string[];
  /** Clauses that are rules but are told in prose only, on purpose: `setup-2`. */
  readonly proseOnly: readonly string[];
}

export type FindingKind =
  /** A duty, permission or prohibition that no chart and no case shows. */
  | 'clause-alone'
  | 'clause-of-unknown-case'
  /** Listed as told in prose only, though a chart or a case shows it, or there is no such clause. */
  | 'prose-only-needless'
  | 'transition-without-clause'
  /** Cited by a chart, refusal or reason, and not in the prose. */
  | 'clause-without-prose'
  | 'fact-without-page'
  /** A message that something needs and the reference lacks. */
  | 'key-without-words'
  /** A refusal or reason that is worded and that no case shows. */
  | 'words-without-case'
  | 'case-without-title'
  /** A page, clause, message or term that a language lacks, has beyond the reference, or marks as stale. */
  | 'gap';

export interface Finding {
  readonly kind: FindingKind;
  readonly game: string | null;
  /** The locale that lacks something; null where it concerns none in particular. */
  readonly locale: string | null;
  /** The clause, edge, fact, key or case. */
  readonly id: string;
  /** What is said about it besides, for people. */
  readonly detail: string;
  /** The language, game, rule or case is only started: to be reported, and to fail no check. */
  readonly draft?: true;
}

export interface ClauseCoverage {
  /** Global: `noir/kill-1`. */
  readonly id: string;
  readonly rule: string;
  readonly mod: Mod | null;
  /** Rules whose charts cite it; null among them is the chart of the game. */
  readonly charts: readonly (string | null)[];
  /** Cases in which it is in force, the one that the prose names first. */
  readonly cases: readonly string[];
  /** Locales that do not have it. */
  readonly missing: readonly string[];
}

export interface CoverageReport {
  readonly clauses: readonly ClauseCoverage[];
  /** Clauses that no chart and no case stands behind and that need none: explanations, and those told in prose only on purpose. */
  readonly told: readonly string[];
  /** What is to be mended; empty when everything is covered. */
  readonly findings: readonly Finding[];
}

export function coverage(words: Words, games: readonly GameFacts[]): CoverageReport {
  const gapsFound = gaps(words);
  const clauses = games.flatMap((facts) => clauseCoverage(words, facts, gapsFound));
  const alone = new Set(
    clauses.filter((clause) => clause.charts.length + clause.cases.length === 0).map(({ id }) => id),
  );
  const exempt = new Set(games.flatMap(({ game, proseOnly }) => proseOnly.map((id) => `${game}/${id}`)));
  const needed = clauses.filter(({ id, mod }) => alone.has(id) && mod !== 'def' && !exempt.has(id));
  const findings = [
    ...needed.map(({ id, mod }) => finding('clause-alone', id, `${mod}; no chart and no case shows it`)),
    ...[...exempt]
      .filter((id) => !alone.has(id))
      .map((id) =>
        finding('prose-only-needless', id, 'a chart or a case shows it, or it is not in the prose'),
      ),
    ...games.flatMap((facts) => [
      ...chartFindings(words, facts),
      ...factFindings(words, facts),
      ...wordFindings(words, facts),
    ]),
    ...gapsFound.map((gap) => gapFinding(words, gap)),
  ];
  return { clauses, told: [...alone].filter((id) => !needed.some((clause) => clause.id === id)), findings };
}

function clauseCoverage(words: Words, facts: GameFacts, found: readonly Gap[]): readonly ClauseCoverage[] {
  const { game } = facts;
  return words.clauses(words.referenceOf(game).id, game).map(({ id: local, rule, mod, case: named }) => {
    const id = `${game}/${local}`;
    const charts = facts.charts.filter(({ edges }) => edges.some((edge) => edge.clauses.includes(id)));
    const shown = facts.cases.filter((one) => one.clauses.includes(id) || one.id === `${game}/${named}`);
    const cases = shown
      .map((one) => one.id)
      .toSorted((a, b) => Number(b === `${game}/${named}`) - Number(a === `${game}/${named}`));
    const missing = found
      .filter((gap) => gap.kind === 'clause' && gap.state === 'missing' && gap.id === id)
      .map(({ locale }) => locale);
    return { id, rule, mod, charts: charts.map((chart) => chart.rule), cases, missing };
  });
}

function chartFindings(words: Words, facts: GameFacts): readonly Finding[] {
  const { game } = facts;
  const prose = words.clauses(words.referenceOf(game).id, game);
  const known = new Set(prose.map(({ id }) => `${game}/${id}`));
  const cited = new Map<string, string>();
  for (const { rule, edges } of facts.charts)
    for (const { id, clauses } of edges)
      for (const clause of clauses) cited.set(clause, `chart ${rule ?? game}, ${id}`);
  for (const one of facts.cases)
    for (const clause of one.clauses) if (!cited.has(clause)) cited.set(clause, `case ${one.id}`);
  const cases = new Set(facts.cases.map(({ id }) => id));
  return [
    ...facts.charts.flatMap(({ rule, edges }) =>
      edges
        .filter(({ clauses }) => clauses.length === 0)
        .map(({ id }) =>
          finding('transition-without-clause', `${game}/${rule ?? game}: ${id}`, 'meta names no clause'),
        ),
    ),
    ...[...cited]
      .filter(([id]) => !known.has(id))
      .map(([id, where]) => finding('clause-without-prose', id, `cited by ${where}`)),
    ...prose
      .filter((clause) => clause.case !== null && !cases.has(`${game}/${clause.case}`))
      .map((clause) =>
        finding('clause-of-unknown-case', `${game}/${clause.id}`, `names the case ${clause.case}`),
      ),
  ];
}

function factFindings(words: Words, { game, facts }: GameFacts): readonly Finding[] {
  const pages = [...words.pages(words.referenceOf(game).id, game).values()];
  const told = new Set(pages.flatMap(({ frontMatter }) => frontMatter.facts));
  return facts
    .filter((fact) => !told.has(fact))
    .map((fact) => finding('fact-without-page', `${game}/${fact}`, 'no page lists it under facts'));
}

function gapFinding(words: Words, { locale, kind, id, state }: Gap): Finding {
  const [game = null, name = ''] = id.includes('/') ? id.split('/') : [];
  const rule = kind === 'clause' ? name.replace(/-\d+$/, '') : name;
  return {
    kind: 'gap',
    game,
    locale,
    id,
    detail: `${kind} ${state}`,
    ...draftMark(words.locale(locale).draft || (game !== null && words.isDraft(game, rule))),
  };
}

function finding(kind: FindingKind, id: string, detail: string): Finding {
  return { kind, game: id.split('/')[0]!, locale: null, id, detail };
}

/** One finding in one line, for a test's message. */
export function describeFinding({ kind, locale, id, detail }: Finding): string {
  return `${kind}${locale === null ? '' : ` [${locale}]`} ${id}: ${detail}`;
}
