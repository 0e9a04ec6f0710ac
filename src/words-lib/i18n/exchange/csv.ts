/** Tables for spreadsheets: UTF-8 with a byte order mark, `id,source,target,state,mod,note`. */
import type { Exchange, Returned } from './row.ts';

const COLUMNS = ['id', 'source', 'target', 'state', 'mod', 'note'] as const;

export function toCsv({ rows }: Exchange): string {
  const lines = rows.map((row) => [
    row.id,
    row.source,
    row.target,
    row.state,
    row.mod ?? '',
    row.was === null ? '' : `was: ${row.was}`,
  ]);
  return `\uFEFF${[COLUMNS, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

const cell = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A row whose state still reads `stale` says nothing of words that did not change. Throws a `SyntaxError` when a column is missing. */
export function fromCsv(text: string): readonly Returned[] {
  const [head = [], ...lines] = cells(text.replace(/^\uFEFF/, ''));
  const at = (name: (typeof COLUMNS)[number]): number => head.indexOf(name);
  for (const name of ['id', 'source', 'target'] as const)
    if (at(name) < 0)
      throw new SyntaxError(`line 1: found the columns ${head.join(', ')}; wanted ${COLUMNS.join(', ')}`);
  return lines
    .filter((line) => line.some(Boolean))
    .map((line) => ({
      id: line[at('id')] ?? '',
      source: line[at('source')] ?? '',
      target: line[at('target')] ?? '',
      unsure: ['stale', 'missing'].includes(line[at('state')] ?? '') ? 'where unchanged' : 'no',
    }));
}

function cells(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  const pattern = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g;
  for (const [whole, value = '', end] of text.matchAll(pattern)) {
    if (whole === '' && lines.at(-1)!.length === 0) break;
    lines.at(-1)!.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end !== ',') lines.push([]);
  }
  return lines;
}
