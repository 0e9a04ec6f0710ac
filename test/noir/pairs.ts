/** Brute force for puzzles: every pair of a Killer and an Inspector is kept or struck, by the rules as a person reads them. */
import { columnsOf } from '../../src/machines/noir/logic/grid.ts';
import type { Cell, Table } from '../../src/machines/noir/table.ts';
import type { NoirEvent, Seat } from '../../src/machines/noir/vocabulary.ts';

export type Pair = readonly [killer: string, inspector: string];

/** What is left, and what was answered; or why there is no such event: nobody could do it, or nobody can say how it went. */
export type Outcome =
  | { readonly pairs: readonly Pair[]; readonly answer: boolean | null; readonly over?: boolean }
  | 'refused'
  | 'bad';

const cell = ({ board }: Table, who: string): Cell | undefined => board.flat().find((one) => one.who === who);

function near(table: Table, a: string, b: string): boolean {
  const place = (who: string) => {
    const row = table.board.findIndex((line) => line.some((one) => one.who === who));
    const column = columnsOf(table.board).findIndex((line) => line.some((one) => one.who === who));
    return [row, column] as const;
  };
  const [[ra, ca], [rb, cb]] = [place(a), place(b)];
  return ra >= 0 && rb >= 0 && a !== b && Math.abs(ra - rb) <= 1 && Math.abs(ca - cb) <= 1;
}

/** All pairs of different suspects out of those who may have an identity. */
export const pairsOf = (some: readonly string[]): Pair[] =>
  some.flatMap((killer) =>
    some.flatMap((inspector): Pair[] => (killer === inspector ? [] : [[killer, inspector]])),
  );

/** Asks a question that each pair answers; what was told has to be one of the answers, and is needed where they differ. */
function asked(pairs: readonly Pair[], says: (pair: Pair) => boolean, told: boolean | undefined): Outcome {
  const answers = new Set(pairs.map(says));
  if (told === undefined && answers.size > 1) return 'bad';
  const answer = told ?? [...answers][0]!;
  if (!answers.has(answer)) return 'bad';
  return { answer, pairs: pairs.filter((pair) => says(pair) === answer) };
}

function killed(
  table: Table,
  pairs: readonly Pair[],
  { victim, answer }: { victim: string; answer?: boolean },
): Outcome {
  const able = pairs.filter(([killer]) => near(table, killer, victim));
  const there = cell(table, victim);
  if (!there?.alive || !able.length) return 'refused';
  const goesOn = able.filter(([, inspector]) => inspector !== victim);
  const over = goesOn.length === 0;
  if (there.innocent) return asked(goesOn, ([, inspector]) => near(table, inspector, victim), answer);
  if (answer !== undefined && answer !== over) return 'bad';
  return over ? { pairs: able, answer: null, over } : { pairs: goesOn, answer: null };
}

/** The card on top of the deck: the first that some pair leaves there. */
export const topOf = ({ deck }: Table, pairs: readonly Pair[]): string | undefined =>
  deck.find((card) => pairs.some((pair) => !pair.includes(card)));

function exonerated(
  table: Table,
  pairs: readonly Pair[],
  { card, answer }: { card: string; answer?: boolean },
): Outcome {
  const top = topOf(table, pairs);
  if (!top || !([...table.hand, top] as string[]).includes(card)) return 'refused';
  const left = pairs.filter((pair) => !pair.includes(top) && !pair.includes(card));
  if (cell(table, card)) return asked(left, ([killer]) => near(table, killer, card), answer);
  return answer === undefined ? { pairs: left, answer: null } : 'bad';
}

function arrested(
  table: Table,
  pairs: readonly Pair[],
  { suspect, by, answer }: { suspect: string; by?: string; answer?: boolean },
): Outcome {
  const there = cell(table, suspect);
  const able = pairs.filter(([, inspector]) => inspector === suspect || near(table, inspector, suspect));
  if (!there?.alive || there.innocent || by || !able.length) return 'refused';
  return asked(able, ([killer]) => killer === suspect, answer);
}

function disguised(
  table: Table,
  pairs: readonly Pair[],
  { was, shown }: { was?: string; shown?: string },
): Outcome {
  if (!topOf(table, pairs)) return 'refused';
  const deck = table.deck as readonly string[];
  if (shown) return deck.includes(shown) && !cell(table, shown)?.alive ? { pairs, answer: null } : 'bad';
  const inspectors = pairs.flatMap(([killer, inspector]) => (killer === was ? [inspector] : []));
  const heirs = deck.filter((who) => who !== was && cell(table, who)?.alive);
  const left = heirs.flatMap((heir) =>
    inspectors.flatMap((inspector): Pair[] => (heir === inspector ? [] : [[heir, inspector]])),
  );
  return left.length ? { pairs: left, answer: null } : 'bad';
}

/** The pairs after an event of whoever is to act, past the first turns and in the default edition. */
export function afterEvent(table: Table, pairs: readonly Pair[], event: NoirEvent): Outcome {
  switch (event.type) {
    case 'kill':
      return killed(table, pairs, event);
    case 'exonerate':
      return exonerated(table, pairs, event);
    case 'arrest':
      return arrested(table, pairs, event);
    case 'disguise':
      return disguised(table, pairs, event);
    default:
      return { pairs, answer: null };
  }
}

/** The pairs that one seat has to reckon with, and whose card it has not seen. */
export interface Reckoning {
  readonly pairs: readonly Pair[];
  readonly unseen: readonly string[];
}

/** What a seat makes of an event that was accepted: it sees the answer, and who draws a card sees the card. */
export function reckoned(before: Table, after: Table, seat: Seat, { pairs, unseen }: Reckoning): Reckoning {
  const last = after.last!;
  const keep = (seen: readonly string[], possible: (pair: Pair) => boolean): Reckoning => ({
    pairs: pairs.filter(
      (pair) => possible(pair) && !(last.type === 'exonerate' && pair.some((who) => seen.includes(who))),
    ),
    unseen: unseen.filter((who) => !seen.includes(who)),
  });
  const agrees = (found: boolean): boolean => last.answer === null || last.answer === found;
  switch (last.type) {
    case 'kill': {
      const { victim, hit } = last;
      return keep(
        [victim],
        ([killer, inspector]) =>
          near(before, killer, victim) &&
          (inspector === victim) === hit &&
          agrees(near(before, inspector, victim)),
      );
    }
    case 'exonerate':
      return keep(seat === 'inspector' ? [last.card, last.drawn] : [last.card], ([killer]) =>
        agrees(near(before, killer, last.card)),
      );
    case 'arrest':
      return keep(
        [],
        ([killer, inspector]) =>
          (inspector === last.suspect || near(before, inspector, last.suspect)) &&
          agrees(killer === last.suspect),
      );
    case 'disguise': {
      const { was } = last;
      if (!was) return { pairs, unseen };
      const heirs = unseen.filter((who) => who !== was);
      const inspectors = pairs.flatMap(([killer, inspector]) => (killer === was ? [inspector] : []));
      const left = heirs.flatMap((heir) => inspectors.map((inspector): Pair => [heir, inspector]));
      return { pairs: left.filter(([killer, inspector]) => killer !== inspector), unseen: heirs };
    }
    default:
      return { pairs, unseen };
  }
}
