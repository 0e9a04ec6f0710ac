/** What a key does in the stepper: the conventions of the well-known viewers. */
const COMMANDS = {
  ArrowLeft: 'previous',
  k: 'previous',
  ArrowRight: 'next',
  j: 'next',
  Home: 'first',
  '^': 'first',
  End: 'last',
  $: 'last',
  'Ctrl+ArrowLeft': 'turnBack',
  'Ctrl+ArrowRight': 'turnOn',
  '[': 'roundBack',
  ']': 'roundOn',
  'Shift+ArrowLeft': 'leave',
  'Shift+ArrowRight': 'enter',
  ArrowUp: 'forkUp',
  ArrowDown: 'forkDown',
  ' ': 'play',
  '+': 'faster',
  '-': 'slower',
  '−': 'slower',
  f: 'flip',
  v: 'flip',
  w: 'why',
  t: 'try',
  r: 'reset',
  n: 'nextCase',
  p: 'previousCase',
  s: 'share',
  '?': 'list',
  Escape: 'escape',
} as const;

export type Command =
  | { readonly do: (typeof COMMANDS)[keyof typeof COMMANDS] }
  | { readonly do: 'seat'; readonly number: number };

/**
 * The command of a key press, or null. Never with Alt or Meta, with Ctrl only where the table says so, nor where the key has a
 * meaning of its own.
 */
export function commandOf(event: KeyboardEvent): Command | null {
  if ((event.altKey && !isTyped(event)) || event.metaKey || event.defaultPrevented || event.isComposing)
    return null;
  const target = event.target as Element;
  if (target.closest('dialog, textarea, select, input:not([type=radio])')) return null;
  if (event.key.startsWith('Arrow') && target.closest('input')) return null;
  if (event.key === ' ' && target.closest('button, summary, input')) return null;
  if (/^\d$/.test(event.key) && !event.ctrlKey) return { do: 'seat', number: Number(event.key) };
  const key = withModifiers(event);
  return Object.hasOwn(COMMANDS, key) ? { do: COMMANDS[key as keyof typeof COMMANDS] } : null;
}

/** Many keyboards write brackets with AltGr, which Windows reports as Ctrl and Alt. */
const isTyped = (event: KeyboardEvent): boolean => event.getModifierState?.('AltGraph') === true;

/** Shift is part of what a sign is, and counts only for keys that write none. */
function withModifiers(event: KeyboardEvent): string {
  const shifted = event.shiftKey && event.key.length > 1 ? `Shift+${event.key}` : event.key;
  return event.ctrlKey && !isTyped(event) ? `Ctrl+${shifted}` : shifted;
}
