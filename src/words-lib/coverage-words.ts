/** The words that a game's charts, cases and switches need. */
import type { ChartFacts, Finding, GameFacts } from './coverage.ts';
import { draftMark } from './drafts.ts';
import type { Words } from './words.ts';

/** Messages that something needs and the reference lacks; worded refusals and reasons that no case shows; cases without a title. */
export function wordFindings(words: Words, facts: GameFacts): readonly Finding[] {
  return [...lackingWords(words, facts), ...unusedWords(words, facts), ...untitledCases(words, facts)];
}

function lackingWords(words: Words, facts: GameFacts): readonly Finding[] {
  const { game } = facts;
  const book = words.book(words.referenceOf(game).id, game);
  return [...neededKeys(facts)]
    .filter(([key]) => !book.has(key))
    .map(([key, why]) => ({
      kind: 'key-without-words',
      game,
      locale: null,
      id: `${game}/${key}`,
      detail: `needed by ${why}`,
    }));
}

/** Every message key that is looked up for this game, with what needs it. */
export function neededKeys(facts: GameFacts): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const need = (key: string, why: string): void => void (keys.has(key) || keys.set(key, why));
  for (const key of ['game.title', 'game.tagline', 'game.summary']) need(key, 'the game’s page');
  for (const seat of facts.seats) need(`seat.${seat}`, `the seat ${seat}`);
  for (const event of facts.events)
    for (const kind of ['event', 'label']) need(`${kind}.${event}`, `the event ${event}`);
  for (const [key, values] of Object.entries(facts.variants)) {
    need(`variant.${key}`, `the switch ${key}`);
    for (const value of values) need(`variant.${key}.${String(value)}`, `the switch ${key}`);
  }
  for (const chart of facts.charts) for (const [key, why] of chartKeys(chart, facts.game)) need(key, why);
  for (const one of facts.cases) {
    for (const key of one.said) need(key, `the log of ${one.id}`);
    for (const id of one.refusals) need(`refusal.${id}`, one.id);
    for (const kind of one.reasons) need(`reason.${kind}`, one.id);
  }
  return keys;
}

function chartKeys({ rule, states, edges }: ChartFacts, game: string): readonly [string, string][] {
  const why = `the chart ${rule ?? game}`;
  const names = states.map((path): [string, string] => [`state.${path.split('.').at(-1)}`, why]);
  const guards = edges.flatMap(({ guard }): [string, string][] =>
    guard === null ? [] : [[`guard.${guard}`, why]],
  );
  return [...names, ...guards];
}

function unusedWords(words: Words, facts: GameFacts): readonly Finding[] {
  const { game, cases } = facts;
  const shown = new Set(
    cases.flatMap(({ refusals, reasons }) => [
      ...refusals.map((id) => `refusal.${id}`),
      ...reasons.map((kind) => `reason.${kind}`),
    ]),
  );
  const worded = [...words.raw.messages(words.referenceOf(game).id, game).keys()].filter((key) =>
    /^(refusal|reason)\./.test(key),
  );
  return worded
    .filter((key) => !shown.has(key))
    .map((key) => ({
      kind: 'words-without-case',
      game,
      locale: null,
      id: `${game}/${key}`,
      detail: 'no case shows it',
    }));
}

function untitledCases(words: Words, { game, cases }: GameFacts): readonly Finding[] {
  const others = words.locales.filter(({ id }) => id !== words.referenceOf(game).id);
  return others.flatMap(({ id: locale, draft: started }) => {
    const titled = words.caseWords(locale, game);
    return cases
      .filter(({ id }) => titled[id.slice(game.length + 1)] === undefined)
      .map(({ id, draft = false }): Finding => ({
        kind: 'case-without-title',
        game,
        locale,
        id,
        detail: 'no title in cases.yaml',
        ...draftMark(started || draft || words.isDraft(game, id.split('/')[1])),
      }));
  });
}
