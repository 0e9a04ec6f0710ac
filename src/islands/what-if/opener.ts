/** What opens an address that asks for moves or variants; fetched only where one does. */
export { openAddress } from './open-address.ts';
export { Skipped } from './Skipped.tsx';
