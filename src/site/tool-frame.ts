/** What the page of a tool hands to its island: its words, and all that playing on is told with before there is a position. */
import type { StoryFrame } from '../islands/own/play.tsx';
import { EVERYONE } from '../islands/story/context.ts';
import { resolveVariants } from '../machines/run.ts';
import { casesOf } from './cases.ts';
import { gameOf } from './games.ts';
import { localeSlug, rulePath } from './paths.ts';
import { storyOf } from './stories.ts';
import { words } from './words.ts';

export interface ToolPage {
  readonly game: string;
  /** Its folder below the game's. */
  readonly tool: string;
  /** A rule with cases; their stories have the words that this one needs. */
  readonly like: string;
  /** Of all rules' charts the one that a free position moves through most. */
  readonly rule: string;
}

/** The messages `<tool>.*`, the prefix left out. */
export function toolWords(locale: string, { game, tool }: ToolPage): { readonly [key: string]: string } {
  const prefix = `${tool}.`;
  const { say, keys } = words.book(locale, game);
  const own = keys.filter((key) => key.startsWith(prefix));
  return Object.fromEntries(own.map((key) => [key.slice(prefix.length), say(key)]));
}

/** The words of the game's other stories, with the default variants; its title is the message `<tool>.play.title`, the way back `<tool>.play.return`. */
export function toolFrame(locale: string, { game, tool, like, rule }: ToolPage): StoryFrame {
  const [sample] = casesOf(game, like);
  const { labels, figureWords, names, switches } = storyOf(sample!.case.id, locale);
  const rules = gameOf(game).game;
  const say = words.say(locale, game);
  const variants = resolveVariants(rules, {});
  // its own page has no address but the place on this one
  const id = `${game}/${tool}/#play`;
  return {
    id,
    game,
    rule,
    locale,
    title: say(`${tool}.play.title`),
    note: null,
    href: `/${localeSlug(locale)}/${id}/`,
    ruleHref: rulePath(locale, game, rule),
    variants,
    switches: switches.map((one) => ({ ...one, value: variants[one.key]! })),
    views: [
      { id: EVERYONE, label: labels['everyone']! },
      ...rules.seats.map((seat) => ({ id: seat, label: say(`seat.${seat}`) })),
    ],
    view: EVERYONE,
    clauses: {},
    figureWords,
    names,
    // it is no case, and there is no example to go back to
    labels: { ...labels, case: '', 'branch.return': say(`${tool}.play.return`) },
  };
}
