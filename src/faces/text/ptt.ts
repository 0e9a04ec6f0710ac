/** A case as a movie of pmore, the reader of PTT: frames with a menu to step on, step back and ask why. */
import { digest, type FaceStep } from '../digest.ts';
import type { Told } from '../told.ts';
import { boardWidth, toBig5 } from './big5.ts';
import { wrap } from './wrap.ts';

/** Lines that a frame may have; the menu takes the last one of the screen. */
export const FRAME_LINES = 22;
/** Typed as two characters at the start of a line, it begins a frame. */
const FRAME = '^L';
/** No key but those of the menu does anything. */
const KEEP_KEYS = 'K#@a#';

interface Frame {
  readonly name: string;
  readonly lines: readonly string[];
  readonly menu: readonly Option[];
}

interface Option {
  readonly key: string;
  readonly to: string;
  readonly text: string;
}

const wrapped = (lines: readonly string[]): string[] => lines.flatMap((line) => wrap(line, boardWidth));

/** Lines in frames of at most `FRAME_LINES`. */
function paged(lines: readonly string[]): (readonly string[])[] {
  const pages = Math.max(1, Math.ceil(lines.length / FRAME_LINES));
  return Array.from({ length: pages }, (_, at) => lines.slice(at * FRAME_LINES, (at + 1) * FRAME_LINES));
}

/** The drawing without its key, in line on the board too. */
export const drawnPart = (board: readonly string[]): string[] =>
  board
    .slice(0, board.indexOf('') < 0 ? undefined : board.indexOf(''))
    .map((line) => toBig5(line, 'dropped'));

/** The heading and the drawing come first; where all does not fit, what was said and the key have frames of their own. */
function pagesOf({ heading, lines, board }: FaceStep): (readonly string[])[] {
  const told = wrapped([heading, ...lines]);
  const drawing = drawnPart(board);
  const key = wrapped(board.slice(drawing.length).filter(Boolean));
  const whole = [...told, '', ...drawing, '', ...key];
  if (whole.length <= FRAME_LINES) return [whole];
  if (told.length + 1 + drawing.length <= FRAME_LINES) return [[...told, '', ...drawing], ...paged(key)];
  return [...paged(told), ...paged([...wrapped([heading]), ...drawing]), ...paged(key)];
}

const reasons = ({ panels, heading }: FaceStep): string[] => [
  heading,
  '',
  ...panels.flatMap((panel) => [panel.heading, ...panel.fresh.map(({ who, text }) => `  ${who}: ${text}`)]),
];

const nameOf = (step: number, page: number): string => `s${step}${page ? `p${page}` : ''}`;
const whyOf = (step: number, page: number): string => `w${step}${page ? `p${page}` : ''}`;

/** Frames of one step: its pages, then whom it ruled out and why. */
function framesOf(steps: readonly FaceStep[], at: number, { say }: Told): Frame[] {
  const step = steps[at]!;
  const pages = pagesOf(step);
  const why = paged(wrapped(reasons(step)));
  const asks = step.panels.some(({ fresh }) => fresh.length > 0);
  const options = (to: readonly (Option | null)[]) => to.filter((one): one is Option => one !== null);
  const next = at + 1 < steps.length ? nameOf(at + 1, 0) : null;
  const back: Option | null =
    at > 0 ? { key: '@l', to: nameOf(at - 1, 0), text: say('stepper.previous') } : null;
  const shown = pages.map((lines, page): Frame => {
    const on = page + 1 < pages.length ? nameOf(at, page + 1) : next;
    return {
      name: nameOf(at, page),
      lines,
      menu: options([
        on
          ? { key: '@r', to: on, text: say('stepper.next') }
          : { key: '@r', to: 'end', text: say('page.embed.open') },
        back,
        asks ? { key: 'w', to: whyOf(at, 0), text: say('stepper.who-and-why') } : null,
      ]),
    };
  });
  const told = why.map((lines, page): Frame => {
    const on =
      page + 1 < why.length ? { key: '@r', to: whyOf(at, page + 1), text: say('stepper.next') } : null;
    return {
      name: whyOf(at, page),
      lines,
      menu: options([on, { key: '@l', to: nameOf(at, 0), text: say('stepper.back-to', { index: at }) }]),
    };
  });
  return asks ? [...shown, ...told] : shown;
}

/** Signs of the language of frames cannot stand in a text of a menu. */
const menuText = (text: string): string => text.replaceAll(/[#,]/g, ' ');

function written({ name, lines, menu }: Frame, at: number): string {
  const options = menu.map(({ key, to, text }) => `${key},:${to}:,${menuText(text)}#`).join('');
  return [`${FRAME}:${name}:${at === 0 ? KEEP_KEYS : ''}#${options}`, ...lines].join('\n');
}

/** The whole movie, in characters that Big5 has. @throws RangeError when a word has one that Big5 lacks. */
export function pttFace(told: Told): string {
  const steps = digest(told);
  const frames = steps.flatMap((_, at) => framesOf(steps, at, told));
  const end = [
    `${FRAME}:end:E`,
    ...wrapped([told.title, '', told.say('face.open')]),
    told.links.short(),
  ].join('\n');
  const [first = '', ...others] = frames.map(written);
  const movie = [first, ...others, end].join('\n');
  return `${toBig5(movie)}\n`;
}
