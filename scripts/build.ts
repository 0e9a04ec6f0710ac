import { buildSite } from './lib/build-site.ts';
import { orExplain } from './lib/or-explain.ts';

await orExplain(() => buildSite());
