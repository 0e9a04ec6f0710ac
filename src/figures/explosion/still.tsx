/** What pages draw without a stepper. */
import type { JSX } from 'preact';
import type { Role } from '../../machines/explosion/vocabulary.ts';
import type { JsonObject } from '../../machines/trace.ts';
import type { ExplosionData } from './data.ts';
import { SAMPLE } from './legend.tsx';
import { ROLE_FACES } from './role-faces.ts';
import { Table } from './table.tsx';

/** The faces of the game, by who bears them. */
export const faces = ROLE_FACES;

/** Whose faces a position and the legend show; nobody's role changes when it is played on. */
export function facesIn(data: JsonObject): readonly string[] {
  const { seats, deceased } = data as unknown as ExplosionData;
  const roles: readonly (Role | undefined)[] = [deceased, ...Object.values(seats).map(({ role }) => role)];
  return [SAMPLE, ...roles.filter((role) => role !== undefined)];
}

export interface ThumbProps {
  readonly data: JsonObject;
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
}

/** The table alone, small, without writing. */
export const Thumb = ({ data, id, title }: ThumbProps): JSX.Element => (
  <Table data={data as unknown as ExplosionData} title={title} idPrefix={id} words={null} />
);
