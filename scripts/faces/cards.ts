/** The cards of a built site, case by case. */
import { existsSync, readFileSync } from 'node:fs';
import { caseFiles, readCaseFile } from '../../src/cases/find.ts';
import { readGameFile } from '../../src/cases/game-file.ts';
import { loadGames } from '../../src/cases/games.ts';
import { CaseFileError } from '../../src/cases/problem.ts';
import { replayCase } from '../../src/cases/replay.ts';
import { inProject } from '../lib/paths.ts';
import { localeSlugs } from '../lib/site.ts';

export interface CaseCards {
  readonly locale: string;
  /** The card of the case, an SVG file. */
  readonly card: string;
  /** The cards of its steps, in order. */
  readonly steps: readonly string[];
  /** The name of the step that the case's card asks about; nothing for a case without steps. */
  readonly asks: string | null;
}

export interface Shape {
  readonly id: string;
  readonly steps: readonly string[];
  readonly asks: string | null;
  /** Whether other pages show it: it is its game's showpiece. */
  readonly shown: boolean;
}

/** Of so many cases tests look at one, and the build before them draws only these: all would take longer than all else. */
const ONE_OF = 25;

/** The cases whose pictures tests look at: some of every game, and those that other pages show. */
export const sampleOf = (cases: readonly Shape[]): Shape[] =>
  cases.filter(({ shown }, at) => shown || at % ONE_OF === 0);

/** Every case of the tree with the names of its steps. */
export async function shapes(): Promise<Shape[]> {
  const games = await loadGames(inProject('').replace(/\/$/, ''));
  return [...games.keys()].flatMap((game) => {
    const { showpiece } = readGameFile(inProject(`src/content/games/${game}/game.yaml`));
    return caseFiles(inProject(`src/content/games/${game}/cases`)).flatMap((file) =>
      readCaseFile(file, games).map((read): Shape => {
        if (read instanceof CaseFileError) throw read;
        const steps = replayCase(read, games).steps.map(({ name }) => name);
        const at = read.case.ask?.step ?? steps.length - 1;
        const { id } = read.case;
        return { id, steps, asks: at > 0 ? steps[at]! : null, shown: id === showpiece };
      }),
    );
  });
}

/** The cards of every case in every language. @throws when one is not there. */
export function cardsIn(site: string, cases: readonly Shape[]): CaseCards[] {
  return localeSlugs.flatMap((locale) =>
    cases.map(({ id, steps, asks }) => {
      const page = `${site}/${locale}/${id}`;
      const cards = { locale, card: `${page}.svg`, steps: steps.map((name) => `${page}/${name}.svg`), asks };
      for (const file of [cards.card, ...cards.steps])
        if (!existsSync(file)) throw new Error(`${file}: found nothing; wanted the card of a case`);
      return cards;
    }),
  );
}

/** Every character that is written in some SVG files. */
export function charactersIn(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const file of files)
    for (const [, text] of readFileSync(file, 'utf8').matchAll(/<text[^>]*>([^<]*)</g))
      for (const char of unescaped(text!)) found.add(char);
  return found;
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
