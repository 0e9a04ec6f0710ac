/** How a disguise goes: the card drawn where the table knows it, and what the case tells where nobody does (N-036 to N-038). */
import { BadEvent } from '../../game.ts';
import type { HappeningOf, Table } from '../table.ts';
import type { Disguise, Suspect, Suspects } from '../vocabulary.ts';
import { deckSize, topCard, without } from './deck.ts';
import { isAlive } from './grid.ts';

type Outcome = HappeningOf<'disguise'>;

const outcome = (was: Suspect | null, drawn: Suspect | null): Outcome => ({
  type: 'disguise',
  was,
  drawn,
  answer: null,
  told: null,
  removed: [],
});

/** Without a Killer known, the case has to say how it went, unless the top card is one that fails. */
function unknownDraw(table: Table, top: Suspect, { was, shown }: Disguise): Outcome {
  const certain = table.killers.length === 1 ? table.killers[0] : undefined;
  const old = was ?? certain;
  const card = shown ?? (isAlive(table.board, top) || was ? null : top);
  if (card) {
    const open = known(table) ? [top] : table.deck;
    if (!was && open.includes(card) && !isAlive(table.board, card)) return outcome(null, card);
    throw new BadEvent('disguise.shown', card, 'a deceased suspect whose card can be on top of the deck');
  }
  if (!old)
    throw new BadEvent('disguise.was', 'nothing', 'who the Killer was, since nobody is told, or `shown`');
  if (!table.killers.includes(old)) throw new BadEvent('disguise.was', old, 'somebody who can be the Killer');
  if (!heirs(table, old).length)
    throw new BadEvent(
      'disguise.was',
      old,
      '`shown`, since the card on top cannot be that of a living suspect',
    );
  return outcome(old, table.deck.includes(old) ? null : top);
}

/** Whether the deck lies there as it is listed, with nobody's identity among it. */
const known = (table: Table): boolean => deckSize(table) === table.deck.length;

/** Who can be the Killer after a success of somebody: the living in the deck, and whoever is surely the Inspector is not. */
function heirs(table: Table, was: Suspect): Suspects {
  const deck = known(table) ? [topCard(table)!] : without(table.deck, was);
  const [inspector, another] = without(table.inspectors, was);
  return deck.filter((who) => isAlive(table.board, who) && (another || who !== inspector));
}

/** With the Killer known, what the case says of the outcome has to be true. */
function knownDraw({ killer, board }: Table, top: Suspect, { was, shown }: Disguise): Outcome {
  const [old, failed] = isAlive(board, top) ? [killer, null] : [null, top];
  if ((was ?? old) !== old)
    throw new BadEvent('disguise.was', was!, old ? `was: ${old}, or nothing` : `shown: ${top}, or nothing`);
  if ((shown ?? failed) !== failed)
    throw new BadEvent(
      'disguise.shown',
      shown!,
      old ? `was: ${old}, or nothing` : `shown: ${top}, or nothing`,
    );
  return outcome(old, top);
}

/** The outcome of drawing the top card. Fails with `BadEvent` when nobody knows how it went and the case does not say, or says what cannot be. */
export function outcomeOf(table: Table, told: Disguise): Outcome {
  const top = topCard(table) as Suspect;
  return table.killer === null ? unknownDraw(table, top, told) : knownDraw(table, top, told);
}
