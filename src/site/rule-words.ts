/** A rule's page in a reader's language, or in the reference language for want of it. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { gameOf } from './games.ts';

const entries = new Map((await getCollection('rules')).map((entry) => [entry.id, entry]));

export async function ruleEntry(
  locale: string,
  game: string,
  rule: string,
): Promise<CollectionEntry<'rules'>> {
  return find(locale, game, rule).entry;
}

export interface RuleWords {
  readonly title: string;
  readonly description: string;
  readonly facts: readonly string[];
  readonly sources: readonly string[];
  readonly fallback: boolean;
}

export function ruleWords(locale: string, game: string, rule: string): RuleWords {
  const { entry, fallback } = find(locale, game, rule);
  return { ...entry.data, fallback };
}

/** @throws when even the reference language has no such page. */
function find(
  locale: string,
  game: string,
  rule: string,
): { entry: CollectionEntry<'rules'>; fallback: boolean } {
  const own = entries.get(`${locale}/${game}/${rule}`);
  if (own) return { entry: own, fallback: false };
  const { reference } = gameOf(game).file;
  const entry = entries.get(`${reference}/${game}/${rule}`);
  if (!entry)
    throw new Error(
      `src/content/words/${reference}/${game}/${rule}.mdx: found nothing; write the page, or take the rule out of game.yaml`,
    );
  return { entry, fallback: true };
}
