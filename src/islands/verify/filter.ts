/** Which rows and which languages are shown; the address says it, so that it can be sent. */
import { rows, type VerifyData } from './page.ts';

export interface Choice {
  readonly locales: readonly string[];
  readonly filter: string;
  readonly query: string;
}

const PARTS = [
  ['l', ({ locales }: Choice) => locales.join(',').toLowerCase()],
  ['f', ({ filter }: Choice) => filter],
  ['q', ({ query }: Choice) => query],
] as const;

/** A language as pages mark it, however an address spells it; nothing for what is no language. */
function tagOf(asked: string): string[] {
  try {
    return Intl.getCanonicalLocales(asked);
  } catch {
    return [];
  }
}

/** What an address asks for; the page's own choice for what it leaves out. */
export function choiceOf(search: string, { shown }: Pick<VerifyData, 'shown'>): Choice {
  const asked = new URLSearchParams(search);
  const locales = (asked.get('l') ?? '').split(',').flatMap(tagOf);
  return {
    locales: locales.length > 0 ? locales : shown,
    filter: asked.get('f') ?? 'all',
    query: asked.get('q') ?? '',
  };
}

/** The address of a choice, without what is as the page has it anyway. */
export function searchOf(choice: Choice, data: Pick<VerifyData, 'shown'>): string {
  const usual = choiceOf('', data);
  const parts = PARTS.filter(([, part]) => part(choice) !== part(usual)).map(
    ([name, part]) => `${name}=${encodeURIComponent(part(choice)).replaceAll('%2C', ',')}`,
  );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

const FITS: { readonly [filter: string]: (row: HTMLElement, states: readonly string[]) => boolean } = {
  open: (row, states) => 'open' in row.dataset || states.includes('stale') || states.includes('missing'),
  found: (row) => 'found' in row.dataset,
  unreviewed: (_, states) => states.some((state) => state !== 'reviewed' && state !== 'source'),
  example: (row) => 'example' in row.dataset,
};

/** Shows what the choice asks for; returns how many rows that are. */
export function show({ locales, filter, query }: Choice): number {
  let shown = 0;
  for (const row of rows()) {
    const cells = [...row.querySelectorAll<HTMLElement>('.vf-cell')];
    for (const cell of cells) cell.hidden = !locales.includes(cell.dataset['locale']!);
    const read = cells.filter((cell) => !cell.hidden && cell.dataset['state']);
    const fits =
      FITS[filter]?.(
        row,
        read.map((cell) => cell.dataset['state']!),
      ) ?? true;
    const said = read.map((cell) => cell.querySelector('.vf-text')?.textContent ?? '').join('\n');
    row.hidden = !(fits && `${row.id}\n${said}`.toLowerCase().includes(query.toLowerCase()));
    shown += row.hidden ? 0 : 1;
  }
  return shown;
}
