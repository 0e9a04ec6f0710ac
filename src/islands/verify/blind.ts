/**
 * Judges the blind test: the first answer to a question counts and is kept where the browser keeps anything. Everything else
 * stands on the page, also without it.
 */
import { ENOUGH, lineOf, tally, type Given } from './tally.ts';

interface BlindData {
  readonly locale: string;
  readonly right: string;
  readonly wrong: string;
  /** With `#` for the right ones and `##` for all. */
  readonly score: string;
}

const data = JSON.parse(document.querySelector('#blind-data')!.textContent!) as BlindData;
const sections = [...document.querySelectorAll<HTMLElement>('[data-clause]')];
const form = document.querySelector<HTMLFormElement>('[data-lines]');
const KEY = 'casebook.blind';

/** What is kept from earlier visits; nothing where the browser keeps nothing. */
function kept(): { [bound: string]: Given } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function keep(answers: { readonly [bound: string]: Given }): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // a browser that keeps nothing can still take the test
  }
}

const answers = kept();
const items = (section: HTMLElement) => [...section.querySelectorAll<HTMLElement>('[data-question]')];
const detailsOf = (item: HTMLElement) => item.querySelector<HTMLDetailsElement>('[data-right]')!;
const rightOf = (item: HTMLElement): number => Number(detailsOf(item).dataset['right']);
/** Answers lapse with the words that they were given to. */
const keyOf = ({ dataset }: HTMLElement): string =>
  [data.locale, dataset['clause'], dataset['bound']].join(' ');
const givenTo = (section: HTMLElement): Given =>
  items(section).map((_, at) => answers[keyOf(section)]?.[at] ?? null);

function judge(section: HTMLElement): void {
  const given = givenTo(section);
  items(section).forEach((item, at) => {
    const answer = given[at] ?? null;
    const radios = [...item.querySelectorAll('input')];
    for (const radio of radios) {
      radio.checked = Number(radio.value) === answer;
      radio.disabled = answer !== null;
    }
    const isRight = answer === rightOf(item);
    item.querySelector('[role=status]')!.textContent =
      answer === null ? '' : isRight ? data.right : data.wrong;
    item.dataset['judged'] = answer === null ? '' : String(isRight);
    detailsOf(item).open = answer !== null && !isRight;
  });
}

function sum(): void {
  if (!form) return;
  const by = String(new FormData(form).get('by') ?? '');
  const tallies = sections.map((section) => ({
    ...tally(givenTo(section), items(section).map(rightOf)),
    clause: section.dataset['clause']!,
    locale: data.locale,
    bound: section.dataset['bound'] ?? '',
    by,
  }));
  const total = (of: 'right' | 'of'): string => String(tallies.reduce((all, one) => all + one[of], 0));
  form.querySelector('[role=status]')!.textContent = data.score
    .replace('##', total('of'))
    .replace('#', total('right'));
  form.querySelector('textarea')!.value = tallies.flatMap((one) => lineOf(one) ?? []).join('\n');
  sections.forEach((section, at) => section.toggleAttribute('data-understood', tallies[at]!.right >= ENOUGH));
}

document.addEventListener('change', ({ target }) => {
  const radio = target as HTMLInputElement;
  const section = radio.closest<HTMLElement>('[data-clause]');
  const item = radio.closest<HTMLElement>('[data-question]');
  if (!section || !item) return;
  const given = givenTo(section).with(items(section).indexOf(item), Number(radio.value));
  answers[keyOf(section)] = given;
  keep(answers);
  judge(section);
  sum();
});
form?.addEventListener('input', sum);
form?.addEventListener('submit', (event) => event.preventDefault());
form?.addEventListener('reset', () => {
  for (const section of sections) delete answers[keyOf(section)];
  keep(answers);
  sections.forEach(judge);
  setTimeout(sum);
});

document.documentElement.classList.add('vf-ready');
sections.forEach(judge);
sum();
