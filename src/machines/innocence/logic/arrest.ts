/** "Finally the sheriff declares whom to arrest; then all cards are shown" (I-029, I-030, I-042 to I-044). */
import { BadEvent } from '../../game.ts';
import type { Ending, Table } from '../table.ts';
import type { Arrest, Suspect, Winner } from '../vocabulary.ts';
import { handsOf, isAllTold, toldCards } from './hands.ts';
import { hasSpecialRole } from './identities.ts';
import { isSuspect, turnsAreOver } from './reasons.ts';
import type { Reasons } from './reasons.ts';
import { verdict } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/** So many votes have come to nothing that the detective decides; only with `revoteLimit` (I-G16). */
export const voteHasFailed = ({ variants, voted, voting }: Table): boolean =>
  variants.revoteLimit !== 'off' && voted >= variants.revoteLimit && voting?.result !== 'arrest';

/** The sheriff's word arrests; the detective's only where voting has failed. */
export const arrestsByWord = (table: Table): boolean => table.mode === 'sheriff' || voteHasFailed(table);

export const arrestReasons = (table: Table, { suspect }: Arrest): Reasons => [
  [!turnsAreOver(table) || !arrestsByWord(table), 'wrong-phase'],
  [!isSuspect(table, suspect), 'not-a-suspect'],
];

export const arrest = (table: Table, { suspect }: Arrest): Table => ({
  ...table,
  phase: 'verdict',
  arrested: [suspect],
});

/** All suspects show all cards. Fails with `BadEvent` when some are told to nobody. */
export function showAll(table: Table): Table {
  const untold = table.suspects.find((who) => !isAllTold(table.hands[who]!));
  if (untold)
    throw new BadEvent(
      '',
      `hidden cards of ${untold} that nobody is told`,
      'a position that tells them: the game ends here',
    );
  const open = (who: Suspect) => [who, { hidden: [], shown: toldCards(table.hands[who]!) }] as const;
  return { ...table, hands: Object.fromEntries(table.suspects.map(open)) };
}

/** The verdict on the cards as they lie; null where some are told to nobody. */
export function verdictOn(table: Table): Verdict | null {
  const hands = handsOf(table);
  return hands && Object.values(hands).every((cards) => cards.length) ? verdict(hands) : null;
}

/** Who has won: open where a culprit has a special role, whose card alone says how it wins (I-G17, I-G19). */
function winnerOf(table: Table, { culprits }: Verdict, caught: boolean): Winner {
  if (culprits.some((who) => hasSpecialRole(table, who))) return 'none';
  return caught ? 'law' : 'culprits';
}

/** The game ends: right if one of the arrested is a culprit (I-044, I-063). */
export function decide(table: Table): Table {
  const found = verdictOn(table)!;
  const caught = found.culprits.some((who) => table.arrested.includes(who));
  const ending: Ending = { caught, winner: winnerOf(table, found, caught) };
  return { ...table, ending };
}

/** `open`: the result of a special role is on its card, not in the source (I-G17). */
export type OwnResult = 'win' | 'lose' | 'open';

/** How it has ended for the sheriff and for each suspect (I-042, I-043, I-G12, I-G13, I-G18); null before the end. */
export function resultsOf(table: Table): { readonly [who: string]: OwnResult } | null {
  const { ending, mode, suspects } = table;
  if (!ending) return null;
  const { culprits } = verdictOn(table)!;
  const result = (who: Suspect): OwnResult => {
    if (hasSpecialRole(table, who)) return 'open';
    return culprits.includes(who) === ending.caught ? 'lose' : 'win';
  };
  const own = suspects.map((who) => [who, result(who)] as const);
  return Object.fromEntries([
    ...(mode === 'sheriff' ? [['sheriff', ending.caught ? 'win' : 'lose'] as const] : []),
    ...own,
  ]);
}
