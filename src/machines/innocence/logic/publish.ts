/** "One card is kept face down, the other pushed to the middle; all are turned up at once" (I-016 to I-018, I-G07). */
import type { Table } from '../table.ts';
import type { Cards, Publish } from '../vocabulary.ts';
import { without } from './cards.ts';
import { mayHide, turnedUp, unplaced } from './hands.ts';
import { isSuspect } from './reasons.ts';
import type { Reasons } from './reasons.ts';

const offered = (card: Publish['cards'][string] | undefined): Cards =>
  card === null || card === undefined ? [] : typeof card === 'string' ? [card] : card;

/** Cards offered that nobody was told; all of them together must be there. */
const untold = ({ suspects, hands }: Table, cards: Publish['cards']): Cards =>
  suspects.flatMap((who) => offered(cards[who]).filter((card) => !hands[who]!.hidden.includes(card)));

export function publishReasons(table: Table, { cards }: Publish): Reasons {
  const { suspects, hands } = table;
  const strangers = Object.keys(cards).some((who) => !isSuspect(table, who));
  const lacking =
    suspects.some((who) => offered(cards[who]).some((card) => !mayHide(table, hands[who]!, card))) ||
    !without(unplaced(table), untold(table, cards));
  return [
    [table.phase !== 'reveal', 'wrong-phase'],
    [strangers, 'not-a-suspect'],
    [lacking, 'not-held'],
    [suspects.some((who) => offered(cards[who]).length !== 1), 'must-show-one'],
  ];
}

/** All at the same time. */
export const publish = (table: Table, { cards }: Publish): Table => ({
  ...table,
  hands: Object.fromEntries(
    table.suspects.map((who) => [who, turnedUp(table.hands[who]!, offered(cards[who])[0]!)]),
  ),
});
