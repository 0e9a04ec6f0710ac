/**
 * The only entry of the island: brings every `[data-stepper]` of a page to life, when it comes into sight or the browser has
 * time. Its place stands as JSON in the `<script type="application/json">` behind it. Before, and without scripts, its links
 * lead to the steps' own pages; afterwards the element bears `data-ready`.
 */
import { h, hydrate } from 'preact';
import { FacesFrom, sourceBelow } from '../figures/game-face.tsx';
import { fetchJson } from './fetch-json.ts';
import type { Figure } from './figure.ts';
import { startEmbed } from './stepper/embed.ts';
import type { StoredStepper } from './stepper/props.ts';
import { Stepper } from './stepper/Stepper.tsx';
import type { Story } from './story/types.ts';

const FIGURES = import.meta.glob<Figure>('./games/*/figure.tsx', { import: 'Figure' });

const hosts = document.querySelectorAll<HTMLElement>('[data-stepper]');
for (const host of hosts) whenWanted(host, () => wake(host).catch(() => {}));
if (document.documentElement.matches('.embed')) startEmbed();
// what grades answers is for those who look at one; a page asks one question at most
document
  .querySelector('[data-question]')
  ?.addEventListener('toggle', () => void import('./question/question.ts'), { capture: true, once: true });

/** Fails when something cannot be fetched: the page then stays what it was, links that lead to the steps' own pages. */
async function wake(host: HTMLElement): Promise<void> {
  const script = host.nextElementSibling ?? host;
  const { story: stored, game, ...place } = JSON.parse(script.textContent ?? '') as StoredStepper;
  const load = FIGURES[`./games/${game}/figure.tsx`];
  if (!load) return;
  const [story, Figure] = await Promise.all([fetchJson<Story>(stored), load()]);
  if (!story?.steps?.length) throw new Error(stored);
  const address = place.address === 'keep' && host !== hosts[0] ? 'none' : place.address;
  const stepper = h(Stepper, { ...place, address, story, Figure });
  hydrate(h(FacesFrom, { source: sourceBelow(place.base) }, stepper), host);
  host.dataset['ready'] = '';
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
