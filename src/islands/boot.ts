/**
 * The only entry of the island: brings every `[data-stepper]` of a page to life, when it comes into sight or the browser has
 * time. Its place stands as JSON in the `<script type="application/json">` behind it. Before, and without scripts, its links
 * lead to the steps' own pages; afterwards the element bears `data-ready`.
 */
import { h, hydrate } from 'preact';
import { FacesFrom, sourceBelow } from '../figures/game-face.tsx';
import { fetchJson } from './fetch-json.ts';
import type { Figure } from './figure.ts';
import type { StoredStepper } from './stepper/props.ts';
import { Stepper } from './stepper/Stepper.tsx';
import type { Story } from './story/types.ts';

const FIGURES = import.meta.glob<Figure>('./games/*/figure.tsx', { import: 'Figure' });

const hosts = document.querySelectorAll<HTMLElement>('[data-stepper]');
for (const host of hosts) whenWanted(host, () => wake(host));
if (document.documentElement.matches('.embed'))
  import('./stepper/embed.ts').then(({ startEmbed }) => startEmbed()).catch(() => {});
// what grades answers is for those who look at one; a page asks one question at most
const question = document.querySelector('[data-question]');
if (question) onceDone(question, ['toggle'], () => import('./question/question.ts'));

/** Fails when something cannot be fetched: until the next try the page stays what it was, links that lead to the steps' own pages. */
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
function whenWanted(host: HTMLElement, work: () => Promise<unknown>): void {
  const run = onceDone(host, ['pointerover', 'focusin'], work);
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    watch.disconnect();
    run();
  });
  watch.observe(host);
  (window.requestIdleCallback ?? ((idle: () => void) => setTimeout(idle, 2000)))(run);
}

/** Does something when called, or at an event, until it has been done: what fails is tried again the next time. */
function onceDone(host: Element, events: readonly string[], work: () => Promise<unknown>): () => void {
  let busy = false;
  const run = () => {
    if (busy) return;
    busy = true;
    work().catch(() => (busy = false));
  };
  for (const event of events) host.addEventListener(event, run, { capture: true });
  return run;
}
