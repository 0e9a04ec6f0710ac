/** A report about one row, as text to send by whatever way its reader has. */
import { formLink } from './form-link.ts';
import type { VerifyData } from './page.ts';

export interface Reported {
  readonly id: string;
  readonly href: string;
  readonly kind: 'rule' | 'translation';
  /** What each language that is shown says, the source first; `hash` is that of its words. */
  readonly cells: readonly {
    readonly locale: string;
    readonly text: string;
    readonly file: string;
    readonly hash: string;
  }[];
}

export function reportText(
  { id, href, kind, cells }: Reported,
  { words }: Pick<VerifyData, 'words'>,
): string {
  const head = `[${id}] ${words[kind === 'rule' ? 'wrong-rule' : 'wrong-translation']}`;
  return [
    head,
    href,
    '',
    ...cells.flatMap(({ locale, text, file }) => [`${locale}: ${text}`, `${words.source}: ${file}`]),
    '',
  ].join('\n');
}

/** Opens the dialog for a row; `answer` takes what is wrong. */
export function report(row: HTMLElement): void {
  const dialog = document.querySelector<HTMLDialogElement>('.vf-dialog')!;
  dialog.querySelector('textarea')!.value = '';
  dialog.querySelector('[role=status]')!.textContent = '';
  const form = formOf(dialog);
  if (form) form.hidden = true;
  dialog.dataset['about'] = row.id;
  dialog.showModal();
}

/** The way to the issue form; the page has it where the site knows its repository. */
const formOf = (dialog: HTMLDialogElement) => dialog.querySelector<HTMLAnchorElement>('a[data-repository]');

/** Writes the report as soon as it is said what is wrong, copies it, and leads to the issue form with it. */
export function answer(dialog: HTMLDialogElement, kind: Reported['kind'], data: VerifyData): void {
  const row = document.getElementById(dialog.dataset['about'] ?? '');
  if (!row) return;
  const area = dialog.querySelector('textarea')!;
  const reported = reportedOf(row, kind, data);
  area.value = reportText(reported, data);
  const form = formOf(dialog);
  if (form) {
    form.href = formLink(form.dataset['repository']!, reported);
    form.hidden = false;
  }
  area.select();
  const tell = (word: string) => () => void (dialog.querySelector('[role=status]')!.textContent = word);
  navigator.clipboard?.writeText(area.value).then(tell(data.words.copied), tell(data.words['copy-by-hand']));
}

function reportedOf(row: HTMLElement, kind: Reported['kind'], { game }: VerifyData): Reported {
  const cells = [...row.querySelectorAll<HTMLElement>('.vf-cell[data-state]')]
    .filter((cell) => !cell.hidden)
    .toSorted((a, b) => Number(isSource(b)) - Number(isSource(a)));
  const inner = (cell: HTMLElement, selector: string): string =>
    cell.querySelector(selector)?.textContent?.trim() ?? '';
  return {
    id: `${game}/${row.id}`,
    href: `${location.origin}${location.pathname}${location.search}#${row.id}`,
    kind,
    cells: cells.map((cell) => ({
      locale: cell.dataset['locale']!,
      text: inner(cell, '.vf-text'),
      file: inner(cell, 'code'),
      hash: cell.dataset['hash'] ?? '',
    })),
  };
}

const isSource = (cell: HTMLElement): boolean => cell.dataset['state'] === 'source';
