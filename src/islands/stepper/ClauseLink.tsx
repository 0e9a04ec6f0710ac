import type { JSX } from 'preact';
import { isPlainClick } from './hold.ts';
import type { Story } from '../story/types.ts';

/** A link to the sentence in force; on a page that shows the sentence it leads there without leaving. */
export function ClauseLink(props: { clause: string; story: Story; text?: boolean }): JSX.Element | null {
  const { clause, story } = props;
  const local = clause.slice(clause.indexOf('/') + 1);
  const known = story.clauses[clause];
  const href = known?.href ?? clauseAddress(story, clause);
  return (
    <a class="st-clause" href={href} onClick={(event) => isPlainClick(event) && toSentence(clause, event)}>
      <span class="st-clause-id">{local}</span>
      {props.text && known?.text && <span class="st-clause-text">{known.text}</span>}
    </a>
  );
}

/** Sentences that the example does not cite, but the reader's own moves do. */
function clauseAddress(story: Story, clause: string): string {
  const local = clause.slice(clause.indexOf('/') + 1);
  const root = story.href.slice(0, -(story.id.length + 2));
  return `${root}/${clause.replace(/-\d+$/, '')}/#${local}`;
}

function toSentence(clause: string, event: Event): void {
  const sentence = document.querySelector<HTMLElement>(`[data-clause="${CSS.escape(clause)}"]`);
  if (!sentence) return;
  event.preventDefault();
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  sentence.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  sentence.tabIndex = -1;
  sentence.focus({ preventScroll: true });
}
