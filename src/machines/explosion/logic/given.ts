/** `given` in the words of the case format, once its form is validated. */
import type { BySeat, Card, Group, Phase, Role, Seat, Seats, Suit } from '../vocabulary.ts';

export interface GivenKnown {
  readonly deckHas?: readonly Card[];
  readonly awake?: { readonly [G in Group]?: Seats };
  readonly cards?: BySeat<readonly Card[]>;
}

export interface Given {
  readonly weapon: Suit;
  readonly hands?: BySeat<readonly Card[]>;
  readonly players?: number;
  readonly roles?: BySeat<Role>;
  readonly deceased?: Role;
  readonly deck?: readonly (Card | Suit)[];
  readonly round?: number;
  readonly phase?: Phase;
  readonly imprisoned?: Seats;
  readonly dead?: Seats;
  readonly faceUp?: Seats;
  readonly flipped?: Seats;
  readonly knockedOut?: Seats;
  readonly mute?: Seats;
  readonly knockedOutBefore?: Seats;
  readonly hidBefore?: Seats;
  readonly hidden?: readonly Card[];
  readonly exposed?: readonly Card[];
  readonly turnedUp?: readonly Card[];
  readonly links?: readonly Seats[];
  readonly known?: GivenKnown;
  readonly youngest?: Seat;
  /** The seat of the case's view; the case file has it beside `given`. */
  readonly view?: Seat;
}

export type Switches = { readonly [key: string]: string | number | boolean };
