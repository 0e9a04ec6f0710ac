import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { roomsOf } from '../../machines/byzantine/logic/geometry-links.ts';
import { CHARACTERS, METHODS } from '../../machines/byzantine/vocabulary.ts';
import type { Character } from '../../machines/byzantine/vocabulary.ts';
import type { JsonObject } from '../../machines/trace.ts';
import { Figure } from '../games/byzantine/figure.tsx';
import { Choice, type Option } from '../own/Choice.tsx';
import { explore, firstOf, picture, roomOf, type By, type Found } from './explored.ts';
import type { PalaceFile } from './file-form.ts';
import type { DeskProps } from './props.ts';

interface ExplorerProps extends DeskProps {
  readonly file: PalaceFile;
}

/** The palace drawn, and what one character can do in it from one room. */
export function Explorer({ file, words, frame, rules }: ExplorerProps): JSX.Element {
  const [who, setWho] = useState(firstOf(file));
  const [room, setRoom] = useState<string | null>(null);
  const [by, setBy] = useState<By>('walk');
  const from = room ?? roomOf(file, who);
  const explored = explore(file, { who, room: from }, by);
  const choose = (next: string) => {
    setWho(next as Character);
    setRoom(null);
  };
  const people = CHARACTERS.map((id): Option => [id, frame.names[id] ?? id]);
  const methods = METHODS.map((id): Option => [id, String(frame.figureWords[`method.${id}`])]);
  return (
    <section class="op-explorer" aria-labelledby="op-picture">
      <h2 id="op-picture">{words['picture']}</h2>
      {!file.start && <p>{words['no-start']}</p>}
      <div class="op-two">
        <Figure
          data={picture(rules, explored, who) as unknown as JsonObject}
          words={frame.figureWords}
          names={frame.names}
          id="own-palace"
          title={words['picture']!}
          touch={{
            targets: new Set(),
            chosen: [`suspect:${who}`],
            press: (part) => part.startsWith('suspect:') && choose(part.slice('suspect:'.length)),
            playing: false,
          }}
        />
        <div class="op-ask">
          <h3>{words['reach']}</h3>
          <Choice label={words['who']} value={who} options={people} choose={choose} />
          <Choice
            label={words['from']}
            value={from}
            options={roomsOf(file.palace).map((name): Option => [name, name])}
            choose={setRoom}
          />
          <Choice
            label={words['by']}
            value={by}
            options={[['walk', words['walk']!]]}
            groups={[{ label: words['by.murder']!, options: methods }]}
            choose={(next) => setBy(next as By)}
          />
          <Answer found={explored.found} words={words} frame={frame} />
        </div>
      </div>
    </section>
  );
}

function Answer({ found, words, frame }: { found: Found } & Pick<DeskProps, 'words' | 'frame'>): JSX.Element {
  if (found.kind === 'cat') return <p role="status">{words['cat']}</p>;
  const list = found.kind === 'rooms' ? found.rooms : found.victims.map((who) => frame.names[who] ?? who);
  return (
    <p role="status" class="op-answer">
      <b>{words[found.kind]}</b> <span>{list.join(String(frame.figureWords['comma'])) || words['none']}</span>
    </p>
  );
}
