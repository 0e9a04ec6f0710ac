import { useEffect, useMemo, useState } from 'preact/hooks';
import type { JsonObject } from '../../machines/trace.ts';
import { EVERYONE } from '../story/context.ts';
import type { Story } from '../story/types.ts';
import { playOn } from './branch.ts';
import type { Move, WhyNot } from './engine.ts';
import { pick, targetsOf } from './pick.ts';
import type { WhatIfProps } from './what-if-props.ts';

export interface Moves {
  readonly allowed: readonly Move[];
  /** False when the view may not know which moves there are. */
  readonly shown: boolean;
  /** Types that can be made by pressing the figure now, or explained. */
  readonly mode: string;
  readonly setMode: (type: string) => void;
  readonly chosen: readonly string[];
  /** Moves between which the reader decides. */
  readonly choice: readonly Move[];
  /** True when more parts could be pressed. */
  readonly more: boolean;
  readonly why: WhyNot | null;
  readonly play: (event: JsonObject) => void;
}

/** The reader's moves at the step shown: by the list, or by pressing the figure. */
export function useMoves(props: WhatIfProps): Moves {
  const { engine, story, place, onTouch } = props;
  const { run, index, view, step } = place;
  const so = run.events.slice(0, index);
  const shown = [EVERYONE, engine.toMove(step)].includes(view);
  const allowed = useMemo(
    () => (shown ? engine.veil(engine.moves(so, run.variants), step, view) : []),
    [run, index, shown, view],
  );
  const [wanted, setWanted] = useState<string | null>(null);
  const [state, setState] = useState(START);
  const mode = wanted ?? likeliest(allowed, story) ?? engine.types[0]!.id;
  useEffect(() => setState(START), [run, index, mode]);
  const never = useMemo(
    () =>
      allowed.some((move) => move.type === mode)
        ? null
        : engine.whyNot(so, run.variants, engine.example(mode, step)),
    [allowed, mode],
  );
  const play = (event: JsonObject) => {
    const why = engine.whyNot(so, run.variants, event);
    if (why) return set({ why });
    place.show(playOn(engine, run, { index, event }), index + 1);
  };
  const set = (next: Partial<typeof START>) => setState({ ...START, ...next });
  const press = (part: string) => {
    const chosen = state.chosen.includes(part)
      ? state.chosen.filter((one) => one !== part)
      : [...state.chosen, part];
    const type = typeOf(part, allowed, mode);
    const picked = pick(allowed, type, chosen);
    if (picked.kind === 'move') return play(picked.move.event);
    if (picked.kind === 'choice') return set({ chosen, choice: picked.moves, more: picked.more });
    if (picked.kind === 'more') return set({ chosen, more: true });
    const meant = engine.meant(type, chosen);
    if (meant) play(meant);
    else set({});
  };
  useEffect(() => {
    const targets = targetsOf(allowed, mode, state.chosen);
    onTouch(shown ? { targets, chosen: state.chosen, press, playing: true } : null);
  }, [allowed, mode, state, shown]);
  useEffect(() => () => onTouch(null), []);
  return { allowed, shown, mode, setMode: setWanted, ...state, why: state.why ?? never, play };
}

/** The action that the case is about, or else the first that is allowed. */
const likeliest = (allowed: readonly Move[], { rule }: Story): string | undefined =>
  (allowed.find((move) => move.type === rule) ?? allowed[0])?.type;

/** A kind of part that means nothing in the chosen action (an arrow, when it is about a suspect), but something in just one other, means that one. */
function typeOf(part: string, allowed: readonly Move[], mode: string): string {
  const kind = part.slice(0, part.indexOf(':') + 1);
  const ofKind = allowed.filter((move) => move.parts.some((one) => one.startsWith(kind)));
  const types = new Set(ofKind.map((move) => move.type));
  return !types.has(mode) && types.size === 1 ? [...types][0]! : mode;
}

const START: Pick<Moves, 'chosen' | 'choice' | 'more' | 'why'> = {
  chosen: [],
  choice: [],
  more: false,
  why: null,
};
