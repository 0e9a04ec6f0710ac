/** A language as messages are compiled for it. */
import type { Glossary } from '../glossary.ts';
import { grammarOf } from '../grammar/grammar.ts';
import type { Locale } from '../locales.ts';
import type { Messages } from '../message-file.ts';
import type { Dialect } from './scope.ts';

/** `layers` are searched in turn for the words of `:word` and `:suspect`: the language's own messages, then the reference's. */
export function dialectOf(locale: Locale, glossary: Glossary, layers: readonly Messages[]): Dialect {
  return {
    lang: locale.lang,
    grammar: grammarOf(locale.lang),
    glossary,
    words(prefix) {
      const found: Record<string, string> = {};
      for (const { key, source } of layers.flatMap((messages) => [...messages.values()])) {
        if (!key.startsWith(`${prefix}.`) || /[{}\\]/.test(source)) continue;
        found[key.slice(prefix.length + 1)] ??= source;
      }
      return found;
    },
  };
}
