declare module '*/ledger-table.tsx?opened' {
  export { LedgerTable } from '../../../figures/byzantine/ledger-table.tsx';
}
