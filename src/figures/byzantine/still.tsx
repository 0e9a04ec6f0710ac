import type { JSX } from 'preact';
import type { JsonObject } from '../../machines/trace.ts';
import { Sprite as Sheet } from '../face/sprite.tsx';
import { CHARACTER_FACES } from './characters.ts';
import type { ByzantineData } from './data.ts';
import { FACE_ID_PREFIX } from './face-id.ts';
import { Palace } from './palace.tsx';
import { palaceOf } from './palace-of.ts';
import { pawnsOf } from './pawns.ts';

/** The faces, once a page. */
export const Sprite = (): JSX.Element => (
  <Sheet prefix={FACE_ID_PREFIX} faces={Object.entries(CHARACTER_FACES)} />
);

export interface ThumbProps {
  data: JsonObject;
  /** Unique on the page. */
  id: string;
  title: string;
}

/** The palace alone, small, without writing. */
export function Thumb({ data, id, title }: ThumbProps): JSX.Element {
  const position = data as unknown as ByzantineData;
  return (
    <Palace
      palace={palaceOf(position.palace)}
      pawns={pawnsOf(position)}
      locks={position.locks}
      lit={position.lit}
      size="thumb"
      title={title}
      idPrefix={id}
      sprite="use"
      names={{}}
    />
  );
}
