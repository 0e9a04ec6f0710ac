/** What the page is made of, and what the island is handed. */
import type { ReportWords } from './report-words.ts';

export interface VerifyData {
  /** Languages that are shown at first. */
  readonly shown: readonly string[];
  readonly game: string;
  readonly words: ReportWords;
  /** With `#` for the rows shown and `##` for all. */
  readonly counted: string;
}

export const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];
export const visibleRows = (): readonly HTMLElement[] => rows().filter(({ hidden }) => !hidden);

export const focusedRow = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;

/** The row that has the focus, or that lies at the top of the window. */
export const currentRow = (): HTMLElement | undefined =>
  focusedRow() ?? visibleRows().find((row) => row.getBoundingClientRect().bottom > 120);
