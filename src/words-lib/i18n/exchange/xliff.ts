/** XLIFF 1.2 and 2.0: one file element for each language that is translated from. */
import { groupBy } from '../group.ts';
import type { State } from '../state.ts';
import type { Exchange, Returned, Row } from './row.ts';
import { childOf, element, elements, escaped, HEAD, type XmlElement } from './xml.ts';

const STATES_12: { readonly [state in State]?: string } = {
  missing: 'new',
  untranslated: 'needs-translation',
  stale: 'needs-adaptation',
  edited: 'translated',
  draft: 'translated',
  reviewed: 'signed-off',
};
const STATES_20: { readonly [state in State]?: string } = {
  missing: 'initial',
  untranslated: 'initial',
  stale: 'initial',
  edited: 'translated',
  draft: 'translated',
  reviewed: 'reviewed',
};

const noteOf = (row: Row): string =>
  [row.kind, row.mod, row.case && `case ${row.case}`, row.was && `was: ${row.was}`]
    .filter(Boolean)
    .join('; ');

export function toXliff12({ locale, rows }: Exchange): string {
  const files = [...groupBy(rows, ({ from }) => from)].map(([from, own]) =>
    [
      `<file original="${escaped(from)}" source-language="${escaped(from)}" target-language="${escaped(locale)}" datatype="plaintext">`,
      '<body>',
      ...own.map(unit12),
      '</body>',
      '</file>',
    ].join('\n'),
  );
  return [
    HEAD,
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    ...files,
    '</xliff>',
    '',
  ].join('\n');
}

function unit12(row: Row): string {
  const target =
    row.target === '' ? '' : element('target', { state: STATES_12[row.state] ?? null }, escaped(row.target));
  const note = element('note', {}, escaped(noteOf(row)));
  return element(
    'trans-unit',
    { id: row.id, 'xml:space': 'preserve' },
    element('source', {}, escaped(row.source)) + target + note,
  );
}

/** Throws a `RangeError` when the rows are translated from several languages: a 2.0 document has one. */
export function toXliff20({ locale, from, rows }: Exchange): string {
  if (from === null) throw new RangeError('XLIFF 2.0 has one source language: export one game');
  const root = `<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="${escaped(from)}" trgLang="${escaped(locale)}">`;
  return [HEAD, root, '<file id="casebook">', ...rows.map(unit20), '</file>', '</xliff>', ''].join('\n');
}

/** Its ids allow no slash: the unit's id is its name. */
function unit20(row: Row, index: number): string {
  const target = row.target === '' ? '' : element('target', { 'xml:space': 'preserve' }, escaped(row.target));
  const segment = element(
    'segment',
    { state: STATES_20[row.state] ?? null, subState: `casebook:${row.state}` },
    element('source', { 'xml:space': 'preserve' }, escaped(row.source)) + target,
  );
  return element(
    'unit',
    { id: `u${index + 1}`, name: row.id },
    element('notes', {}, element('note', {}, escaped(noteOf(row)))) + segment,
  );
}

export function fromXliff(xml: string): { locale: string | null; rows: readonly Returned[] } {
  const [root] = elements(xml, 'xliff', 'xliff');
  const [file] = elements(xml, 'xliff', 'file');
  return {
    locale: root?.attributes['trgLang'] ?? file?.attributes['target-language'] ?? null,
    rows: root?.attributes['version']?.startsWith('2') ? rows20(xml) : rows12(xml),
  };
}

const rows12 = (xml: string): readonly Returned[] =>
  elements(xml, 'xliff', 'trans-unit').map((unit) =>
    returned(
      unit.attributes['id'] ?? '',
      unit,
      /^(new|needs)/.test(childOf(unit, 'target')?.attributes['state'] ?? ''),
    ),
  );

const rows20 = (xml: string): readonly Returned[] =>
  elements(xml, 'xliff', 'unit').flatMap((unit) => {
    const segment = childOf(unit, 'segment');
    return segment
      ? [returned(unit.attributes['name'] ?? '', segment, segment.attributes['state'] === 'initial')]
      : [];
  });

/** Programs seldom mend the state of what they change, so a doubtful state tells only of words that did not change. */
function returned(id: string, holder: XmlElement, doubtful: boolean): Returned {
  return {
    id,
    source: childOf(holder, 'source')?.text ?? '',
    target: childOf(holder, 'target')?.text ?? '',
    unsure: doubtful ? 'where unchanged' : 'no',
  };
}
