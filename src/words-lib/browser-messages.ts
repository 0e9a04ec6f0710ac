/** The messages that a reader's own moves need in the browser, as the source of modules. */
import type { Words } from './words.ts';
import { compile, moduleSource } from './mf2/compile.ts';

/** Prefixes of the keys that are shipped: what tells a step, and what the stepper says around it. */
const SHIPPED = ['stepper.', 'log.', 'label.', 'refusal.', 'reason.', 'seat.', 'event.', 'knowledge.'];

export function isShipped(key: string): boolean {
  return SHIPPED.some((prefix) => key.startsWith(prefix));
}

/** The module of one language and game: `export default { "log.kill": (a) => … }`. Missing messages are the reference's. */
export function messagesModule(words: Words, locale: string, game: string, runtimePath: string): string {
  const entries = words.book(locale, game).entries.filter(({ message }) => isShipped(message.key));
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
