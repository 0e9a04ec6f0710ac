/** Cards of cases before anything else that routes write, so that pictures can be drawn from them while pages are made. */
import type { AstroIntegration } from 'astro';

/** `/en/noir/kill/a-case.svg`, and a step's below it. */
const CARD = /^\/?(?:[^/]+\/){3,4}[^/]+\.svg$/;

/** `onCards` is called before each file after the cards, which then are all there; what it throws ends the build. */
export const cardsFirst = (onCards: () => void): AstroIntegration => ({
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
        render: (request, options) => {
          if (!CARD.test(new URL(request.url).pathname)) onCards();
          return own.render(request, options);
        },
      })),
  },
});
