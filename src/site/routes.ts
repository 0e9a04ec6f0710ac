/** What each kind of page is made for; `getStaticPaths` of the pages maps these. */
import type { AnyStateMachine } from 'xstate';
import { cases, type Replayed } from './cases.ts';
import { games, type SiteGame } from './games.ts';
import { words } from './words.ts';

const each = <T>(make: (locale: string, slug: string) => T[]): T[] =>
  words.locales.flatMap(({ id, slug }) => make(id, slug));

export const localeRoutes = () => each((locale, slug) => [{ params: { locale: slug }, props: { locale } }]);

export const gameRoutes = () =>
  each((locale, slug) =>
    games.map((game) => ({ params: { locale: slug, game: game.id }, props: { locale, game } })),
  );

export interface RuleProps {
  locale: string;
  game: SiteGame;
  rule: string;
}
export const ruleRoutes = () =>
  each((locale, slug) =>
    games.flatMap((game) =>
      game.rules.map((rule) => ({
        params: { locale: slug, game: game.id, rule },
        props: { locale, game, rule } satisfies RuleProps,
      })),
    ),
  );

export interface ChartProps {
  machine: AnyStateMachine;
}
export const chartRoutes = () =>
  games.map(({ id, game }) => ({
    params: { game: id },
    props: { machine: game.machine } satisfies ChartProps,
  }));

export const ruleChartRoutes = () =>
  games.flatMap(({ id, game, rules }) =>
    rules.map((rule) => ({
      params: { game: id, rule },
      props: { machine: game.rules[rule]!.machine } satisfies ChartProps,
    })),
  );

export interface CaseProps {
  locale: string;
  one: Replayed;
  /** Step name; left out on the case's own page. */
  step?: string;
}
export const caseRoutes = () =>
  each((locale, slug) =>
    cases.map((one) => ({
      params: { locale: slug, ...caseParams(one) },
      props: { locale, one } satisfies CaseProps,
    })),
  );

export const stepRoutes = () =>
  each((locale, slug) =>
    cases.flatMap((one) =>
      one.trace.steps.map(({ name }) => ({
        params: { locale: slug, ...caseParams(one), step: name },
        props: { locale, one, step: name } satisfies CaseProps,
      })),
    ),
  );

function caseParams({ case: { id } }: Replayed) {
  const [game, rule, slug] = id.split('/');
  return { game, rule, case: slug };
}
