import type { ComponentChildren, JSX } from 'preact';

/** What is wider or longer than its box can be scrolled by keys, too. */
export const SCROLLS = { tabIndex: 0 } as const;

/** What a place hides until its reader opens it. */
export const Spoiler = (props: { label: string; children: ComponentChildren }): JSX.Element => (
  <details class="sh-spoiler">
    <summary>{props.label}</summary>
    {props.children}
  </details>
);

/** Where a link would lead; in a preview it leads nowhere. */
export const Link = ({ children }: { children: ComponentChildren }): JSX.Element => (
  <span class="sh-a">{children}</span>
);

/** A picture of this site, wherever the text will have it from; none when there is none. */
export function Picture({ src, alt }: { src: string; alt: string }): JSX.Element | null {
  const path = pathOf(src);
  if (!path) return null;
  const gone = ({ currentTarget }: JSX.TargetedEvent<HTMLImageElement>) => (currentTarget.hidden = true);
  return <img src={path} alt={alt} width="1200" height="630" onError={gone} />;
}

function pathOf(src: string): string | null {
  try {
    return new URL(src).pathname;
  } catch {
    return null;
  }
}
