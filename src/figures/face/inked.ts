/** Faces as files: what a page's style sheet says of their ink is written into them, since it does not reach into a file. */
import { DARK, LIGHT, type Palette } from '../palette.ts';

const RULE = /^\.f(?: \.([a-z]))? \{([^}]*)\}/gm;
const GROUP = 'f';

/** Attributes of the group of a face (under `f`) and of its marks by tone, read from the rules `.f` and `.f .k` of `face-paint.css`. */
export function inks(paint: string): ReadonlyMap<string, string> {
  return new Map(
    [...paint.matchAll(RULE)].map(([, tone = GROUP, body = '']) => [
      tone,
      [...body.matchAll(/([a-z-]+): ([^;]+);/g)].map(([, name, value]) => `${name}="${value}"`).join(' '),
    ]),
  );
}

/** Markup of faces with attributes in place of classes. @throws RangeError for a class that `face-paint.css` does not know. */
export function inked(markup: string, by: ReadonlyMap<string, string>): string {
  return markup.replaceAll(/class="([a-z])"/g, (_, tone: string) => {
    const ink = by.get(tone);
    if (ink === undefined) throw new RangeError(`face-paint.css has no rule for .f .${tone}`);
    return ink;
  });
}

const INKS = ['face-ink', 'face-paper', 'face-grey'] as const satisfies readonly (keyof Palette)[];

/** The style of a picture that follows its reader's theme by itself. */
export const themed = (): string =>
  `:root{color-scheme:light dark;${INKS.map((name) => `--${name}:light-dark(${LIGHT[name]},${DARK[name]})`).join(';')}}`;
