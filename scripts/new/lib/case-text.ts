/** The text of a new case file. */
import { readFileSync } from 'node:fs';
import { isMap, isScalar, parseAllDocuments, stringify } from 'yaml';
import type { Game } from '../../../src/machines/game.ts';
import type { Json, JsonObject } from '../../../src/machines/trace.ts';
import type { Move } from './moves.ts';
import { filled } from './template.ts';
import type { Change } from './write.ts';

export interface NewCase {
  readonly game: Game;
  readonly rule: string;
  readonly slug: string;
  readonly title: string;
  readonly move: Move;
  readonly expect: JsonObject;
}

export const casePath = (game: string, rule: string, slug: string): string =>
  `src/content/games/${game}/cases/${rule}/${slug}.yaml`;

/** A case of one step, on the position of the move's donor, in the donor's own layout. */
export function newCase({ game, rule, slug, title, move, expect }: NewCase): Change {
  const { donor, event } = move;
  const path = casePath(game.id, rule, slug);
  const text = filled('case.yaml', {
    path,
    game: game.id,
    title: flow(title),
    from: donor.case.id.slice(game.id.length + 1),
    position: [...partsOf(donor.file, ['variants', 'view', 'given'])].join('\n'),
    events: game.events.join(', '),
    event: pairs(event, '').join(''),
    expect: pairs(expect, '      ').join('\n'),
  });
  return { path, text };
}

const flow = (value: Json): string =>
  stringify(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim();

const pairs = (object: JsonObject, indent: string): string[] =>
  Object.entries(object).map(([key, value]) => `${indent}${key}: ${flow(value)}`);

/** The top-level entries of a file's first document as they are written, without what follows their values. */
function partsOf(file: string, keys: readonly string[]): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const [document] = parseAllDocuments(text);
  if (!document || !('contents' in document) || !isMap(document.contents)) return [];
  return document.contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !keys.includes(String(key.value))) return [];
    const end = (value as { range?: [number, number, number] } | null)?.range?.[1];
    return [text.slice(key.range![0], end).trimEnd()];
  });
}
