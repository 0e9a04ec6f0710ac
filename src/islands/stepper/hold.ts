import { useEffect, useRef } from 'preact/hooks';

const WAIT = 500;
const SLOWEST = 350;
const FASTEST = 100;

/** Repeats `act` while a control is held down, faster and faster; the click that ends a long press counts no more. */
export function useHold(act: () => void) {
  const timer = useRef(0);
  const repeated = useRef(false);
  const latest = useRef(act);
  latest.current = act;
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const repeat = (pause: number) => {
    repeated.current = true;
    latest.current();
    timer.current = window.setTimeout(repeat, pause, Math.max(FASTEST, pause * 0.8));
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      stop();
      repeated.current = false;
      if (event.button === 0) timer.current = window.setTimeout(repeat, WAIT, SLOWEST);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: Event) => repeated.current && event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      if (!repeated.current) act();
      repeated.current = false;
    },
  };
}

/** Acts here instead of following the link, if it is a click that should. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  act();
};

/** A click that should act here; with a modifier it opens the link's own page. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
