/** What a check is given, and what it says. */
import type { Mod } from '../../rule-markdown.ts';
import type { Unit } from '../unit.ts';
import type { Habit } from './spelling/chinese.ts';

/** A word of the glossary with every form that may stand for it in running text. */
export interface Form {
  readonly key: string;
  readonly forms: readonly string[];
  readonly forbidden: readonly string[];
}

export interface Side {
  readonly lang: string;
  readonly unit: Unit;
  /** The words alone: no markup, no link targets, no placeholders. */
  readonly words: string;
  readonly terms: readonly Form[];
  /** Words that are right although no dictionary has them: names, loans, words of games. */
  readonly known: ReadonlySet<string>;
}

export interface Pair {
  readonly source: Side;
  readonly target: Side;
  /** What the clause says by the reference: a duty, a permission, a prohibition. */
  readonly mod: Mod | null;
  /** Keys of the terms that the language otherwise always keeps to. */
  readonly constant: ReadonlySet<string>;
  /** How the language's texts join characters. */
  readonly habit: Habit;
}

export interface Said {
  readonly check: CheckName;
  readonly level: 'error' | 'warning';
  readonly found: string;
  readonly wanted: string;
}

export const CHECKS = [
  'missing',
  'skeleton',
  'untranslated',
  'numbers',
  'symbols',
  'terms',
  'modality',
  'lines',
  'links',
  'script',
  'punctuation',
  'spelling',
] as const;
export type CheckName = (typeof CHECKS)[number];

export type Check = (pair: Pair) => readonly Said[];

/** Language without region and script. */
export const language = (lang: string): string => lang.split('-')[0]!;
