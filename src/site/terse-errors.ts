/**
 * Vite plugin: what errors of a game's rules found and wanted is written for authors of cases. A reader's browser, which only
 * needs to know that a position cannot be, does not load it; checks of what readers write themselves keep their words.
 */
import type { Plugin, Rolldown } from 'vite';

const LOGIC = /src[\\/]machines[\\/][\w-]+[\\/](?:.*[\\/])?(?!check)[\w-]+\.ts$/;
const ERRORS = new Set(['BadPosition', 'BadEvent']);

interface Span {
  readonly start: number;
  readonly end: number;
}
interface Thrown extends Span {
  readonly type: string;
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly Span[];
}

const isNode = (value: unknown): value is Thrown =>
  typeof value === 'object' && value !== null && typeof (value as Thrown).type === 'string';

/** Where the second and third argument of an error stand. */
function textsIn(node: unknown): Span[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isNode(node)) return [];
  const [, found, wanted] = node.arguments ?? [];
  if (node.type === 'NewExpression' && ERRORS.has(node.callee?.name ?? '') && found && wanted)
    return [{ start: found.start, end: wanted.end }];
  return Object.values(node).flatMap(textsIn);
}

/** The code with these errors saying no more than which field they are about. */
export const terse = (code: string, program: unknown): string =>
  textsIn(program).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}'', ''${text.slice(end)}`,
    code,
  );

export const terseErrors = (): Plugin => ({
  name: 'casebook:terse-errors',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: LOGIC, code: 'new Bad' },
    handler(this: Rolldown.TransformPluginContext, code) {
      return { code: terse(code, this.parse(code)), map: null };
    },
  },
});
