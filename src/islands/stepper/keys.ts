/** What a key does in the stepper: the conventions of the well-known viewers. */
export type Command =
  | {
      readonly do:
        | 'previous'
        | 'next'
        | 'first'
        | 'last'
        | 'leave'
        | 'enter'
        | 'play'
        | 'flip'
        | 'why'
        | 'try'
        | 'reset'
        | 'list'
        | 'escape';
    }
  | { readonly do: 'seat'; readonly number: number };

const COMMANDS: { readonly [key: string]: Command['do'] } = {
  ArrowLeft: 'previous',
  k: 'previous',
  ArrowRight: 'next',
  j: 'next',
  Home: 'first',
  End: 'last',
  $: 'last',
  'Shift+ArrowLeft': 'leave',
  'Shift+ArrowRight': 'enter',
  ' ': 'play',
  f: 'flip',
  v: 'flip',
  w: 'why',
  t: 'try',
  r: 'reset',
  '?': 'list',
  Escape: 'escape',
};

/** The command of a key press, or null. Never with Ctrl, Alt or Meta, nor where the key has a meaning of its own. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || event.isComposing)
    return null;
  const target = event.target as Element;
  if (target.closest('dialog, textarea, select, input:not([type=radio])')) return null;
  if (event.key.startsWith('Arrow') && target.closest('input')) return null;
  if (event.key === ' ' && target.closest('button, summary, input')) return null;
  if (/^\d$/.test(event.key)) return { do: 'seat', number: Number(event.key) };
  const shifted = event.shiftKey && event.key.length > 1 ? `Shift+${event.key}` : event.key;
  const command = Object.hasOwn(COMMANDS, shifted) ? COMMANDS[shifted]! : null;
  return command && ({ do: command } as Command);
}
