/** What pages draw without a stepper. */
import type { JSX } from 'preact';
import type { JsonObject } from '../../machines/trace.ts';
import { Sprite as Sheet } from '../face/sprite.tsx';
import type { InnocenceData } from './data.ts';
import { Desk } from './desk.tsx';
import { FACE_ID_PREFIX } from './face-id.ts';
import { SAMPLE } from './legend.tsx';
import { PEOPLE_FACES } from './people.ts';

/** The faces, once a page: all, or those of `who`. */
export const Sprite = ({ who }: { who?: ReadonlySet<string> }): JSX.Element => (
  <Sheet
    prefix={FACE_ID_PREFIX}
    faces={Object.entries(PEOPLE_FACES).filter(([id]) => who?.has(id) ?? true)}
  />
);

/** Whose faces a position and the legend show: nobody comes or goes. */
export function facesIn(data: JsonObject): string[] {
  const { hands, mode } = data as unknown as InnocenceData;
  return [SAMPLE, ...Object.keys(hands), ...(mode === 'sheriff' ? ['sheriff'] : [])];
}

/** Photographs and cards alone, small, without writing. */
export const Thumb = ({ data, id, title }: { data: JsonObject; id: string; title: string }): JSX.Element => (
  <Desk
    data={data as unknown as InnocenceData}
    size="thumb"
    title={title}
    idPrefix={id}
    sprite="use"
    words={{}}
  />
);
