/** Puts faults into the project's own translations and counts which the checks find, and what they say of clean ones. */
import { once } from '../../once.ts';
import { CHECKS, type CheckName, type Pair, type Said } from '../checks/check.ts';
import { checkLocale, checkPair, pairsOf } from '../checks/run.ts';
import { skeletonDifference } from '../checks/skeleton.ts';
import { wordsOf } from '../checks/words.ts';
import { owedIds, sourceLocale, unitOf, type UnitTree } from '../tree.ts';
import { formFaults, type OtherScript } from './form.ts';
import { meaningFaults } from './meaning.ts';
import { modalityFaults } from './modality.ts';
import { pageFaults } from './page.ts';
import { spellingFaults } from './spelling.ts';
import type { Mutation } from './mutation.ts';

export interface Score {
  readonly locale: string;
  readonly fault: string;
  readonly check: CheckName;
  readonly mutants: number;
  readonly found: number;
  /** Ids of mutants that nobody noticed. */
  readonly missed: readonly string[];
}

export interface Alarms {
  readonly locale: string;
  readonly check: CheckName;
  /** Units of clean text with a finding, waived or not. */
  readonly alarms: number;
  readonly units: number;
}

export interface BenchInput {
  readonly tree: UnitTree;
  readonly read: (file: string) => string;
  readonly otherScript: OtherScript;
  /** Mutants of a kind and language. */
  readonly each: number;
  readonly seed: number;
}

export function runBench(input: BenchInput): {
  readonly scores: readonly Score[];
  readonly alarms: readonly Alarms[];
} {
  const faults = [...meaningFaults, ...modalityFaults, ...formFaults(input.otherScript), ...spellingFaults];
  const pairs = once((locale: string) => pairsOf(input.tree, locale));
  return {
    scores: input.tree.locales
      .flatMap(({ id }) => [
        ...faults.map((fault) => scoreOf(input, { locale: id, pairs: pairs(id) }, fault)),
        ...pageFaults.map((fault) => pageScore(input, id, fault)),
      ])
      .filter(({ mutants }) => mutants > 0),
    alarms: input.tree.locales.flatMap(({ id }) => alarmsOf(input, id)),
  };
}

interface Target {
  readonly locale: string;
  readonly pairs: (id: string) => Pair | null;
}

function scoreOf(
  { tree, each, seed }: BenchInput,
  { locale, pairs }: Target,
  { name, check, mutate }: Mutation,
): Score {
  const random = numbersFrom(seed);
  const missed: string[] = [];
  let mutants = 0;
  for (const id of shuffled(owedIds(tree, locale), random)) {
    if (mutants === each) break;
    const pair = pairs(id);
    const text = pair && mutate(pair, Math.floor(random() * 1000));
    if (!pair || text === null) continue;
    mutants += 1;
    if (!isFound(pair, withText(pair, text), check)) missed.push(id);
  }
  return { locale, fault: name, check, mutants, found: mutants - missed.length, missed };
}

/** By the check that ought to, with something that it does not say of the clean text. */
function isFound(clean: Pair, mutant: Pair, check: CheckName): boolean {
  const name = ({ found, wanted }: Said): string => `${found} ${wanted}`;
  const before = new Set(
    checkPair(clean)
      .filter((said) => said.check === check)
      .map(name),
  );
  return checkPair(mutant).some((said) => said.check === check && !before.has(name(said)));
}

function withText(pair: Pair, text: string): Pair {
  const unit = { ...pair.target.unit, text };
  return { ...pair, target: { ...pair.target, unit, words: wordsOf(unit) } };
}

function pageScore(
  { tree, read, each, seed }: BenchInput,
  locale: string,
  { name, mutate }: (typeof pageFaults)[number],
): Score {
  const random = numbersFrom(seed);
  const pages = owedIds(tree, locale).filter(
    (id) => id.endsWith('@title') && unitOf(tree, locale, id)?.kind === 'head',
  );
  const missed: string[] = [];
  let mutants = 0;
  for (const id of shuffled(pages, random)) {
    if (mutants === each) break;
    const fileOf = (of: string): string => unitOf(tree, of, id)!.place.file;
    const text = mutate(read(fileOf(locale)), Math.floor(random() * 1000));
    if (text === null) continue;
    mutants += 1;
    const source = fileOf(sourceLocale(tree, locale, id));
    const said = skeletonDifference({ file: source, text: read(source) }, { file: fileOf(locale), text });
    if (!said) missed.push(id);
  }
  return { locale, fault: name, check: 'skeleton', mutants, found: mutants - missed.length, missed };
}

function alarmsOf({ tree, read }: BenchInput, locale: string): readonly Alarms[] {
  const findings = checkLocale(tree, { locale, read });
  const units = owedIds(tree, locale).length;
  return CHECKS.map((check) => ({
    locale,
    check,
    alarms: new Set(findings.filter((one) => one.check === check).map(({ id }) => id)).size,
    units,
  }));
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
