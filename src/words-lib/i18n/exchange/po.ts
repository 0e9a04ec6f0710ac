/** PO files: `msgctxt` is the id, `msgid` the source; what is stale is fuzzy and has the old source as `#|`. */
import { po, type PoFile, type PoMessage } from 'gettext-parser';
import type { Exchange, Returned, Row } from './row.ts';

export function toPo({ locale, rows }: Exchange): string {
  const file: PoFile = {
    charset: 'utf-8',
    headers: {
      'Project-Id-Version': 'Casebook',
      Language: locale.replace('-', '_'),
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=UTF-8',
      'Content-Transfer-Encoding': '8bit',
    },
    translations: Object.fromEntries(rows.map((row) => [row.id, { [row.source]: message(row) }])),
  };
  return `${new TextDecoder().decode(po.compile(file, { foldLength: 0 })).trimEnd()}\n`;
}

function message(row: Row): PoMessage {
  const notes = [row.kind, row.mod, row.case === null ? null : `case ${row.case}`, row.state];
  const stale = row.state === 'stale';
  return {
    msgctxt: row.id,
    msgid: row.source,
    msgstr: [row.target],
    comments: {
      extracted: notes.filter(Boolean).join(', '),
      reference: `${row.file}:${row.line}`,
      ...(stale && row.target !== '' && { flag: 'fuzzy' }),
      ...(stale && row.was && { previous: `msgid ${JSON.stringify(row.was)}` }),
    },
  };
}

/** Throws a `SyntaxError` with the line when the text is no PO file. */
export function fromPo(text: string): { locale: string | null; rows: readonly Returned[] } {
  const { headers, translations } = po.parse(text);
  const rows = Object.values(translations)
    .flatMap((context) => Object.values(context))
    .filter(({ msgctxt }) => msgctxt)
    .map((one): Returned => ({
      id: one.msgctxt!,
      source: one.msgid,
      target: one.msgstr.join(''),
      unsure: /\bfuzzy\b/.test(one.comments?.flag ?? '') ? 'yes' : 'no',
    }));
  return { locale: headers['Language']?.replace('_', '-') ?? null, rows };
}
