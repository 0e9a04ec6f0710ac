import type { JSX } from 'preact';
import { isPlainClick } from './hold.ts';
import type { Story } from '../story/types.ts';

interface ClauseLinkProps {
  readonly clause: string;
  readonly story: Story;
  /** With the sentence itself. */
  readonly text?: boolean;
  /** Not empty in a frame on another site, which the link must not fill with this site. */
  readonly base?: string;
}

/** A link to the sentence in force; on a page that shows the sentence it leads there without leaving. */
export function ClauseLink({ clause, story, text, base }: ClauseLinkProps): JSX.Element {
  const local = clause.slice(clause.indexOf('/') + 1);
  const known = story.clauses[clause];
  return (
    <a
      class="st-clause"
      href={known?.href ?? clauseAddress(story, clause, local)}
      target={base ? '_blank' : undefined}
      rel={base ? 'noopener' : undefined}
      onClick={(event) => isPlainClick(event) && toSentence(clause, event)}
    >
      <span class="st-clause-id">{local}</span>
      {text && known?.text && <span class="st-clause-text">{known.text}</span>}
    </a>
  );
}

/** Sentences that the example does not cite, but the reader's own moves do. */
function clauseAddress(story: Story, clause: string, local: string): string {
  const root = story.href.slice(0, -(story.id.length + 2));
  return `${root}/${clause.replace(/-\d+$/, '')}/#${local}`;
}

/** By way of the address, so that the browser marks the sentence as the target, and Back returns from it. */
function toSentence(clause: string, event: Event): void {
  const sentence = document.querySelector<HTMLElement>(`[data-clause="${CSS.escape(clause)}"]`);
  if (!sentence) return;
  event.preventDefault();
  location.hash = sentence.id;
  sentence.tabIndex = -1;
  sentence.focus({ preventScroll: true });
}
