/** The machines that the tests draw: the samples, and the chart of every rule of every game that there is. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { AnyStateMachine } from 'xstate';
import type { Words } from '../../src/figures/chart/words.ts';
import { samples, words as sampleWords } from './samples.ts';

interface Drawn {
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** By locale. */
  readonly words: { readonly [locale: string]: Words };
}

const WORDS = 'src/content/words';

/** Modules that export a game; a game is known by its `rules`. */
const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/*/game.ts', { eager: true });

export const machines: readonly Drawn[] = [
  ...Object.entries(samples).map(([name, machine]) => ({ name, machine, words: sampleWords })),
  ...Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isGame))
    .flatMap(chartsOf),
];

interface GameLike {
  readonly id: string;
  readonly rules: { readonly [rule: string]: { readonly machine: AnyStateMachine } };
}

function isGame(value: unknown): value is GameLike {
  return typeof value === 'object' && value !== null && 'rules' in value && 'id' in value;
}

function chartsOf(game: GameLike): Drawn[] {
  const words = Object.fromEntries(readdirSync(WORDS).map((locale) => [locale, wordsIn(locale, game.id)]));
  return Object.entries(game.rules).map(([rule, { machine }]) => ({
    name: `${game.id}/${rule}`,
    machine,
    words,
  }));
}

/** The game's own words; where a name is not worded yet, the name itself taken apart. */
export function wordsIn(locale: string, game: string): Words {
  const messages = {
    ...load(`${WORDS}/${locale}/site.json`),
    ...load(`${WORDS}/${locale}/${game}/messages.yaml`),
  };
  const apart = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return {
    label: (kind, name) => messages[`${kind}.${name}`] ?? apart(name),
    condition: (guard) => (messages['chart.if'] ?? 'if {$guard}').replace('{$guard}', guard),
    otherwise: messages['chart.otherwise'] ?? 'otherwise',
  };
}

function load(file: string): { [key: string]: string } {
  try {
    return (parse(readFileSync(file, 'utf8')) ?? {}) as { [key: string]: string };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
