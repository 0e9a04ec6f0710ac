/** Takes the page for translators over: which languages and rows are shown, keys, reports. Without it everything is there to read. */
import { choiceOf, searchOf, show, type Choice } from './filter.ts';
import { commandOf, run } from './keys.ts';
import { rows, type VerifyData } from './page.ts';
import { answer, report } from './report.ts';

const data = JSON.parse(document.querySelector('#verify-data')!.textContent!) as VerifyData;
const form = document.querySelector<HTMLFormElement>('[data-verify]')!;
const field = <T extends Element = HTMLInputElement>(name: string): T =>
  form.querySelector<T>(`[name=${name}]`)!;

function fill({ locales, filter, query }: Choice): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('[name=l]'))
    box.checked = locales.includes(box.value);
  for (const radio of form.querySelectorAll<HTMLInputElement>('[name=f]'))
    radio.checked = radio.value === filter;
  field('q').value = query;
}

function chosen(): Choice {
  const asked = new FormData(form);
  return {
    locales: asked.getAll('l').map(String),
    filter: String(asked.get('f') ?? 'all'),
    query: String(asked.get('q') ?? ''),
  };
}

function apply(choice: Choice): void {
  const shown = show(choice);
  form.querySelector('output')!.textContent = data.counted
    .replace('##', String(rows().length))
    .replace('#', String(shown));
}

form.addEventListener('input', () => {
  apply(chosen());
  history.replaceState(null, '', `${location.pathname}${searchOf(chosen(), data)}${location.hash}`);
});
form.addEventListener('submit', (event) => event.preventDefault());

document.addEventListener('click', ({ target }) => {
  const row = (target as Element).closest('[data-report]')?.closest<HTMLElement>('[data-row]');
  if (row) report(row);
  const button = (target as Element).closest<HTMLButtonElement>('.vf-dialog button[type=button]');
  if (button) answer(button.closest('dialog')!, button.value as 'rule' | 'translation', data);
});

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey } = event;
  const typing =
    (event.target as Element).closest('input:not([type=checkbox], [type=radio]), textarea, dialog') !== null;
  const command = field('keys').checked
    ? commandOf({ key, modified: ctrlKey || metaKey || altKey, typing })
    : null;
  if (!command) return;
  event.preventDefault();
  run(command);
});

const first = choiceOf(location.search, data);
fill(first);
document.documentElement.classList.add('vf-ready');
apply(first);
if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
