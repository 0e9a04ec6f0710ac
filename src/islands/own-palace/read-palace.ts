/** A palace file's text to a palace, checked by the engine; or to what is wrong with it, and in which line. */
import type { Document, LineCounter } from 'yaml';
import { BadPosition } from '../../machines/game.ts';
import { checkPalace } from '../../machines/byzantine/logic/check-palace.ts';
import { checkedStart } from '../../machines/byzantine/logic/checked-start.ts';
import { formFaults, formed, type Fault, type PalaceFile, type Path } from './file-form.ts';
import { givenOf } from './position.ts';

export interface Problem {
  /** From 1. */
  readonly line: number;
  /** As it is written in the file, for example `floors[0][2]`; empty when the whole file is meant. */
  readonly name: string;
  readonly found: string;
  readonly wanted: string;
}

export type Read =
  | { readonly file: PalaceFile; readonly problems?: never }
  | { readonly problems: readonly Problem[]; readonly file?: never };

/** No board needs more; a file chosen by mistake is not taken apart. */
export const LONGEST = 50_000;

/** Reads and checks, whatever the text. Rejects only when the reader of YAML cannot be fetched. */
export async function readPalace(text: string): Promise<Read> {
  if (text.length > LONGEST)
    return { problems: [whole(`more than ${LONGEST} characters`, 'the text of one palace')] };
  const { LineCounter, parseDocument } = await import('yaml');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const { line } = lines.linePos(error.pos[0]);
    return {
      problems: [
        { line, name: '', found: `YAML that cannot be read (${error.code})`, wanted: error.message },
      ],
    };
  }
  const told = ({ path, found, wanted }: Fault): Problem => ({
    line: lineOf(document, lines, path),
    name: nameOf(path),
    found,
    wanted,
  });
  const said = contentsOf(document);
  if (said === undefined)
    return { problems: [whole('aliases that go on for ever', 'a file without aliases')] };
  const faults = formFaults(said.value);
  if (faults.length) return { problems: faults.map(told) };
  const file = formed(said.value);
  const fault = engineFault(file);
  return fault ? { problems: [told(fault)] } : { file };
}

const whole = (found: string, wanted: string): Problem => ({ line: 1, name: '', found, wanted });

/** What the document says; undefined where its aliases would make too much of it. */
function contentsOf(document: Document): { readonly value: unknown } | undefined {
  try {
    return { value: document.toJS({ maxAliasCount: 20 }) as unknown };
  } catch {
    return undefined;
  }
}

/** The first thing that the engine finds wrong with the palace, or with who stands where. */
function engineFault(file: PalaceFile): Fault | null {
  try {
    if (file.start) checkedStart(givenOf(file));
    else checkPalace(file.palace, 'palace');
    return null;
  } catch (error) {
    if (!(error instanceof BadPosition)) throw error;
    return { path: pathOf(error.field), found: error.found, wanted: error.wanted };
  }
}

/** `palace.floors.0.1` as the file has it: `['floors', 0, 1]`; `at.cook` is `['start', 'cook']`. */
function pathOf(field: string): Path {
  const [first, ...rest] = field.split('.');
  const path = first === 'palace' ? rest : first === 'at' ? ['start', ...rest] : [first!, ...rest];
  return path.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

const nameOf = (path: Path): string =>
  path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name ? `${name}.${part}` : part;
  }, '');

/** The line of a field: of its key where it has one, else of its value, else of what it would stand in. */
function lineOf(document: Document, lines: LineCounter, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const start = keyStart(document, path.slice(0, length)) ?? nodeStart(document, path.slice(0, length));
    if (start !== undefined) return lines.linePos(start).line;
  }
  return 1;
}

interface Node {
  readonly range?: readonly number[];
  /** Of a mapping. */
  readonly items?: readonly { readonly key?: { readonly value?: unknown } & Node }[];
}

const nodeAt = (document: Document, path: Path): Node | undefined =>
  (path.length ? document.getIn(path, true) : document.contents) as Node | undefined;

const keyStart = (document: Document, path: Path): number | undefined =>
  nodeAt(document, path.slice(0, -1))?.items?.find(({ key }) => key?.value === path.at(-1))?.key?.range?.[0];

const nodeStart = (document: Document, path: Path): number | undefined => nodeAt(document, path)?.range?.[0];
