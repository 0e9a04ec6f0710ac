/** The island of the share page: puts in the case or step that the address names. Without scripts an example stands there. */
import { faceOf, sharedIn, type Shared } from './of.ts';
import { PLACES } from './places.ts';

const all = <E extends Element>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];
const one = <E extends Element>(selector: string): E => document.querySelector<E>(selector)!;

interface Loaded {
  readonly title: string;
  /** The snippet for web pages, whole and stopping before the answer. */
  readonly html: { readonly whole: string; readonly question: string };
  /** Texts by place. */
  readonly texts: ReadonlyMap<string, { whole: string; question: string }>;
}

async function text(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}

/** The snippet of the page with its names filled in. */
function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : escaped(value);
  });
}

async function load({ path, casePath, step, query }: Shared): Promise<Loaded> {
  const answer = JSON.parse(await text(faceOf(path, 'oembed.json'))) as {
    title: string;
    thumbnail_url: string;
  };
  const { title, thumbnail_url: card } = answer;
  const page = new URL(path + query, location.href).href;
  const plain = step ? await text(faceOf(path, 'txt')) : '';
  const texts = await Promise.all(
    PLACES.map(async (place) => {
      if (step) {
        const whole = place.step({ title, text: plain, page, card });
        return [place.id, { whole, question: whole }] as const;
      }
      const whole = await text(faceOf(casePath, place.face));
      return [place.id, { whole, question: place.question(whole) }] as const;
    }),
  );
  const template = one<HTMLElement>('[data-template]').dataset['template']!;
  const snippetOf = (embed: string) =>
    filled(template, { title, page, embed: new URL(embed, location.href).href });
  const html = {
    whole: snippetOf(`/embed${path}${query}`),
    question: snippetOf(step ? `/embed${path}${query}` : `/embed${casePath}question/`),
  };
  return { title, html, texts: new Map(texts) };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Shows everything; `stop` leaves the answers out. */
function show(loaded: Loaded, { stop }: { stop: boolean }): void {
  for (const area of all<HTMLTextAreaElement>('[data-place]')) {
    const made = area.dataset['place'] === 'html' ? loaded.html : loaded.texts.get(area.dataset['place']!);
    if (made) area.value = stop ? made.question : made.whole;
  }
}

function showLinks({ path, casePath, step, query }: Shared, title: string): void {
  const link = one<HTMLAnchorElement>('[data-of]');
  link.href = path + query;
  link.textContent = title;
  for (const download of all<HTMLAnchorElement>('[data-kind]')) {
    const kind = download.dataset['kind']!;
    download.href = faceOf(step && download.dataset['step'] === undefined ? casePath : path, kind);
  }
  const card = one<HTMLImageElement>('[data-card]');
  card.src = faceOf(path, 'png');
  card.alt = title;
  one<HTMLIFrameElement>('[data-frame]').src = `/embed${path}${query}`;
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const area = one<HTMLTextAreaElement>(`#${button.getAttribute('aria-controls')}`);
  area.select();
  const said = button.nextElementSibling!;
  try {
    await navigator.clipboard.writeText(area.value);
    said.textContent = button.dataset['copied']!;
  } catch {
    said.textContent = button.dataset['byHand']!;
  }
}

async function start(): Promise<void> {
  for (const button of all<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  }
  const asked = sharedIn(location.search);
  const shared = asked ?? sharedIn(`?of=${one('[data-of]').getAttribute('href')}`)!;
  try {
    const loaded = await load(shared);
    const stop = one<HTMLInputElement>('[data-stop]');
    stop.addEventListener('change', () => show(loaded, { stop: stop.checked }));
    stop.disabled = shared.step !== null;
    showLinks(shared, loaded.title);
    show(loaded, { stop: stop.checked });
  } catch {
    one<HTMLElement>('[data-missing]').hidden = false;
  }
  one<HTMLElement>('[data-missing]').hidden &&= asked !== null || !location.search;
  document.documentElement.dataset['ready'] = '';
}

void start();
