/**
 * Grades the ticks of every `[data-question]` whenever its answer is opened, and leads on to the stepper of the same page.
 * Plain DOM over the page's own markup, which holds all words; without it the answer is the same, but not compared.
 */
import { grade } from './grade.ts';

for (const section of document.querySelectorAll<HTMLElement>('[data-question]')) start(section);

function start(section: HTMLElement): void {
  const answer = section.querySelector<HTMLDetailsElement>('[data-answer]')!;
  const look = () => answer.open && compare(section, answer);
  answer.addEventListener('toggle', look);
  answer.querySelector('[data-through]')!.addEventListener('click', stepThere);
  look();
}

function compare(section: HTMLElement, answer: HTMLElement): void {
  const boxes = [...section.querySelectorAll('input')];
  const rows = [...answer.querySelectorAll<HTMLElement>('[data-left]')];
  const { found, extra, marks } = grade(
    rows.map((row, at) => ({ left: row.dataset['left'] === 'true', ticked: boxes[at]!.checked })),
  );
  const words = JSON.parse(section.dataset['question']!);
  rows.forEach((row, at) => {
    row.classList.toggle('st-refusal', marks[at] !== 'right');
    row.querySelector('strong')!.textContent = words[marks[at]!];
  });
  section.querySelector('[role=status]')!.textContent = words.found[found] + words.extras[extra];
}

/** Where the step's link also stands in a stepper of this page, that one goes there; otherwise the link leads to the step's page. */
function stepThere(event: Event): void {
  const { ctrlKey, metaKey, shiftKey, altKey, currentTarget } = event as MouseEvent;
  const href = (currentTarget as Element).getAttribute('href')!;
  const dot = document.querySelector<HTMLElement>(`[data-ready] .st-timeline [href="${CSS.escape(href)}"]`);
  if (!dot || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  dot.click();
  const stepper = dot.closest('section')!;
  stepper.focus({ preventScroll: true });
  stepper.scrollIntoView();
}
