/** The units of YAML and JSON files: messages, terms, titles and notes of cases. */
import { isMap, isScalar, parseDocument, type Document } from 'yaml';
import { isName } from '../message-file.ts';
import { unit, type Unit, type UnitKind } from './unit.ts';
import { scalarIn } from './yaml-scalar.ts';
import { entryMark, jsonMarks } from './data-marks.ts';

export interface DataSource {
  readonly file: string;
  /** Null: the site's own words. */
  readonly game: string | null;
  readonly text: string;
}

interface Found {
  readonly path: readonly string[];
  readonly id: string;
  readonly kind: UnitKind;
  readonly entry: string;
  readonly part: string;
  readonly rule?: string;
}

type IsStale = (entry: string, part: string) => boolean;

/** Messages of a game, or of the site (`site.json`); proper names and what describes the language are none. */
export function messageUnits(source: DataSource): readonly Unit[] {
  const { document, marked } = open(source);
  const prefix = source.game === null ? 'site' : `${source.game}/messages`;
  return keysOf(document)
    .filter((key) => !isName(key) && !key.startsWith('locale.'))
    .flatMap((key) =>
      at(
        source,
        document,
        { path: [key], id: `${prefix}:${key}`, kind: 'message', entry: key, part: '' },
        marked,
      ),
    );
}

/** Of each term the word itself and what it means. */
export function termUnits(source: DataSource): readonly Unit[] {
  const { document, marked } = open(source);
  const prefix = source.game === null ? 'glossary' : `${source.game}/glossary`;
  return keysOf(document).flatMap((key) =>
    (['term', 'note'] as const).flatMap((part) => {
      const id = `${prefix}:${key}${part === 'term' ? '' : `@${part}`}`;
      return at(source, document, { path: [key, part], id, kind: 'term', entry: key, part }, marked);
    }),
  );
}

/** Titles and notes of `cases.yaml`. */
export function caseUnits(source: DataSource & { readonly game: string }): readonly Unit[] {
  const { document, marked } = open(source);
  return keysOf(document).flatMap((key) => {
    const steps = document.getIn([key, 'steps'], true);
    const names = isMap(steps)
      ? steps.items.map((item) => String(isScalar(item.key) ? item.key.value : item.key))
      : [];
    const parts = [...['title', 'note'].map((part) => [part]), ...names.map((name) => ['steps', name])];
    return parts.flatMap((path) => {
      const part = path.at(-1)!;
      const id = `${source.game}/${key}@${part}`;
      return at(
        source,
        document,
        { path: [key, ...path], id, kind: 'case', entry: key, part, rule: key.split('/')[0]! },
        marked,
      );
    });
  });
}

/** Title and notes of a case file, which is in the game's reference language; `key` is `<rule>/<case>`. */
export function caseFileUnits(
  source: DataSource & { readonly game: string; readonly key: string },
): readonly Unit[] {
  const { document } = open(source);
  const rule = source.key.split('/')[0]!;
  const steps: unknown = document.toJS()?.steps;
  const notes = (Array.isArray(steps) ? steps : []).map((step, index) => ({
    path: ['steps', index, 'note'],
    part: `${Object.keys(step ?? {}).find((key) => !['note', 'expect'].includes(key))}-${index + 1}`,
  }));
  const parts = [{ path: ['title'], part: 'title' }, { path: ['note'], part: 'note' }, ...notes];
  return parts.flatMap(({ path, part }) =>
    at(
      source,
      document,
      {
        path: path as string[],
        id: `${source.game}/${source.key}@${part}`,
        kind: 'case',
        entry: source.key,
        part,
        rule,
      },
      () => false,
    ),
  );
}

function open({ file, text }: DataSource): { document: Document; marked: IsStale } {
  const document = parseDocument(text);
  if (!file.endsWith('.json')) return { document, marked: (entry, part) => entryMark(text, entry).has(part) };
  const marks = jsonMarks(document);
  return { document, marked: (entry) => marks.has(entry) };
}

function keysOf(document: Document): readonly string[] {
  const map = document.contents;
  return isMap(map) ? map.items.map(({ key }) => String(isScalar(key) ? key.value : key)) : [];
}

function at(source: DataSource, document: Document, found: Found, marked: IsStale): readonly Unit[] {
  const scalar = scalarIn(document, found.path);
  if (!scalar || scalar.text === '') return [];
  const { start, end, text } = scalar;
  const { id, kind, entry, part, rule = null } = found;
  const line = source.text.slice(0, start).split('\n').length;
  return [
    unit({
      id,
      kind,
      game: source.game,
      rule,
      text,
      stale: marked(entry, part),
      place: { file: source.file, line, start, end },
      entry,
      part,
    }),
  ];
}
