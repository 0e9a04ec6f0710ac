/**
 * The only entry of the island: brings every `[data-stepper]` of a page to life, when it comes into sight or the browser has
 * time. Its place stands as JSON in the `<script type="application/json">` behind it. Before, and without scripts, its links
 * lead to the steps' own pages; afterwards the element bears `data-ready`.
 */
import { h, hydrate } from 'preact';
import type { Figure } from './figure.ts';
import { startEmbed } from './stepper/embed.ts';
import type { StoredStepper } from './stepper/props.ts';
import { Stepper } from './stepper/Stepper.tsx';
import type { Story } from './story/types.ts';

const FIGURES = import.meta.glob<Figure>('./games/*/figure.tsx', { import: 'Figure' });

startEmbed();
for (const host of document.querySelectorAll<HTMLElement>('[data-stepper]'))
  whenWanted(host, () => void wake(host));

async function wake(host: HTMLElement): Promise<void> {
  const script = host.nextElementSibling ?? host;
  const { story: address, game, ...place } = JSON.parse(script.textContent ?? '') as StoredStepper;
  const load = FIGURES[`./games/${game}/figure.tsx`];
  if (!load) return;
  const [story, Figure] = await Promise.all([fetchStory(address), load()]);
  hydrate(h(Stepper, { ...place, story, Figure }), host);
  host.dataset['ready'] = '';
  void import('./more.css');
}

/** Without the story the page stays what it was: links that lead to the steps' own pages. */
async function fetchStory(address: string): Promise<Story> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: found ${answer.status}; wanted a story`);
  return (await answer.json()) as Story;
}

/** In sight or pointed at: at once. Otherwise when there is time. */
function whenWanted(host: HTMLElement, run: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    watch.disconnect();
    run();
  };
  const watch = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && once(),
  );
  watch.observe(host);
  host.addEventListener('pointerover', once, { once: true });
  host.addEventListener('focusin', once, { once: true });
  (window.requestIdleCallback ?? ((idle: () => void) => setTimeout(idle, 2000)))(once);
}
