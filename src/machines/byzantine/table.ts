/** The table of Byzantine Assassin: the whole truth as far as the case tells it, as plain data. */
import type {
  ByzantineVariants,
  Character,
  Characters,
  Method,
  Pair,
  Person,
  Phase,
  Room,
  Seat,
  Sex,
  Winner,
} from './vocabulary.ts';

/** A palace as it is written: floors as lists of rooms, the top floor first. */
export interface Palace {
  readonly floors: readonly (readonly Room[])[];
  readonly doors: readonly Pair[];
  readonly stairs: readonly Pair[];
  readonly passages: readonly Pair[];
  readonly secretDoors: readonly Pair[];
}

export type Places = { readonly [who in Character]?: Room };
export type Sexes = { readonly [who in Person]: Sex };

/** What never changes during a case. */
export interface World {
  readonly variants: ByzantineVariants;
  readonly palace: Palace;
  readonly sexes: Sexes;
}

/** What counts for a murder: the palace at that moment (B-G07). */
export interface Scene {
  /** The living and where they stand, the victims among them. */
  readonly at: Places;
  readonly locks: readonly Pair[];
  /** The living who protect others in their room (B-085). */
  readonly guards: Characters;
}

/** A murder, or a round in which nobody could be killed (no victims; B-G21). */
export interface Murder {
  readonly victims: Characters;
  readonly room: Room;
  /** Null: nobody is told. */
  readonly method: Method | null;
  /** The detectives have seen the card. */
  readonly read: boolean;
  readonly scene: Scene;
}

/** The character at work. */
export interface Turn {
  readonly who: Character;
  readonly by: Seat;
  readonly moved: boolean;
  /** Has given up moving for the skill. */
  readonly gaveUp: boolean;
  readonly used: boolean;
  /** Must still move if possible; not so where the case begins after the pick. */
  readonly bound: boolean;
}

export interface Table extends World {
  /** The palace's name, where it has one. */
  readonly palaceName: string | null;
  readonly at: Places;
  /** Corpses; they lie in their room of `at`. */
  readonly dead: Characters;
  readonly locks: readonly Pair[];
  /** Null: nobody is told. */
  readonly assassin: Person | null;
  /** The assassin's cards, as far as is told: those of unseen murders are still among them. */
  readonly methods: readonly Method[];
  /** The hand in which the case began. */
  readonly handAtStart: readonly Method[];
  readonly cleared: readonly Person[];
  readonly players: number;
  readonly round: number;
  /** Null: the case leaves phases aside. */
  readonly phase: Phase | null;
  /** The round's row. */
  readonly drawn: Characters;
  /** Cards of the row that detectives have used, then those that the assassin has. */
  readonly picked: Characters;
  readonly assassinPicked: Characters;
  readonly turn: Turn | null;
  /** Corpses that a detective's move has reached (B-057). */
  readonly reached: Characters;
  /** Whose skill the bard has, to the end of the round (B-G35). */
  readonly gained: Character | null;
  /** Somebody has been killed this round, or the murder was skipped. */
  readonly killed: boolean;
  /** The row of the extra phases has been drawn (B-071). */
  readonly extra: boolean;
  readonly murders: readonly Murder[];
  readonly winner: Winner;
  /** Whether the accusation just made was right. */
  readonly answer: boolean | null;
}
