import { fileURLToPath } from 'node:url';

/** The project's folder, with no slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** An absolute path inside the project. */
export const inProject = (path: string): string => `${root}/${path}`;

/** The built site. */
export const dist = inProject('dist');

/** Everything that may be thrown away and is made again when missing. */
export const cache = inProject('.cache');
