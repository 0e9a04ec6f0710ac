/** Cards of cases before anything else that routes write, so that pictures can be drawn from them while pages are made. */
import type { AstroIntegration } from 'astro';

/** `/en/noir/kill/a-case.svg`, and a step's below it. */
const CARD = /^\/?(?:[^/]+\/){3,4}[^/]+\.svg$/;

export interface Order {
  /** Whether the file behind an address is there already, as it would be made. */
  readonly has: (path: string) => boolean;
  /** Called before each file after the cards, which then are all there; what it throws ends the build. */
  readonly onCards: () => void;
}

/** A route without an answer writes no file. */
const nothing = (): Response => new Response(null);

export const cardsFirst = ({ has, onCards }: Order): AstroIntegration => ({
  name: 'casebook:cards-first',
  hooks: {
    'astro:build:start': ({ setPrerenderer }) =>
      setPrerenderer((own) => ({
        ...own,
        getStaticPaths: async () => {
          const all = await own.getStaticPaths();
          const first = all.filter(({ pathname }) => CARD.test(pathname));
          return [...first, ...all.filter(({ pathname }) => !CARD.test(pathname))];
        },
        render: async (request, options) => {
          const { pathname } = new URL(request.url);
          if (!CARD.test(pathname)) onCards();
          return has(pathname) ? nothing() : own.render(request, options);
        },
      })),
  },
});
