/** boardgame.io as Node can load it. */
import { createRequire } from 'node:module';

// For fairness: without the checks meant for development, which xstate leaves out under Node as well.
process.env['NODE_ENV'] ??= 'production';

// By require, since its sub-packages are folders without an `exports` map, which an import cannot resolve under Node.
const require = createRequire(import.meta.url);

export const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
export const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');

// Its own copy of Immer: a draft can be undone only by the copy that made it.
const { original } = createRequire(require.resolve('boardgame.io/client'))('immer') as {
  original(draft: object): unknown;
};

/** The plain value behind the draft that a move is given. */
export const plain = <V extends object>(draft: V): V => original(draft) as V;
