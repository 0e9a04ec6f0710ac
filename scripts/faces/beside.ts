/** A process that draws pictures beside a build, which has the first claim on the processor; what it says are `News`. */
import { constants, setPriority } from 'node:os';
import { drawFaces, type Drawn, type Which } from './draw.ts';

export type News =
  { readonly done: number; readonly of: number } | { readonly drawn: Drawn } | { readonly error: string };

const tell = (news: News): Promise<void> =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a process has no origin
  new Promise((told) => process.send!(news, () => told()));

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.once('disconnect', () => process.exit(1));

const [site, which] = process.argv.slice(2) as [string, Which];
try {
  await tell({ drawn: await drawFaces(site, which, (done, of) => void tell({ done, of })) });
} catch (error) {
  await tell({ error: (error as Error).message });
}
process.exit(0);
