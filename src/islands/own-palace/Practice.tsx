import type { ComponentType, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { PEOPLE } from '../../machines/byzantine/vocabulary.ts';
import { Figure } from '../games/byzantine/figure.tsx';
import { Choice, type Option } from '../own/Choice.tsx';
import type { PalaceFile } from './file-form.ts';
import { givenOf } from './position.ts';
import type { DeskProps } from './props.ts';

type Shown = { readonly Play: ComponentType } | 'loading' | 'failed' | null;

/** Playing on from the starting rooms, in the stepper; loaded when it is asked for. */
export function Practice({ file, words, frame }: DeskProps & { file: PalaceFile }): JSX.Element {
  const [assassin, setAssassin] = useState('');
  const [shown, setShown] = useState<Shown>(null);
  const begin = async () => {
    setShown('loading');
    try {
      const { playFrom } = await import('../own/play.tsx');
      const given = { ...givenOf(file), ...(assassin ? { assassin } : {}) };
      const Play = await playFrom(frame, given, Figure);
      setShown({ Play });
    } catch {
      setShown('failed');
    }
  };
  const suspects = PEOPLE.filter((who) => file.start?.[who] !== undefined);
  return (
    <section id="play" aria-labelledby="op-play">
      <h2 id="op-play">{words['play']}</h2>
      <p>{words['play.note']}</p>
      <form
        class="op-row"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <Choice
          label={words['play.assassin']}
          value={assassin}
          options={[
            ['', words['play.unknown']!],
            ...suspects.map((id): Option => [id, frame.names[id] ?? id]),
          ]}
          choose={setAssassin}
        />
        <button type="submit" class="button op-main">
          {words['play.begin']}
        </button>
      </form>
      <p role="status">{shown === 'failed' && words['failed']}</p>
      {shown && typeof shown === 'object' && <shown.Play />}
    </section>
  );
}
