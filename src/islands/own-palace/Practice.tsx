import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { PEOPLE } from '../../machines/byzantine/vocabulary.ts';
import { Figure } from '../games/byzantine/figure.tsx';
import { Choice, type Option } from '../own/Choice.tsx';
import { Practice as Playing } from '../own/Practice.tsx';
import type { PalaceFile } from './file-form.ts';
import { givenOf } from './position.ts';
import type { DeskProps } from './props.ts';

/** Playing on from the starting rooms of the reader's palace. */
export function Practice({ file, words, frame }: DeskProps & { file: PalaceFile }): JSX.Element {
  const [assassin, setAssassin] = useState('');
  const suspects = PEOPLE.filter((who) => file.start?.[who] !== undefined);
  return (
    <section id="play" aria-labelledby="op-play">
      <h2 id="op-play">{words['play']}</h2>
      <p>{words['play.note']}</p>
      <Playing
        words={words}
        frame={frame}
        given={() => ({ ...givenOf(file), ...(assassin ? { assassin } : {}) })}
        figure={async () => ({ Figure })}
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
      </Playing>
    </section>
  );
}
