/** Markdown, in the dialects of the places that readers post to. */
import type { Told } from '../told.ts';
import { markedUp, type Markup } from './markup.ts';

const SPECIAL = /[\\`*_[\]<>~|#]/g;
/** What would begin a list, a quotation or a rule at the start of a line. */
const START = /^(\s*)([-+=]|\d+(?=[.)]))/;

const escaped = (text: string): string =>
  text.replaceAll(SPECIAL, String.raw`\$&`).replace(START, String.raw`$1\$2`);

const fixed = (lines: readonly string[]): string =>
  lines.map((line) => (line ? `    ${line}` : '')).join('\n');

const common: Markup = {
  title: (text, href) => `**[${escaped(text)}](${href})**`,
  picture: (alt, src, href) => `[![${escaped(alt)}](${src})](${href})`,
  strong: (text) => `**${escaped(text)}**`,
  paragraph: (lines) => lines.map(escaped).join('  \n'),
  fixed,
  list: (items) => items.map((item) => `- ${escaped(item)}`).join('\n'),
  hidden: (label, blocks) =>
    [`<details><summary>${escaped(label)}</summary>`, ...blocks, '</details>'].join('\n\n'),
  link: (text, href) => `[${escaped(text)}](${href})`,
  hidesDrawings: true,
};

/** As GitHub and most programs read it: the answer unfolds. */
export const markdown = (told: Told): string => markedUp(told, common);

/** Reddit has no pictures in comments, and a spoiler of one line each. */
export const reddit = (told: Told): string =>
  markedUp(told, {
    ...common,
    picture: null,
    hidden: (label, blocks) => {
      const lines = blocks
        .flatMap((block) => block.split('\n'))
        .map((line) => line.replace(/^- | {2}$/g, ''));
      return [escaped(label), ...lines.filter(Boolean).map((line) => `>!${line}!<`)].join('\n\n');
    },
    hidesDrawings: false,
  });

export const discourse = (told: Told): string =>
  markedUp(told, {
    ...common,
    hidden: (label, blocks) => [escaped(label), '[spoiler]', ...blocks, '[/spoiler]'].join('\n\n'),
  });
