/** The messages that a reader's own moves, and sharing, need in the browser, as the source of modules. */
import { LABELS } from '../islands/story/labels.ts';
import type { Words } from './words.ts';
import { compile, moduleSource } from './mf2/compile.ts';

/** Prefixes of the keys that are shipped: what tells a step. */
const SHIPPED = ['stepper.', 'log.', 'label.', 'refusal.', 'reason.', 'seat.', 'event.', 'knowledge.'];

/** What the stepper says around the steps is in the story already. */
const IN_STORY: ReadonlySet<string> = new Set(LABELS.map((label) => `stepper.${label}`));

export function isShipped(key: string): boolean {
  return !IN_STORY.has(key) && SHIPPED.some((prefix) => key.startsWith(prefix));
}

/** Prefixes of the keys that sharing needs besides: its own words, and those of texts that leave the site. */
const SHARED = ['share.', 'face.', 'figure.', 'suspect.', 'method.', 'role.', 'kind.'];

const ALSO_SHARED: ReadonlySet<string> = new Set([
  'game.title',
  'page.embed.open',
  'question.title',
  'stepper.close',
  'stepper.copied',
  'stepper.copy-by-hand',
  'stepper.failed',
  'stepper.loading',
  'stepper.next',
  'stepper.previous',
  'stepper.who-and-why',
]);

export const isShared = (key: string): boolean =>
  ALSO_SHARED.has(key) || SHARED.some((prefix) => key.startsWith(prefix));

export interface ModuleOf {
  readonly locale: string;
  readonly game: string;
  /** Which messages it has. */
  readonly holds: (key: string) => boolean;
  readonly runtimePath: string;
}

/** The module of one language and game: `export default { "log.kill": (a) => … }`. Missing messages are the reference's. */
export function messagesModule(words: Words, { locale, game, holds, runtimePath }: ModuleOf): string {
  const entries = words.book(locale, game).entries.filter(({ message }) => holds(message.key));
  return moduleSource(compile(entries), runtimePath);
}

/** The module that maps `<locale>/<game>` to a function importing `idOf` of it. */
export function indexModule(words: Words, idOf: (locale: string, game: string) => string): string {
  const rows = words.locales.flatMap(({ id }) =>
    words
      .games()
      .map(
        (game) => `  ${JSON.stringify(`${id}/${game}`)}: () => import(${JSON.stringify(idOf(id, game))}),\n`,
      ),
  );
  return `export default {\n${rows.join('')}};\n`;
}
