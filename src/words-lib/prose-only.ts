/** Clauses that are told in prose only, on purpose: `src/content/games/<game>/prose-only.yaml`, clause id to reason. */
import { z } from 'zod';
import { readData } from './data-file.ts';

const file = z.record(z.string(), z.string('the reason why no chart and no case shows it').min(1));

/** Reasons by clause id (`setup-2`); empty when the file does not exist. Throws `ContentError`. */
export function readProseOnly(game: string, root = process.cwd()): { readonly [clause: string]: string } {
  return readData(root, `src/content/games/${game}/prose-only.yaml`, file)?.value ?? {};
}
