import type { Asked } from './read-address.ts';
import type { Settings } from '../story/types.ts';

/** What the reader wants played out as soon as the rules are there; later wishes join earlier ones. */
export interface Wish {
  /** Variants to play under; those not named stay as they are. */
  readonly variants: Settings;
  /** The address whose moves are to be played, with the step from which they go on. */
  readonly opening: (Asked & { readonly index: number }) | null;
  /** `Place.gone` when the address was opened: who has gone on since then is left where they are. */
  readonly gone: number;
}

/** The wish with one more variant, chosen after whatever was wanted before. */
export const withVariant = (wish: Wish | null, key: string, value: Settings[string]): Wish => ({
  ...(wish ?? { opening: null, gone: 0 }),
  variants: { ...wish?.variants, [key]: value },
});
