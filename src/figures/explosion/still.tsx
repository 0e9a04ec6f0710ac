/** What pages draw without a stepper. */
import type { JSX } from 'preact';
import type { JsonObject } from '../../machines/trace.ts';
import { LineUp } from './line-up.tsx';
import type { LineUp as Data } from './model.ts';

/** Drawings that all pictures of a page refer to, once a page; this game has none. */
export const Sprite = (): JSX.Element => <></>;

/** Whose faces a position, or any that follows from it, may show. */
export const facesIn = (): string[] => [];

/** The small picture of a case card. */
export const Thumb = ({ data, id, title }: { data: JsonObject; id: string; title: string }): JSX.Element => (
  <LineUp data={data as unknown as Data} id={id} title={title} />
);
