/** Every face that a case and a step must have, in every language. */
import { existsSync } from 'node:fs';
import { TEXT_FACES } from '../../src/faces/texts.ts';
import { shortPath } from '../../src/faces/links.ts';
import { localeSlugs } from '../lib/site.ts';
import type { Shape } from './cards.ts';

/** Extensions of the addresses of faces. */
export const CASE_FACES = [...Object.keys(TEXT_FACES), 'svg', 'html', 'oembed.json'];
export const STEP_FACES = ['svg', 'txt', 'oembed.json'];
/** Of these, the ones that are drawn after the pages. */
const CASE_PICTURES = ['png', 'webp', 'gif'];
const STEP_PICTURES = ['png'];

const facesOf = (page: string, faces: readonly string[]): string[] => [
  ...faces.map((face) => `${page}.${face}`),
  `/embed${page}/index.html`,
  `${shortPath(`${page}/`)}index.html`,
];

/** Addresses of all faces of some cases, and of the pictures of those among them that are drawn. */
export function everyFace(cases: readonly Shape[], drawn: readonly Shape[] = cases): string[] {
  const pictured = new Set(drawn.map(({ id }) => id));
  return localeSlugs.flatMap((locale) =>
    cases.flatMap(({ id, steps }) => {
      const also = (pictures: readonly string[]): readonly string[] => (pictured.has(id) ? pictures : []);
      return [
        ...facesOf(`/${locale}/${id}`, [...CASE_FACES, ...also(CASE_PICTURES)]),
        ...steps.flatMap((step) =>
          facesOf(`/${locale}/${id}/${step}`, [...STEP_FACES, ...also(STEP_PICTURES)]),
        ),
      ];
    }),
  );
}

const FEW = 10;

/** @throws when a face is missing: it names the first of them. Returns how many there are. */
export function assertComplete(
  site: string,
  cases: readonly Shape[],
  drawn: readonly Shape[] = cases,
): number {
  const all = everyFace(cases, drawn);
  const missing = all.filter((face) => !existsSync(site + face));
  if (missing.length === 0) return all.length;
  const named = missing.slice(0, FEW).join('\n  ');
  throw new Error(`${missing.length} of ${all.length} faces are missing:\n  ${named}`);
}
