import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ElkNode } from 'elkjs/lib/elk-api.js';
import ELK from 'elkjs/lib/elk.bundled.js';
import elkjs from 'elkjs/package.json' with { type: 'json' };
import { cached } from './cache.ts';

/** ELK's result for a graph, kept in `folder` under the hash of everything it depends on. */
export function runElk(graph: ElkNode, folder: string): Promise<ElkNode> {
  const key = createHash('sha256')
    .update(JSON.stringify([elkjs.version, graph]))
    .digest('hex');
  return cached(join(folder, `${key}.json`), () => new ELK().layout(graph));
}
