import type { Palace } from '../../machines/byzantine/table.ts';

/** A murder as a view sees it. */
export interface SeenMurder {
  readonly victims: readonly string[];
  /** Null: the view has not seen the card. */
  readonly method: string | null;
  /** The detectives have seen the card. */
  readonly read: boolean;
  /** The doors that were locked at that moment; left out where none was. */
  readonly locks?: readonly string[];
}

export type Mark = 'actor' | 'target' | 'victim';

/**
 * Who could have done which murder: `3C034` stands for room 3C at that moment and the methods 0, 3 and 4 of the vocabulary;
 * nothing but the room: by none. A murder per entry of `murders`.
 */
export interface LedgerData {
  readonly murders: readonly {
    readonly victims: readonly string[];
    readonly room: string;
    readonly read: string | null;
  }[];
  readonly cells: { readonly [who: string]: readonly string[] };
}

/** A position of Byzantine Assassin as one view sees it, short, as it travels in pages. */
export interface ByzantineData {
  /** The name of a palace, or the palace itself. */
  readonly palace: string | Palace;
  readonly at: { readonly [who: string]: string };
  readonly dead: readonly string[];
  readonly locks: readonly string[];
  readonly assassin: string | null;
  /** People whom the detectives cannot rule out; null when nobody reckons. */
  readonly possible: readonly string[] | null;
  /** People ruled out in this very step. */
  readonly fresh: readonly string[];
  readonly marks: { readonly [who: string]: Mark };
  /** Rooms that the step reaches. */
  readonly lit: readonly string[];
  /** The rooms of a walk in this step, where it began first; empty when nobody walked. */
  readonly path: readonly string[];
  readonly walker: string | null;
  /** The door that the step locked or unlocked. */
  readonly door: string | null;
  readonly murders: readonly SeenMurder[];
  /** Murder rules in hand, as far as the view may know: else those that the detectives have not seen. */
  readonly cards: { readonly kind: 'hand' | 'unseen'; readonly methods: readonly string[] };
  /** Character cards of the round and those that have been used; null where the case leaves phases aside. */
  readonly row: { readonly drawn: readonly string[]; readonly picked: readonly string[] } | null;
  readonly round: number;
  /** Whose turn it is, or null. */
  readonly turn: string | null;
  /** Null before the first murder. */
  readonly ledger: LedgerData | null;
}
