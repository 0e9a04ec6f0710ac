/** The places that a case can be posted to: which face goes there, and how a step goes there. */

/** What a step is shared with. */
export interface SharedStep {
  readonly title: string;
  /** The step's plain text. */
  readonly text: string;
  /** Absolute addresses. */
  readonly page: string;
  readonly card: string;
}

export interface Place {
  readonly id: string;
  /** Extension of the face of a case. */
  readonly face: string;
  /** A step, in the markup of the place. */
  readonly step: (shared: SharedStep) => string;
  /** Takes the answer out of the face of a case. */
  readonly question: (text: string) => string;
}

const indented = (text: string): string => text.trimEnd().replaceAll(/^(?=.)/gm, '    ');
const bare = (text: string): string => text.replaceAll(/[\\`*_[\]<>~|#]/g, String.raw`\$&`);
const bracketless = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')');

const markdown = ({ title, text, page, card }: SharedStep): string =>
  `**[${bare(title)}](${page})**\n\n[![${bare(title)}](${card})](${page})\n\n${indented(text)}\n`;

const asIs = ({ text }: SharedStep): string => text;

/** From the line that parts question and answer to the last block, which links back. */
function withoutAnswer(begin: RegExp): (text: string) => string {
  return (text) => {
    const start = text.search(begin);
    if (start < 0) return text;
    const link = /\n\n(?=[^\n]*https?:[^\n]*\n*$)/.exec(text);
    return `${text.slice(0, start).trimEnd()}\n\n${link ? text.slice(link.index).trimStart() : ''}`;
  };
}

/** The plain text goes on with the address of the case, and with the rest of the case, which would tell the answer. */
function plainQuestion(text: string): string {
  const start = text.search(/^-- .+ --$/m);
  const address = /^https?:\S+$/m.exec(text)?.[0] ?? '';
  return start < 0 ? text : `${text.slice(0, start).trimEnd()}\n\n${address}\n`;
}

/** A movie ends where the answer would begin: its frames before the last step, and the end. */
function movieQuestion(text: string): string {
  const frames = text.split(/^(?=\^L)/m);
  const steps = frames.map((frame) => Number(/^\^L:[sw](\d+)/.exec(frame)?.[1] ?? Number.NaN));
  const last = Math.max(...steps.filter((step) => !Number.isNaN(step)));
  const kept = frames.filter((_, at) => steps[at] !== last || last === 0);
  return kept.join('').replaceAll(`:s${last}:`, last === 0 ? ':s0:' : ':end:');
}

export const PLACES: readonly Place[] = [
  { id: 'md', face: 'md', step: markdown, question: withoutAnswer(/^<details>/m) },
  {
    id: 'reddit',
    face: 'reddit.md',
    step: ({ title, text, page }) => `**[${bare(title)}](${page})**\n\n${indented(text)}\n`,
    question: withoutAnswer(/^.+\n\n>!/m),
  },
  { id: 'discourse', face: 'discourse.md', step: markdown, question: withoutAnswer(/^.+\n\n\[spoiler\]/m) },
  {
    id: 'bbcode',
    face: 'bbcode',
    step: ({ title, text, page, card }) =>
      `[b][url=${page}]${bracketless(title)}[/url][/b]\n\n[url=${page}][img]${card}[/img][/url]\n\n[code]${text.trimEnd()}[/code]\n`,
    question: withoutAnswer(/^.+\n\[spoiler\]/m),
  },
  {
    id: 'bgg',
    face: 'bgg.txt',
    step: ({ title, text, page }) =>
      `[b][url=${page}]${bracketless(title)}[/url][/b]\n\n[c]${text.trimEnd()}[/c]\n`.replaceAll('<', '‹'),
    question: withoutAnswer(/^-- .+ --$/m),
  },
  { id: 'ptt', face: 'ptt.txt', step: asIs, question: movieQuestion },
  { id: 'txt', face: 'txt', step: asIs, question: plainQuestion },
];
