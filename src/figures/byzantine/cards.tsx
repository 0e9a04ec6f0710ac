import type { JSX } from 'preact';
import { GameFace } from '../game-face.tsx';
import type { ByzantineData } from './data.ts';
import type { Words } from './describe.ts';
import { METHOD_ICONS, TICK } from './icons.ts';

/** A small round sign on its own. */
export const Icon = ({ d, class: name = '' }: { d: string; class?: string }): JSX.Element => (
  <svg class={`bz-icon ${name}`} viewBox="-12 -12 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

interface CardsProps {
  data: ByzantineData;
  names: { readonly [who: string]: string };
  words: Words;
  /** Murder rules are buttons, named `method:<id>`. */
  pressing: { readonly targets: ReadonlySet<string>; readonly chosen: readonly string[] } | null;
}

function Rule({
  method,
  words,
  pressing,
}: Omit<CardsProps, 'data' | 'names'> & { method: string }): JSX.Element {
  const name = words[`method.${method}`];
  const part = `method:${method}`;
  const shown = (
    <>
      <Icon d={METHOD_ICONS[method]!} />
      <span>{name}</span>
    </>
  );
  if (!pressing) return <li>{shown}</li>;
  return (
    <li>
      <button
        type="button"
        class={pressing.targets.has(part) ? 'st-button' : 'st-button is-barred'}
        data-method={method}
        aria-pressed={pressing.chosen.includes(part)}
      >
        {shown}
      </button>
    </li>
  );
}

function Character({
  who,
  used,
  names,
  words,
}: { who: string; used: boolean } & Pick<CardsProps, 'names' | 'words'>): JSX.Element {
  return (
    <li class={used ? 'is-used' : undefined}>
      <svg class="bz-face" viewBox="0 0 40 40" aria-hidden="true">
        <GameFace game="byzantine" who={who} side={40} />
        {used && (
          <path fill="none" stroke="currentColor" stroke-width="4" d={TICK} transform="translate(31 9)" />
        )}
      </svg>
      <span>
        {names[who] ?? who}
        {used && <span class="st-sr"> {words['picked']}</span>}
      </span>
    </li>
  );
}

/** The round's character cards, those used marked; nothing where the case leaves rounds aside. */
export function Row({ data, names, words }: Omit<CardsProps, 'pressing'>): JSX.Element | null {
  const { row } = data;
  if (!row?.drawn.length) return null;
  return (
    <div class="bz-cards">
      {words['row']}
      <ul>
        {row.drawn.map((who) => (
          <Character key={who} who={who} used={row.picked.includes(who)} names={names} words={words} />
        ))}
      </ul>
    </div>
  );
}

/** The murder rules in hand, or those not seen yet: to be opened; open, and buttons, while the reader plays. */
export function Rules({ data, words, pressing }: Omit<CardsProps, 'names'>): JSX.Element | null {
  const { kind, methods } = data.cards;
  if (!methods.length) return null;
  return (
    <details class="bz-cards" open={pressing !== null}>
      <summary>
        {words[kind]} <span class="st-sum">{methods.length}</span>
      </summary>
      <ul>
        {methods.map((method) => (
          <Rule key={method} method={method} words={words} pressing={pressing} />
        ))}
      </ul>
    </details>
  );
}
