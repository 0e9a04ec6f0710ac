import { buildSite } from './lib/build-site.ts';
import { orExplain } from './lib/or-explain.ts';
import { serveSite } from './lib/serve-site.ts';

await orExplain(async () => {
  await buildSite();
  await serveSite();
});
