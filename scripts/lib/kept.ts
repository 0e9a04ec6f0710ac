/**
 * Files that the last build left and that need not be made again, since all that they are made from is the same. Whatever is not
 * known to be so is made anew.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inputOf, inputsOf, type Inputs } from './inputs.ts';
import { noteLeft, takeLeft, type Left } from './left.ts';
import { root } from './paths.ts';

const PICTURE = /\.(?:png|gif|webp)$/;

const assetsIn = (folder: string): string[] =>
  existsSync(`${folder}/_astro`) ? readdirSync(`${folder}/_astro`).toSorted() : [];

/** A build: where to, with which pictures, of which tree. */
export interface Plan {
  readonly folder: string;
  readonly pictures: string;
  readonly tree?: string;
}

export class Kept {
  readonly #folder: string;
  readonly #pictures: string;
  readonly #tree: string;
  readonly #inputs: Inputs;
  readonly #left: Left | null;
  #assets: readonly string[] | null = null;

  /** Takes out of the folder what cannot be kept; where nothing is known of it, it is to be emptied. */
  constructor({ folder, pictures, tree = root }: Plan) {
    this.#folder = folder;
    this.#pictures = pictures;
    this.#tree = tree;
    this.#inputs = inputsOf(tree);
    this.#left = takeLeft(folder);
    if (this.#left) this.#clear(this.#left);
  }

  get any(): boolean {
    return this.#left !== null;
  }

  /** How many files there are when nothing at all has changed; else null. */
  get whole(): number | null {
    if (!this.#left || this.#left.pictures !== this.#pictures) return null;
    return this.#left.inputs.all === this.#inputs.all ? Object.keys(this.#left.files).length : null;
  }

  /** Whether the file behind an address can stay as it is. To be asked when scripts and styles are there. */
  has(path: string): boolean {
    this.#assets ??= assetsIn(this.#folder);
    const file = path.replace(/^\//, '').replace(/(^|\/)$/, '$1index.html');
    if (!this.#left || !this.#isSame(file, this.#left)) return false;
    return this.#assets.join() === this.#left.assets.join() && existsSync(join(this.#folder, file));
  }

  /** To be called when the build has ended well. What was made while sources changed is not kept. */
  note(): void {
    const inputs = inputsOf(this.#tree);
    if (inputs.all !== this.#inputs.all) return;
    const assets = this.#assets ?? this.#left?.assets ?? [];
    noteLeft(this.#folder, { inputs, assets, pictures: this.#pictures });
  }

  #isSame(path: string, { inputs, pictures }: Left): boolean {
    if (PICTURE.test(path) && pictures !== this.#pictures) return false;
    return inputOf(path, inputs) === inputOf(path, this.#inputs);
  }

  #clear(left: Left): void {
    for (const path of Object.keys(left.files))
      if (!this.#isSame(path, left)) rmSync(join(this.#folder, path));
  }
}
