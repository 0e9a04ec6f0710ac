import type { JSX } from 'preact';
import { LedgerTable, type LedgerProps } from './ledger-table.tsx';

/** Who could have done which murder, taken by itself: to be opened. */
export const Ledger = (props: LedgerProps): JSX.Element => (
  <details class="bz-ledger">
    <summary>{props.words['ledger']}</summary>
    <LedgerTable {...props} />
  </details>
);
