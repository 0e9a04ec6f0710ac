/** Single keys for going through many rows; they can be switched off. */
import { currentRow, focusedRow, visibleRows } from './page.ts';
import { report } from './report.ts';

export type Command =
  'next' | 'previous' | 'next-open' | 'previous-open' | 'report' | 'copy' | 'example' | 'search';

const COMMANDS: { readonly [key: string]: Command } = {
  j: 'next',
  k: 'previous',
  n: 'next-open',
  p: 'previous-open',
  r: 'report',
  c: 'copy',
  e: 'example',
  '/': 'search',
};

export interface Pressed {
  readonly key: string;
  readonly modified: boolean;
  /** In a field that takes text, or in a dialog. */
  readonly typing: boolean;
}

export function commandOf({ key, modified, typing }: Pressed): Command | null {
  return modified || typing ? null : (COMMANDS[key] ?? null);
}

/** Which of the rows is `step` away from `at`, of those that are open where that is asked; null when there is none. */
export function target(at: number, step: 1 | -1, fits: readonly boolean[]): number | null {
  for (let next = at + step; next >= 0 && next < fits.length; next += step) if (fits[next]) return next;
  return null;
}

export function run(command: Command): void {
  const row = currentRow();
  if (command === 'search') document.querySelector<HTMLElement>('.vf-bar [type=search]')?.focus();
  else if (command === 'report' && row) report(row);
  else if (command === 'copy' && row)
    void navigator.clipboard?.writeText(`${location.href.split('#')[0]}#${row.id}`);
  else if (command === 'example') {
    const played = row?.querySelector<HTMLDetailsElement>('[data-played]');
    if (played) played.open = !played.open;
  } else move(command, row);
}

function move(command: Command, row: HTMLElement | undefined): void {
  const all = visibleRows();
  const fits = all.map((one) => !command.endsWith('open') || 'open' in one.dataset);
  const onwards = command.startsWith('next');
  // Where no row has the focus yet, the one at the top of the window is the next.
  const from = (row ? all.indexOf(row) : -1) - (onwards && !focusedRow() ? 1 : 0);
  const next = target(from, onwards ? 1 : -1, fits);
  if (next === null) return;
  all[next]!.focus({ preventScroll: true });
  all[next]!.scrollIntoView({ block: 'start' });
  history.replaceState(null, '', `${location.pathname}${location.search}#${all[next]!.id}`);
}
