import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Keeps the focus, and with it the keys, when the control that has it disappears. Never takes it from elsewhere. */
export function useKeptFocus(root: RefObject<HTMLElement>): void {
  const inside = useRef(false);
  useEffect(() => {
    const element = root.current!;
    const onIn = () => (inside.current = true);
    const onOut = (event: FocusEvent) => {
      const left = event.target as Element;
      // a control that is being removed is still connected now, but not any more afterwards
      queueMicrotask(() => {
        if (left.isConnected && !element.contains(document.activeElement)) inside.current = false;
      });
    };
    element.addEventListener('focusin', onIn);
    element.addEventListener('focusout', onOut);
    return () => {
      element.removeEventListener('focusin', onIn);
      element.removeEventListener('focusout', onOut);
    };
  }, []);
  useLayoutEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    // the caption stays in sight below the board; the top of the case does not
    root.current!.querySelector('.st-figure')?.scrollIntoView({ block: 'nearest' });
    root.current!.querySelector<HTMLElement>('.st-lines')?.focus({ preventScroll: true });
  });
}
