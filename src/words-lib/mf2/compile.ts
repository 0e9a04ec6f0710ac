/** Compiles the messages of a language to the source of one module: run in Node as `evaluate`, shipped as `moduleSource`. */
import { runInThisContext } from 'node:vm';
import type { Complaint } from '../content-error.ts';
import type { Message } from '../message-file.ts';
import { compileMessage, type CompiledMessage } from './compile-message.ts';
import * as runtime from './runtime.ts';
import { Constants, js, Mf2Fault, type Dialect } from './scope.ts';

export interface Entry {
  readonly message: Message;
  /** The language the message is written in: the reference's where it stands in for a missing one. */
  readonly dialect: Dialect;
}

export interface Compiled {
  /** Function expressions by key, which name constants of `constants`. */
  readonly functions: ReadonlyMap<string, CompiledMessage>;
  readonly constants: Constants;
  /** Messages that did not compile; they are missing in `functions`. */
  readonly complaints: readonly Complaint[];
}

export type MessageFunction = (args: { readonly [name: string]: unknown }) => string;

export function compile(entries: Iterable<Entry>): Compiled {
  const constants = new Constants();
  const functions = new Map<string, CompiledMessage>();
  const complaints: Complaint[] = [];
  for (const { message, dialect } of entries) {
    try {
      functions.set(message.key, compileMessage(message.source, dialect, constants));
    } catch (error) {
      if (!(error instanceof Mf2Fault)) throw error;
      complaints.push({ ...message.place, field: message.key, found: error.found, wanted: error.wanted });
    }
  }
  return { functions, constants, complaints };
}

/** An ES module whose default export maps keys to functions; `runtimePath` is how it imports the run-time helpers. */
export function moduleSource(compiled: Compiled, runtimePath: string): string {
  const constants = compiled.constants.source();
  const used = Object.keys(runtime).filter((helper) => constants.includes(`${helper}(`));
  const header = used.length > 0 ? `import { ${used.join(', ')} } from ${js(runtimePath)};\n` : '';
  return `${header}${constants}export default ${table(compiled)};\n`;
}

/** The same source as functions, here and now. */
export function evaluate(compiled: Compiled): { readonly [key: string]: MessageFunction } {
  const helpers = Object.keys(runtime);
  const source = `((${helpers.join(', ')}) => {\n${compiled.constants.source()}return ${table(compiled)};\n})`;
  const make = runInThisContext(source) as (...helpers: unknown[]) => {
    readonly [key: string]: MessageFunction;
  };
  return make(...Object.values(runtime));
}

function table({ functions }: Compiled): string {
  const rows = [...functions].map(([key, { code }]) => `  ${js(key)}: ${code},\n`);
  return `{\n${rows.join('')}}`;
}
