/** Cases as single files. */
import { singleFile } from '../faces/single/page.ts';
import script from '../faces/single/step.js?raw';
import style from '../faces/single/style.css?raw';
import { figureHtml, symbolsIn } from './cards.ts';
import { toldOf } from './told.ts';
import { words } from './words.ts';

const sheets = import.meta.glob<string>(
  ['../figures/{tokens,paint,figures}.css', '../figures/*/{*-paint,figure}.css'],
  { query: '?raw', import: 'default', eager: true },
);

const squeezed = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|@import[^;]*;/g, '')
    .replaceAll(/\s*([{};:,>])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ');

/** Sheets of the game shown, and those of all games: of the folder itself, and of the faces. */
function cssFor(game: string): string {
  const own = Object.entries(sheets).filter(
    ([path]) =>
      path.split('/').length === 3 || /\/figures\/face\//.test(path) || path.includes(`/figures/${game}/`),
  );
  return squeezed([...own.map(([, css]) => css), style].join('\n'));
}

const plain = script.replaceAll(/^\/\/.*$/gm, '').replaceAll(/\n\s*/g, '\n');

/** The file of a case. */
export function single(id: string, locale: string): string {
  const told = toldOf(id, locale);
  const figures = told.steps.map((_, at) => figureHtml(told, at, { id: `s${at}` }));
  return singleFile(told, {
    lang: words.locale(locale).lang,
    figures,
    symbols: symbolsIn(told.case.game, figures.join('')),
    css: cssFor(told.case.game),
    script: plain,
  });
}
