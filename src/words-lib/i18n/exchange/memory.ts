/** Translation memory (TMX 1.4) and terms (TBX-Basic), for programs that suggest; they are not taken back in. */
import type { Exchange, Row } from './row.ts';
import { element, escaped, HEAD } from './xml.ts';

const said = ({ target, state }: Row): boolean => target !== '' && state !== 'stale';

export function toTmx({ locale, rows }: Exchange): string {
  const header = element('header', {
    creationtool: 'casebook',
    creationtoolversion: '1',
    segtype: 'block',
    'o-tmf': 'casebook',
    adminlang: 'en',
    srclang: '*all*',
    datatype: 'plaintext',
  });
  const variant = (lang: string, text: string): string =>
    element('tuv', { 'xml:lang': lang }, element('seg', {}, escaped(text)));
  const units = rows
    .filter(said)
    .map((row) =>
      element('tu', { tuid: row.id }, variant(row.from, row.source) + variant(locale, row.target)),
    );
  return [HEAD, '<tmx version="1.4">', header, '<body>', ...units, '</body>', '</tmx>', ''].join('\n');
}

/** Terms alone, with what they mean in the source language. */
export function toTbx({ locale, rows }: Exchange): string {
  const notes = new Map(rows.filter(({ id }) => id.endsWith('@note')).map((row) => [row.id, row.source]));
  const term = (lang: string, text: string): string =>
    element('langSet', { 'xml:lang': lang }, element('tig', {}, element('term', {}, escaped(text))));
  const entries = rows
    .filter((row) => row.kind === 'term' && !row.id.endsWith('@note') && said(row))
    .map((row) => {
      const note = notes.get(`${row.id}@note`);
      const meaning = note === undefined ? '' : element('descrip', { type: 'definition' }, escaped(note));
      return element(
        'termEntry',
        { id: row.id.replace(/[^\w.-]/g, '_') },
        meaning + term(row.from, row.source) + term(locale, row.target),
      );
    });
  const header = '<martifHeader><fileDesc><sourceDesc><p>Casebook</p></sourceDesc></fileDesc></martifHeader>';
  return [
    HEAD,
    '<martif type="TBX" xml:lang="en">',
    header,
    '<text><body>',
    ...entries,
    '</body></text>',
    '</martif>',
    '',
  ].join('\n');
}
