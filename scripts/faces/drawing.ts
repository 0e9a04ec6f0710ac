/** The drawing of pictures as a build sees it: begun when the cards are there, over when its process says so. */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '../lib/paths.ts';
import type { News } from './beside.ts';
import type { Drawn, TellDrawn, Which } from './draw.ts';

const PROGRAM = fileURLToPath(new URL('./beside.ts', import.meta.url));

export class Drawing {
  readonly #site: string;
  readonly #which: Which;
  readonly #tell: TellDrawn;
  #process: ChildProcess | null = null;
  #drawn: Promise<Drawn> | null = null;
  #failed: Error | null = null;

  constructor(site: string, { which, tell }: { which: Which; tell: TellDrawn }) {
    this.#site = site;
    this.#which = which;
    this.#tell = tell;
  }

  /** Begins, once; every card must be there. Throws when it has failed since. */
  go(): void {
    if (this.#failed) throw this.#failed;
    if (this.#drawn) return;
    this.#drawn = this.#run();
    this.#drawn.catch((error: Error) => (this.#failed = error));
  }

  /** Waits until all is drawn. Rejects when something could not be. */
  async drawn(): Promise<Drawn> {
    this.go();
    return this.#drawn!;
  }

  /** Leaves off, where the build has failed. */
  stop(): void {
    this.#process?.kill();
  }

  #run(): Promise<Drawn> {
    return new Promise((resolve, reject) => {
      const child = fork(PROGRAM, [this.#site, this.#which], { cwd: root });
      this.#process = child;
      child.on('message', (news: News) => {
        if ('drawn' in news) resolve(news.drawn);
        else if ('error' in news) reject(new Error(news.error));
        else this.#tell(news.done, news.of);
      });
      child.once('error', reject);
      child.once('exit', (code) =>
        reject(new Error(`drawing pictures ended with ${code} before all were drawn`)),
      );
    });
  }
}
