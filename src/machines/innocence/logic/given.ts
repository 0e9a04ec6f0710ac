/** A given position as it is written, once its form is validated. */
import type { Card, Cards, Claimed, Mode, Phase, Role, Suspect } from '../vocabulary.ts';

export interface WrittenHand {
  /** Or a number: so many cards that nobody but the holder has seen. */
  readonly hidden?: Cards | number;
  readonly shown?: Cards;
}

export interface Given {
  readonly mode?: Mode;
  readonly suspects?: readonly Suspect[];
  readonly detective?: Suspect;
  readonly evidence?: { readonly [suspect: Suspect]: WrittenHand };
  readonly dealt?: { readonly [suspect: Suspect]: Cards };
  /** Top first; empty: its order is not told. */
  readonly deck?: readonly Card[];
  readonly composition?: Cards;
  /** The rest of the deck, seen by sheriff or detective. */
  readonly remainder?: Cards;
  readonly roles?: { readonly [suspect: Suspect]: Role };
  readonly rolesShown?: readonly Suspect[];
  readonly phase?: Phase;
  /** Who has had a turn; by default whoever holds three cards or more. */
  readonly played?: readonly Suspect[];
  readonly claims?: readonly Claimed[];
  readonly voted?: number;
}
