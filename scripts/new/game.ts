/** `npm run new:game -- <game>`: a tiny but whole game in folders of its own, to be replaced file by file. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { findLocales } from '../../src/words-lib/locales.ts';
import { inProject, root } from '../lib/paths.ts';
import { command, type Plan } from './lib/command.ts';
import { camel, parts, titled } from './lib/names.ts';
import { Refused } from './lib/refused.ts';
import { folderFilled } from './lib/template.ts';

/** First parts of addresses that other pages have. */
const PAGES = ['glossary', 'coverage'];

function plan(args: readonly string[]): Plan {
  const [game] = parts(args, '<game>') as [string];
  if (PAGES.includes(game))
    throw new Refused(`found the name "${game}", which is that of a page; choose another name`);
  const locale = findLocales(root)[0]!.id;
  const year = String(new Date().getFullYear());
  const changes = folderFilled('game', { game, locale, year, title: titled(game), camel: camel(game) });
  const folders = new Set(changes.map(({ path }) => upTo(dirname(path), game)));
  const taken = [...folders].find((folder) => existsSync(inProject(folder)));
  if (taken) throw new Refused(`found ${taken}, which is there already; choose another name`);
  return {
    changes,
    next: [
      'It can be played at once: npm start. Replace it file by file; the words of the game first:',
      `  src/machines/${game}/vocabulary.ts`,
      `Add rules with: npm run new:rule -- ${game}/<rule>`,
    ],
  };
}

/** `src/machines/x/logic` up to the folder `x`. */
function upTo(folder: string, name: string): string {
  const all = folder.split('/');
  return all.slice(0, all.indexOf(name) + 1).join('/');
}

await command(plan);
