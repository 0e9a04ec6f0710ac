/** Every face that a case and a step must have, in every language. */
import { existsSync } from 'node:fs';
import { TEXT_FACES } from '../../src/faces/texts.ts';
import { shortPath } from '../../src/faces/links.ts';
import { localeSlugs } from '../lib/site.ts';
import type { Shape } from './cards.ts';

/** Extensions of the addresses of faces. */
export const CASE_FACES = [...Object.keys(TEXT_FACES), 'svg', 'png', 'webp', 'gif', 'html', 'oembed.json'];
export const STEP_FACES = ['svg', 'png', 'txt', 'oembed.json'];

const facesOf = (page: string, faces: readonly string[]): string[] => [
  ...faces.map((face) => `${page}.${face}`),
  `/embed${page}/index.html`,
  `${shortPath(`${page}/`)}index.html`,
];

/** Addresses of all faces of some cases. */
export const everyFace = (cases: readonly Shape[]): string[] =>
  localeSlugs.flatMap((locale) =>
    cases.flatMap(({ id, steps }) => [
      ...facesOf(`/${locale}/${id}`, CASE_FACES),
      ...steps.flatMap((step) => facesOf(`/${locale}/${id}/${step}`, STEP_FACES)),
    ]),
  );

const FEW = 10;

/** @throws when a face is missing: it names the first of them. Returns how many there are. */
export function assertComplete(site: string, cases: readonly Shape[]): number {
  const all = everyFace(cases);
  const missing = all.filter((face) => !existsSync(site + face));
  if (missing.length === 0) return all.length;
  const named = missing.slice(0, FEW).join('\n  ');
  throw new Error(`${missing.length} of ${all.length} faces are missing:\n  ${named}`);
}
