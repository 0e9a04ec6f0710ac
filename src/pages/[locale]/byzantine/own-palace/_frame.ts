/** All that playing on from a reader's own palace is told with, before there is a palace. */
import type { OwnPalaceData, StoryFrame } from '../../../../islands/own-palace/props.ts';
import { resolveVariants } from '../../../../machines/run.ts';
import { casesOf } from '../../../../site/cases.ts';
import { gameOf } from '../../../../site/games.ts';
import { localeSlug, rulePath } from '../../../../site/paths.ts';
import { storyOf } from '../../../../site/stories.ts';
import { words } from '../../../../site/words.ts';

const GAME = 'byzantine';
/** Of all rules' charts the one that a free position moves through most. */
const RULE = 'round';
/** Its own page has no address but the place on this one. */
const ID = `${GAME}/own-palace/#play`;
const PREFIX = 'own-palace.';

/** The words of the game's other stories, with the default variants. */
export function frameFor(locale: string): StoryFrame {
  const [like] = casesOf(GAME, 'palace');
  const { labels, figureWords, names, views, switches } = storyOf(like!.case.id, locale);
  const variants = resolveVariants(gameOf(GAME).game, {});
  return {
    id: ID,
    game: GAME,
    rule: RULE,
    locale,
    title: words.say(locale, GAME)(`${PREFIX}play.title`),
    note: null,
    href: `/${localeSlug(locale)}/${ID}/`,
    ruleHref: rulePath(locale, GAME, RULE),
    variants,
    switches: switches.map((one) => ({ ...one, value: variants[one.key]! })),
    views,
    view: 'everyone',
    clauses: {},
    figureWords,
    names,
    labels,
  };
}

/** What the island is given. */
export function dataFor(locale: string): OwnPalaceData {
  const { say, keys } = words.book(locale, GAME);
  const own = keys.filter((key) => key.startsWith(PREFIX));
  return {
    words: Object.fromEntries(own.map((key) => [key.slice(PREFIX.length), say(key)])),
    frame: frameFor(locale),
  };
}
