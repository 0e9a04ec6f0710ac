import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { foundTitle } from '../../../figures/innocence/found-title.ts';
import type { FoundProps } from '../../../figures/innocence/found.tsx';

/** What a seat can count, in a browser: the table is fetched when somebody opens it, for not everybody does. */
export function FoundOnDemand(props: FoundProps): JSX.Element {
  const [Table, setTable] = useState<ComponentType<FoundProps> | null>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const load = () => {
    if (!details.current!.open || Table) return;
    // the query makes it a file of its own, although pages that are made before import the table along with the figure
    import('../../../figures/innocence/found.tsx?opened')
      .then((loaded) => setTable(() => loaded.FoundTable))
      .catch(() => {});
  };
  // it may have been opened before scripts ran
  useEffect(load, []);
  return (
    <details class="inn-found" ref={details} onToggle={load}>
      <summary>{foundTitle(props.found, props.words)}</summary>
      {Table && <Table {...props} />}
    </details>
  );
}
