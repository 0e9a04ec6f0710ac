import type { JSX } from 'preact';
import type { JsonObject } from '../../machines/trace.ts';
import { CHARACTER_FACES } from './characters.ts';
import type { ByzantineData } from './data.ts';
import { SAMPLE } from './legend.tsx';
import { Palace } from './palace.tsx';
import { palaceOf } from './palace-of.ts';
import { pawnsOf } from './pawns.ts';

/** The faces of the game, by who bears them. */
export const faces = CHARACTER_FACES;

/** Everybody whom a position and the legend show, also when it is played on: a variant brings the second cat (B-009). */
export function facesIn(data: JsonObject): string[] {
  const { at } = data as unknown as ByzantineData;
  return [SAMPLE, ...Object.keys(at), ...(at['white-cat'] ? ['black-cat'] : [])];
}

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
      names={{}}
    />
  );
}
