import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LedgerProps } from '../../../figures/byzantine/ledger-table.tsx';

/** The ledger in a browser: its table is fetched when somebody opens it, for few do. */
export function LedgerOnDemand(props: LedgerProps): JSX.Element {
  const [Table, setTable] = useState<ComponentType<LedgerProps> | null>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const load = () => {
    if (!details.current!.open || Table) return;
    // the query makes it a file of its own, although pages that are made before import the table along with the figure
    import('../../../figures/byzantine/ledger-table.tsx?opened')
      .then((loaded) => setTable(() => loaded.LedgerTable))
      .catch(() => {});
  };
  // it may have been opened before scripts ran
  useEffect(load, []);
  return (
    <details class="bz-ledger" ref={details} onToggle={load}>
      <summary>{props.words['ledger']}</summary>
      {Table && <Table {...props} />}
    </details>
  );
}
