/** The plain text in the colours of a terminal: whoever was ruled out in a step, and who still may be. */
import { digest, posed, type FaceStep } from '../digest.ts';
import type { Told } from '../told.ts';
import { divider, stepLines, titled } from './plain.ts';
import { wrap } from './wrap.ts';

const ESC = '\u001B[';
const STYLES = { bold: '1', out: '90', fresh: '31', possible: '93', link: '36' } as const;

/** A text in a style, and back to the terminal's own. */
export const styled = (style: keyof typeof STYLES, text: string): string =>
  `${ESC}${STYLES[style]}m${text}${ESC}0m`;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** How everybody looks in the drawing of a step; nothing where nobody is looked for. */
function looks(told: Told, at: number): ReadonlyMap<string, keyof typeof STYLES> {
  const [panel] = told.steps[at]!.views[told.view]!.knowledge;
  if (!panel) return new Map();
  const all = (groups: typeof panel.fresh) => groups.flatMap(({ who }) => who);
  const [fresh, earlier] = at ? [panel.fresh, panel.earlier] : [[], [...panel.fresh, ...panel.earlier]];
  const named = (who: string) => (who.length > 2 ? (told.names[who] ?? who) : who);
  return new Map([
    ...all(earlier).map((who) => [named(who), 'out'] as const),
    ...all(fresh).map((who) => [named(who), 'fresh'] as const),
    ...panel.suspects.map((who) => [named(who), 'possible'] as const),
  ]);
}

/** A drawing with everybody in their colour; words of the legend below it stay as they are. */
function coloured(board: readonly string[], by: ReadonlyMap<string, keyof typeof STYLES>): string[] {
  if (by.size === 0) return [...board];
  const names = [...by.keys()].toSorted((a, b) => b.length - a.length).map(escape);
  const anyName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const end = board.indexOf('');
  return board.map((line, at) =>
    end >= 0 && at > end ? line : line.replaceAll(anyName, (name) => styled(by.get(name)!, name)),
  );
}

function stepIn(told: Told, step: FaceStep, at: number): string[] {
  const [heading = '', ...lines] = stepLines(step);
  const start = lines.indexOf('') + 1;
  const board = coloured(step.board, looks(told, at));
  return [
    styled('bold', heading),
    ...lines.slice(0, start),
    ...board,
    ...lines.slice(start + board.length),
    '',
  ];
}

/** The whole case, with escape sequences as a terminal and a BBS take them. */
export function ansiFace(told: Told): string {
  const question = posed(told);
  const steps = digest(told).map((step, at) => stepIn(told, step, at));
  const at = question ? question.before.length : steps.length;
  const asked = question
    ? [
        ...[...question.clue, question.question].flatMap((line) => wrap(line)),
        '',
        styled('bold', divider(told)),
        '',
      ]
    : [];
  return [
    ...titled(told.title).map((line) => (line ? styled('bold', line) : line)),
    ...steps.slice(0, at).flat(),
    ...asked,
    ...steps.slice(at).flat(),
    ...wrap(told.say('face.open')),
    styled('link', told.links.short()),
    '',
  ].join('\n');
}
