import { useEffect, useState } from 'preact/hooks';
import { readLayout, writeLayout } from './address.ts';
import { fitted, type Layout } from './laid-out.ts';

/** The layout, kept in the page's address; a link that somebody pastes is taken over. */
export function useLayout(): readonly [layout: Layout, change: (next: Layout) => void] {
  const [layout, setLayout] = useState(() => readLayout(location.hash));
  useEffect(() => {
    const read = () => setLayout(readLayout(location.hash));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const change = (next: Layout) => {
    const fit = fitted(next);
    setLayout(fit);
    history.replaceState(history.state, '', `#${writeLayout(fit)}`);
  };
  return [layout, change];
}
