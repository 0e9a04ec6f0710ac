/** A case in one file that needs nothing else: from a disk, from a mail, in a frame without an origin. */
import { escapeHtml } from '../embed/snippet.ts';
import { digest } from '../digest.ts';
import type { Told } from '../told.ts';

export interface SingleParts {
  readonly lang: string;
  /** The figure of each step as HTML, with faces from symbols. */
  readonly figures: readonly string[];
  /** The symbols that the figures point to. */
  readonly symbols: string;
  readonly css: string;
  readonly script: string;
}

/** Nothing but what stands in it is ever asked for. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

const list = (items: readonly string[]): string =>
  items.length ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : '';

function stepsOf(told: Told, figures: readonly string[]): string {
  return digest(told)
    .map(({ heading, lines, panels, note }, at) => {
      const said = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
      const known = panels
        .map(
          (panel) =>
            `<p><b>${escapeHtml(panel.heading)}</b></p>${list(
              panel.fresh.map(({ who, text }) => `<b>${escapeHtml(who)}</b>: ${escapeHtml(text)}`),
            )}`,
        )
        .join('');
      const noted = note ? `<p class="note">${escapeHtml(note)}</p>` : '';
      return `<section class="step"><figure>${figures[at]}</figure><h2>${escapeHtml(heading)}</h2>${said}${noted}${known}</section>`;
    })
    .join('');
}

/** The file. */
export function singleFile(told: Told, { lang, figures, symbols, css, script }: SingleParts): string {
  const { title, note, say, links } = told;
  const [name, to] = [escapeHtml(title), escapeHtml(links.page())];
  const lede = note ? `<p class="note">${escapeHtml(note)}</p>` : '';
  const bar = `<nav hidden><button type="button">${escapeHtml(say('stepper.previous'))}</button><button type="button">${escapeHtml(say('stepper.next'))}</button></nav>`;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="robots" content="noindex"><title>${name}</title><link rel="canonical" href="${to}"><style>${css}</style></head><body><svg class="f-sheet" width="0" height="0" aria-hidden="true">${symbols}</svg><main><h1>${name}</h1>${lede}${stepsOf(told, figures)}${bar}<p><a href="${to}" target="_blank" rel="noopener">${escapeHtml(say('page.embed.open'))}</a></p></main><script>${script}</script></body></html>`;
}
