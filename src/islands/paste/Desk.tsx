import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Problems } from '../own/Problems.tsx';
import { TextField } from '../own/TextField.tsx';
import { addressIn } from './address.ts';
import type { Opened } from './open.tsx';
import type { PasteData } from './props.ts';

type State = Opened | 'idle' | 'busy' | 'failed' | 'missing';

/** Where a reader pastes what somebody shared. */
export function Desk({ data }: { data: PasteData }): JSX.Element {
  const { words } = data;
  const [text, write] = useState('');
  const [state, set] = useState<State>('idle');
  const open = async () => {
    if (!text.trim()) return;
    set('busy');
    try {
      set(await follow(text, data));
    } catch {
      set('failed');
    }
  };
  const opened = typeof state === 'object' ? state : null;
  return (
    <>
      <form
        class="op-form"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <TextField label={words['text']} rows={6} text={text} write={write} />
        <p class="op-row">
          <button type="submit" class="button op-main">
            {words['open']}
          </button>
        </p>
      </form>
      <div role="status">
        {typeof state === 'string' && state !== 'idle' && <p>{words[state]}</p>}
        {opened && 'problems' in opened && <Problems problems={opened.problems} words={words} />}
        {opened && 'Case' in opened && <p>{words['own']}</p>}
      </div>
      {opened && 'Case' in opened && <opened.Case />}
    </>
  );
}

/** Goes to where a text leads on the site; what leads nowhere is opened here. */
async function follow(text: string, data: PasteData): Promise<State> {
  const named = addressIn(text, data.locale);
  if (named !== null) {
    const [path] = named.split('?');
    if (!(await fetch(path!)).ok) return 'missing';
    location.assign(named);
    return 'busy';
  }
  const { openPasted } = await import('./open.tsx');
  const opened = await openPasted(text, data);
  if (!('address' in opened)) return opened;
  location.assign(opened.address);
  return 'busy';
}
