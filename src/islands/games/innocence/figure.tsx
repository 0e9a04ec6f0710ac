import type { JSX } from 'preact';
import type { InnocenceData } from '../../../figures/innocence/data.ts';
import { describe, partLabels, type Words } from '../../../figures/innocence/describe.ts';
import { Desk } from '../../../figures/innocence/desk.tsx';
import { FoundDetails } from '../../../figures/innocence/found.tsx';
import type { Pressing } from '../../../figures/innocence/pressing.ts';
import type { FigureProps, Touch } from '../../figure.ts';
import { BallotBox } from './ballot-box.tsx';
import { FoundOnDemand } from './found-on-demand.tsx';
import { walkTo } from './walk-to.ts';

/** The desk and what lies below it. Parts: `suspect:A`, `card:A:S3`, `deck:rest`, `ballots:A>B`. */
export function Figure({ data, words, names, id, title, touch, brief }: FigureProps): JSX.Element {
  const position = data as unknown as InnocenceData;
  const said = words as Words;
  const suspects = Object.keys(position.hands);
  return (
    <div>
      {/* the photographs and cards inside are the buttons; here their presses come together */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        onClick={(event) => press(event.target as Element, touch)}
        onKeyDown={(event) => touch && onKey(event, touch)}
      >
        <Desk
          data={position}
          title={title}
          desc={describe(position, names, said)}
          idPrefix={id}
          words={said}
          {...(touch ? { pressing: pressing(touch, position, partLabels(position, names, said)) } : {})}
        />
      </div>
      {touch?.playing && canVote(position) && (
        <BallotBox suspects={suspects} names={names} words={said} press={touch.press} />
      )}
      {position.found && !brief && (
        <Findings found={position.found} suspects={suspects} names={names} words={said} />
      )}
    </div>
  );
}

/** Where a page is made the table stands as a whole; in a browser it is fetched. */
const Findings = import.meta.env.SSR ? FoundDetails : FoundOnDemand;

const canVote = ({ mode, phase, over }: InnocenceData): boolean =>
  mode === 'detective' && !over && (phase === 'inquiry' || phase === 'verdict');

/** The tab key reaches what has been chosen, else what can be, else the first suspect. */
function pressing(touch: Touch, { hands }: InnocenceData, labels: Pressing['labels']): Pressing {
  const parts = Object.keys(labels);
  const focus =
    touch.chosen.findLast((part) => parts.includes(part)) ??
    parts.find((part) => touch.targets.has(part)) ??
    `suspect:${Object.keys(hands)[0]}`;
  return { targets: touch.targets, chosen: touch.chosen, playing: touch.playing, labels, focus };
}

const partOf = (target: Element): string | undefined =>
  target.closest<SVGElement>('[data-cell]')?.dataset['cell'];

function press(target: Element, touch: Touch | null): void {
  const part = touch && partOf(target);
  if (part) touch.press(part);
}

/** Enter and Space press; arrow keys go from part to part. */
function onKey(event: KeyboardEvent & { currentTarget: HTMLElement }, touch: Touch): void {
  const target = event.target as Element;
  if (!partOf(target) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  if (event.key === 'Enter' || event.key === ' ') press(target, touch);
  else if (!walkTo(event.currentTarget, target.closest('[data-cell]')!, event.key)) return;
  event.preventDefault();
}
