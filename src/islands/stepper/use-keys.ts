import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { commandOf, type Command } from './keys.ts';
import { EVERYONE } from '../story/context.ts';
import type { Branch } from './use-branch.ts';
import type { Place } from './use-stepper.ts';

interface KeyTargets {
  readonly place: Place;
  readonly branch: Branch;
  readonly playing: boolean;
  readonly play: (on: boolean) => void;
  readonly dialog: RefObject<HTMLDialogElement>;
  readonly root: RefObject<HTMLElement>;
  readonly why: () => void;
}

/** Handles keys while something in the stepper has the focus; keys that do nothing here are left to the browser. */
export function useKeys(targets: KeyTargets): (event: KeyboardEvent) => void {
  const onKey = (event: KeyboardEvent) => {
    const command = commandOf(event);
    if (!command || !act(command, targets)) return;
    event.preventDefault();
    if (command.do !== 'play' && targets.playing) targets.play(false);
  };
  useArrowsOfPage(onKey, targets.root);
  return onKey;
}

/**
 * The only stepper of a page is stepped by ← and → also while nothing has the focus, and has it from then on. No more than
 * these: a single letter must do nothing to a reader who did not ask for it (WCAG 2.1.4).
 */
function useArrowsOfPage(onKey: (event: KeyboardEvent) => void, root: RefObject<HTMLElement>): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    if (document.querySelectorAll('[data-stepper]').length > 1) return;
    const onPage = (event: KeyboardEvent) => {
      if (event.target !== document.body || !/^Arrow[LR]/.test(event.key)) return;
      latest.current(event);
      if (event.defaultPrevented) root.current!.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onPage);
    return () => document.removeEventListener('keydown', onPage);
  }, []);
}

/** True when the command meant something here. */
function act(command: Command, { place, branch, playing, play, dialog, why }: KeyTargets): boolean {
  const views = Object.keys(place.step.views);
  switch (command.do) {
    case 'previous':
      return done(place.go(place.index - 1));
    case 'next':
      return done(place.go(place.index + 1));
    case 'first':
      return done(place.go(0));
    case 'last':
      return done(place.go(place.run.steps.length - 1));
    case 'play':
      return done(play(!playing));
    case 'flip':
      return done(place.setView(views[(views.indexOf(place.view) + 1) % views.length]!));
    case 'seat':
      return seat(command.number, place, views);
    case 'why':
      return done(why());
    case 'try':
    case 'enter':
      return done(branch.setTrying(true));
    case 'leave':
    case 'reset':
      return (branch.away || branch.trying) && done(branch.leave());
    case 'list':
      return done(dialog.current?.showModal());
    case 'escape':
      return playing ? done(play(false)) : (branch.away || branch.trying) && done(branch.leave());
  }
}

function seat(number: number, place: Place, views: readonly string[]): boolean {
  const view = number === 0 ? EVERYONE : views.filter((one) => one !== EVERYONE)[number - 1];
  return view !== undefined && done(place.setView(view));
}

/** Whatever was done, something was. */
const done = (..._acted: unknown[]): true => true;
