/** What pages draw without a stepper. */
import type { JSX } from 'preact';
import type { JsonObject } from '../../machines/trace.ts';
import type { InnocenceData } from './data.ts';
import { Desk } from './desk.tsx';
import { SAMPLE } from './legend.tsx';
import { PEOPLE_FACES } from './people.ts';

/** The faces of the game, by who bears them. */
export const faces = PEOPLE_FACES;

/** Whose faces a position and the legend show: nobody comes or goes. */
export function facesIn(data: JsonObject): string[] {
  const { hands, mode } = data as unknown as InnocenceData;
  return [SAMPLE, ...Object.keys(hands), ...(mode === 'sheriff' ? ['sheriff'] : [])];
}

/** Photographs and cards alone, small, without writing. */
export const Thumb = ({ data, id, title }: { data: JsonObject; id: string; title: string }): JSX.Element => (
  <Desk data={data as unknown as InnocenceData} size="thumb" title={title} idPrefix={id} words={{}} />
);
