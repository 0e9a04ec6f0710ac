import type { JSX } from 'preact';

/** How parts of the table are pressed. Parts: `suspect:P3`, and `card:S5` where the view knows the card. */
export interface Pressing {
  readonly targets: ReadonlySet<string>;
  readonly chosen: readonly string[];
  /** Item cards are buttons as well as the seats. */
  readonly cards: boolean;
  /** Accessible names by part. */
  readonly labels: Readonly<Record<string, string>>;
}

type Attributes = JSX.SVGAttributes<SVGGElement> & Record<`data-${string}`, string>;

/** What makes a part a button. Only `focus` is reached by the tab key. */
export function buttonOf(part: string, { labels, chosen }: Pressing, focus: string): Attributes {
  return {
    'data-cell': part,
    role: 'button',
    tabindex: part === focus ? 0 : -1,
    'aria-label': labels[part] ?? part,
    'aria-pressed': chosen.includes(part) ? 'true' : undefined,
  };
}

/** The classes that tell whether a part can be pressed, or has been. */
export const stateOf = (part: string, { targets, chosen }: Pressing): string =>
  [targets.has(part) && 'can-pick', chosen.includes(part) && 'is-selected'].filter(Boolean).join(' ');

/** Which part the tab key reaches: what has been chosen, else what can be, else the first. */
export const focusOf = (parts: readonly string[], { targets, chosen }: Pressing): string =>
  chosen.findLast((part) => parts.includes(part)) ??
  parts.find((part) => targets.has(part)) ??
  parts[0] ??
  '';
