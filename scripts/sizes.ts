import { orExplain } from './lib/or-explain.ts';
import { fits, measureSizes, sizeLine } from './lib/sizes.ts';

await orExplain(async () => {
  const sizes = await measureSizes();
  console.log(['Loaded by the largest page of each kind, after gzip:', ...sizes.map(sizeLine)].join('\n'));
  if (!sizes.every(fits)) throw new Error('A page makes its reader load more than it may.');
});
