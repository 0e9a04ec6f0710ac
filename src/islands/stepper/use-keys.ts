import { useEffect, useRef } from 'preact/hooks';
import { act, type KeyTargets } from './act.ts';
import { commandOf } from './keys.ts';

/** Keys that say how to play, and so do not stop it. */
const OF_PLAYING: ReadonlySet<string> = new Set(['play', 'faster', 'slower']);

/** Handles keys while something in the stepper has the focus; keys that do nothing here are left to the browser. */
export function useKeys(targets: KeyTargets): (event: KeyboardEvent) => void {
  const latest = useRef(targets);
  latest.current = targets;
  const onKey = (event: KeyboardEvent) => {
    const command = commandOf(event);
    if (!command || !act(command, latest)) return;
    event.preventDefault();
    if (targets.autoplay.playing && !OF_PLAYING.has(command.do)) targets.autoplay.play(false);
  };
  useArrowsOfPage(onKey, targets.root);
  return onKey;
}

/**
 * The only stepper of a page is stepped by ← and → also while nothing has the focus, and has it from then on. No more than
 * these: a single letter must do nothing to a reader who did not ask for it (WCAG 2.1.4).
 */
function useArrowsOfPage(onKey: (event: KeyboardEvent) => void, root: KeyTargets['root']): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    if (document.querySelectorAll('[data-stepper]').length > 1) return;
    const onPage = (event: KeyboardEvent) => {
      if (event.target !== document.body || event.ctrlKey || event.shiftKey || !/^Arrow[LR]/.test(event.key))
        return;
      latest.current(event);
      if (event.defaultPrevented) root.current!.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onPage);
    return () => document.removeEventListener('keydown', onPage);
  }, []);
}
