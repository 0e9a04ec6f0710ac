/** Reading a position that comes as plain JSON. */
import type { Json, JsonObject } from '../../machines/trace.ts';

export type Position = JsonObject;

export const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** What happened in the step that led here, as the view saw it. */
export const happened = (position: Position): readonly JsonObject[] =>
  (position['happened'] ?? []) as unknown as readonly JsonObject[];

/** The same without what says nothing: undefined, null, nought, an empty list. */
export function some<T extends object>(parts: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const says = (value: Json | undefined): boolean =>
    value !== undefined && value !== null && value !== 0 && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => says(value))) as never;
}
