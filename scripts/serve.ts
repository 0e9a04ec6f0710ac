import { orExplain } from './lib/or-explain.ts';
import { serveSite } from './lib/serve-site.ts';

await orExplain(serveSite);
