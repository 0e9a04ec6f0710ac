/** The part of a style sheet that a picture needs, written into it. */
import { resolveColours, type Palette } from '../../figures/palette.ts';

interface Rule {
  readonly selector: string;
  readonly body: string;
  readonly classes: readonly string[];
}

const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** Rules of sheets that have plain selectors only, as the sheets of figures promise. */
export function rulesOf(css: string): Rule[] {
  return [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(RULE)].flatMap(
    ([, selectors = '', body = '']) =>
      selectors.split(',').map((selector) => ({
        selector: selector.trim(),
        body: body
          .replaceAll(/\s*([:;])\s*/g, '$1')
          .trim()
          .replace(/;$/, ''),
        classes: [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!),
      })),
  );
}

/** The rules whose classes all occur in the markup, in the colours of a palette. */
export function sheetFor(markup: string, rules: readonly Rule[], palette: Palette): string {
  const used = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));
  const needed = rules.filter(({ classes }) => classes.every((name) => used.has(name)));
  return resolveColours(needed.map(({ selector, body }) => `${selector}{${body}}`).join(''), palette);
}
