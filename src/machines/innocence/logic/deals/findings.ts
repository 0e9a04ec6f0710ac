/** Shares of the possible deals, as a page shows them. */
import type { JsonObject } from '../../../trace.ts';
import type { Suspect } from '../../vocabulary.ts';
import type { Amount, Share } from './count.ts';

const sum = (shares: readonly Share[], of: keyof Amount): number =>
  shares.reduce((total, share) => total + share[of], 0);

/** In how many deals arresting each suspect is right; nobody with none (I-L08). */
function right(
  shares: readonly Share[],
  who: readonly Suspect[],
  of: keyof Amount,
): { [suspect: Suspect]: number } {
  const amounts = who.map(
    (one) =>
      [
        one,
        sum(
          shares.filter(({ culprits }) => culprits.includes(one)),
          of,
        ),
      ] as const,
  );
  return Object.fromEntries(amounts.filter(([, amount]) => amount > 0));
}

export interface Findings {
  readonly worlds: number;
  /** By set of culprits, `A+B` for two. */
  readonly culpritIn: { readonly [culprits: string]: number };
  readonly rightArrest: { readonly [suspect: Suspect]: number };
  /** Whom to arrest: right in most deals. */
  readonly best: readonly Suspect[];
  /** The same with every copy told apart: what chances go by (I-G25). */
  readonly deals: number;
  readonly rightDeals: { readonly [suspect: Suspect]: number };
}

export function findings(shares: readonly Share[], who: readonly Suspect[]): Findings & JsonObject {
  const rightArrest = right(shares, who, 'worlds');
  const most = Math.max(...Object.values(rightArrest));
  return {
    worlds: sum(shares, 'worlds'),
    culpritIn: Object.fromEntries(shares.map(({ culprits, worlds }) => [culprits.join('+'), worlds])),
    rightArrest,
    best: who.filter((one) => rightArrest[one] === most),
    deals: sum(shares, 'deals'),
    rightDeals: right(shares, who, 'deals'),
  };
}
