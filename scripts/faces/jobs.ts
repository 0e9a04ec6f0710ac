/** What has to be drawn, each by the fingerprint of all that it depends on. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cache } from '../lib/paths.ts';
import type { CaseCards } from './cards.ts';
import type { Ink } from './picture.ts';

/** A picture, and its place in the cache and on the site, without extensions. */
interface Kept {
  readonly into: string;
  readonly target: string;
}
export interface Still extends Kept {
  /** An SVG file. */
  readonly file: string;
}
export interface Film extends Kept {
  readonly frames: readonly { readonly file: string; readonly delay: number }[];
}

/** All pictures of one case in one language: they share what they draw. */
export interface Job {
  readonly ink: Ink;
  readonly stills: readonly Still[];
  readonly film: Film;
}

export const STILL = ['png'] as const;
export const FILM = ['webp', 'gif'] as const;

/** Counted up when pictures are drawn otherwise from the same SVG. */
const HAND = 3;
const MS = { step: 2500, question: 4500, last: 6000 };

export const folder = `${cache}/faces`;

/** Which characters other pictures show, and the fonts have for them, is no matter. */
function place(kind: string, parts: readonly string[], { family, cutFrom }: Ink): string {
  const hash = createHash('sha256').update(JSON.stringify([HAND, kind, family, cutFrom, ...parts]));
  const key = hash.digest('hex').slice(0, 24);
  return `${folder}/${key.slice(0, 2)}/${key.slice(2)}`;
}

const withoutExtension = (file: string): string => file.replace(/\.svg$/, '');

/** Cards become stills; together they become a film with the question before the answer. */
export function jobOf({ card, steps, asks }: CaseCards, ink: Ink): Job {
  const text = new Map([card, ...steps].map((file) => [file, readFileSync(file, 'utf8')]));
  const stills = [card, ...steps].map((file): Still => ({
    file,
    into: place('still', [text.get(file)!], ink),
    target: withoutExtension(file),
  }));
  const frames = steps.flatMap((file, at) => {
    const shown = { file, delay: at === steps.length - 1 ? MS.last : MS.step };
    return file.endsWith(`/${asks}.svg`) ? [{ file: card, delay: MS.question }, shown] : [shown];
  });
  const parts = frames.flatMap(({ file, delay }) => [text.get(file)!, String(delay)]);
  return { ink, stills, film: { frames, into: place('film', parts, ink), target: withoutExtension(card) } };
}

/** The files of a job: where each is kept, and where it goes. */
export const filesOf = ({ stills, film }: Job): [from: string, to: string][] => [
  ...stills.flatMap((one) => STILL.map((kind) => files(one, kind))),
  ...FILM.map((kind) => files(film, kind)),
];

const files = ({ into, target }: Kept, extension: string): [string, string] => [
  `${into}.${extension}`,
  `${target}.${extension}`,
];

export const isDrawn = (job: Job): boolean => filesOf(job).every(([from]) => existsSync(from));
