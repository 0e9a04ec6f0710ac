/** Well-defined insertions into files that are there already. Each fails, naming what it looked for, rather than guess. */
import { existsSync, readFileSync } from 'node:fs';
import { isMap, isSeq, parseDocument } from 'yaml';
import { inProject } from '../../lib/paths.ts';
import { Refused } from './refused.ts';
import type { Change } from './write.ts';

type Edit = (text: string) => string | null;

/** A file with `edit` applied. @throws Refused when there is no such file, or `edit` finds no place for itself. */
export function edited(path: string, wanted: string, edit: Edit): Change {
  const text = existsSync(inProject(path)) ? edit(readFileSync(inProject(path), 'utf8')) : null;
  if (text === null)
    throw new Refused(`found no ${wanted} in ${path}; wanted one, into which to write the new rule`);
  return { path, text, edits: true };
}

/** @throws Refused when a file that new ones import from does not export `name`. */
export function demand(path: string, name: string): void {
  const text = existsSync(inProject(path)) ? readFileSync(inProject(path), 'utf8') : '';
  if (!new RegExp(`export (const|function) ${name}\\b`).test(text))
    throw new Refused(
      `found no export ${name} in ${path}; wanted one, from which the new rule can import it`,
    );
}

const at = (text: string, index: number, added: string): string | null =>
  index < 0 ? null : text.slice(0, index) + added + text.slice(index);

/** Puts an item at the end of `export const <name> = [ … ] as const`. */
export function intoList(name: string, item: string): Edit {
  return (text) => {
    const start = text.indexOf(`export const ${name} = [`);
    const end = start < 0 ? -1 : text.indexOf(']', start);
    if (end < 0) return null;
    const comma = /[,[]\s*$/.test(text.slice(0, end)) ? '' : ',';
    return at(text, end, `${comma}'${item}',`);
  };
}

/** Puts a property at the end of `export const <name> … = { … };`. */
export function intoRecord(name: string, property: string): Edit {
  return (text) => {
    const start = text.indexOf(`export const ${name}`);
    return start < 0 ? null : at(text, text.indexOf('\n};', start), `\n  ${property},`);
  };
}

/** Puts an import behind the last one of a neighbouring file. */
export const intoImports =
  (line: string): Edit =>
  (text) => {
    const last = [...text.matchAll(/^import .* from '\.\/.*';\n/gm)].at(-1);
    return last ? at(text, last.index + last[0].length, `${line}\n`) : null;
  };

/** Puts a rule at the end of the last group of a `game.yaml`. */
export const intoLastGroup =
  (rule: string): Edit =>
  (text) => {
    const groups = parseDocument(text).get('groups');
    const group = isSeq(groups) ? groups.items.at(-1) : null;
    const rules = isMap(group) ? group.get('rules') : null;
    const last = isSeq(rules)
      ? (rules.items.at(-1) as { range?: [number, number, number] } | undefined)
      : undefined;
    if (!isSeq(rules) || !last?.range) return null;
    const [start, end] = last.range;
    if (rules.flow) return at(text, end, `, ${rule}`);
    const indent = text.slice(text.lastIndexOf('\n', start) + 1, start);
    return at(text, end, `\n${indent}${rule}`);
  };
