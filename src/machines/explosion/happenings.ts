/** What has happened in one event, as plain records. Log lines, views and knowledge are all made from them. */
import type { Card, Exit, Group, NightAct, Role, Seat, Seats, Suit, Winner } from './vocabulary.ts';

/** One of a player's two item cards: 0 lies left of the role card, 1 right. */
export type Slot = 0 | 1;
export interface Place {
  readonly seat: Seat;
  readonly slot: Slot;
}
export type Ballots = 'elect' | 'vote';

/** A number was called out for this player: which cards could be turned up by themselves, and which lie face up already. */
export interface Called {
  readonly seat: Seat;
  readonly visible: readonly Slot[];
  readonly up: readonly Slot[];
}

/** Why a role card was turned up. */
export type RoleUpBy = 'own' | Exit | 'skill' | 'look' | 'guard';

export type Happening =
  | { readonly type: 'woke'; group: Group; seats: Seats }
  | { readonly type: 'acted'; action: NightAct; by: Seat | ''; target: Seat }
  | { readonly type: 'dawned'; round: number }
  | { readonly type: 'announced'; action: NightAct; target: Seat }
  | { readonly type: 'covered'; place: Place; card: Card | null; locked: boolean }
  | { readonly type: 'spoke'; player: Seat; turn: 'first' | 'again' | 'last' }
  | { readonly type: 'roleUp'; who: Seat; role: Role | null; by: RoleUpBy }
  | { readonly type: 'roleDown'; who: Seat; by: Seat }
  | { readonly type: 'medium'; player: Seat; role: Role }
  | { readonly type: 'looked'; by: Seat; place: Place; card: Card | null; how: 'look' | 'skill' | 'shown' }
  | { readonly type: 'turned'; place: Place; card: Card | null }
  | { readonly type: 'nothingTurned' }
  | { readonly type: 'locked'; place: Place }
  | { readonly type: 'deckSeen'; by: Seat; cards: readonly Card[] }
  | { readonly type: 'rolesSeen'; by: Seat; roles: readonly Role[] }
  | { readonly type: 'roleSeen'; by: Seat; at: Seat; role: Role | null }
  | { readonly type: 'called'; by: Seat; target: Seat | ''; number: number; asked: readonly Called[] }
  | { readonly type: 'asked'; by: Seat; who: Seat; suits: readonly Suit[]; suit: Suit | '' }
  | { readonly type: 'sums'; by: Seat }
  | { readonly type: 'sum'; who: Seat; sum: number }
  | { readonly type: 'drunk'; who: Seat; host: Seat }
  | { readonly type: 'linked'; player: Seat; pair: Seats }
  | { readonly type: 'doubled'; player: Seat }
  | { readonly type: 'lawyer'; player: Seat }
  | { readonly type: 'declined'; player: Seat }
  | { readonly type: 'counted'; ballot: Ballots; who: Seat; votes: number }
  | { readonly type: 'decided'; ballot: Ballots; who: Seat }
  | { readonly type: 'tied'; ballot: Ballots; among: Seats }
  | { readonly type: 'nobody'; ballot: Ballots }
  | { readonly type: 'atRisk'; who: Seat }
  | { readonly type: 'substituted'; by: Seat; instead: Seat }
  | { readonly type: 'shot'; by: Seat; target: Seat }
  | { readonly type: 'wentOut'; who: Seat; kind: Exit }
  | { readonly type: 'promoted'; who: Seat }
  | { readonly type: 'roundEnded'; round: number; last: boolean }
  | { readonly type: 'ended'; winner: Winner };
