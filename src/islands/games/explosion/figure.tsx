import type { JSX } from 'preact';
import type { ExplosionData } from '../../../figures/explosion/data.ts';
import {
  cardName,
  describe,
  partLabels,
  type Names,
  type Words,
} from '../../../figures/explosion/describe.ts';
import type { Pressing } from '../../../figures/explosion/pressing.ts';
import { Table } from '../../../figures/explosion/table.tsx';
import { GROUPS } from '../../../machines/explosion/vocabulary.ts';
import type { FigureProps, Touch } from '../../figure.ts';
import { walk } from './walk.ts';

/** The table and what lies beside it. Parts: `suspect:P3`, `card:S5`, `group:big`. */
export function Figure({ data, words, names, id, title, touch }: FigureProps): JSX.Element {
  const position = data as unknown as ExplosionData;
  const said = words as Words;
  return (
    // the seats and cards inside are the buttons; here their presses come together
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      class={Object.keys(position.seats).length > 8 ? 'explosion-figure is-large' : 'explosion-figure'}
      onClick={(event) => touch && press(event, position, touch)}
      onKeyDown={(event) => touch && onKey(event, position, touch)}
    >
      <Table
        data={touch?.playing ? still(position) : position}
        title={title}
        desc={describe(position, names, said)}
        idPrefix={id}
        words={said}
        {...(touch ? { pressing: pressing(touch, position, names, said) } : {})}
      />
      <Shown position={position} words={said} />
      {touch?.playing && position.phase === 'night' && <Groups words={said} touch={touch} />}
    </div>
  );
}

/** The position to play on from, without what the step before has done. */
const still = (position: ExplosionData): ExplosionData => ({ ...position, arrows: [] });

const pressing = (touch: Touch, data: ExplosionData, names: Names, words: Words): Pressing => ({
  targets: touch.targets,
  chosen: touch.chosen,
  cards: touch.playing,
  labels: partLabels(data, names, words),
});

/** What the view has been shown of the decks. */
function Shown({
  position: { deckHas, rolesLeft },
  words,
}: {
  position: ExplosionData;
  words: Words;
}): JSX.Element {
  const line = (key: string, names: readonly string[]): JSX.Element => (
    <p class="st-hint">
      {words[key]}
      {words['colon']}
      {names.join(words['comma'])}
    </p>
  );
  return (
    <>
      {deckHas &&
        line(
          'deckHas',
          deckHas.map((card) => cardName(card, words)),
        )}
      {rolesLeft &&
        line(
          'rolesLeft',
          rolesLeft.map((role) => words[`short.${role}`]!),
        )}
    </>
  );
}

/** Whom the host can call; nobody is barred: whoever presses what is not allowed is told why. */
const Groups = ({ words, touch }: { words: Words; touch: Touch }): JSX.Element => (
  <div class="st-modes">
    {GROUPS.map((group) => (
      <button
        key={group}
        type="button"
        class={touch.targets.has(`group:${group}`) ? 'st-button' : 'st-button is-barred'}
        data-cell={`group:${group}`}
        aria-pressed={touch.chosen.includes(`group:${group}`)}
      >
        {words[group]}
      </button>
    ))}
  </div>
);

const buttonAt = (event: Event): HTMLElement | SVGElement | null =>
  (event.target as Element).closest<HTMLElement | SVGElement>('[data-cell]');

/**
 * The part that a button stands for. A card that makes no allowed move now is named with its holder and the representative,
 * so that the rules can say why not: `card:S5@P3,P6`.
 */
function partOf({ dataset }: HTMLElement | SVGElement, position: ExplosionData, touch: Touch): string {
  const { cell, of } = dataset;
  if (!of || touch.targets.has(cell!) || touch.chosen.includes(cell!)) return cell!;
  const looker = Object.entries(position.seats).find(([, { signs }]) => signs?.includes('representative'));
  return `${cell}@${of},${looker?.[0] ?? ''}`;
}

function press(event: Event, position: ExplosionData, touch: Touch): void {
  const button = buttonAt(event);
  if (button) touch.press(partOf(button, position, touch));
}

/** Enter and Space press; arrow keys go round the table. Buttons of the page press themselves. */
function onKey(
  event: KeyboardEvent & { currentTarget: HTMLElement },
  position: ExplosionData,
  touch: Touch,
): void {
  const part = buttonAt(event);
  if (!(part instanceof SVGElement) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
    return;
  if (event.key === 'Enter' || event.key === ' ') touch.press(partOf(part, position, touch));
  else if (!walk(event.currentTarget, part, event.key)) return;
  event.preventDefault();
}
