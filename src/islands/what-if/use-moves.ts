import { useEffect, useMemo, useState } from 'preact/hooks';
import type { JsonObject } from '../../machines/trace.ts';
import type { Touch } from '../figure.ts';
import type { Place } from '../stepper/use-stepper.ts';
import { playOn } from './branch.ts';
import type { Engine, Move, WhyNot } from './engine.ts';
import { pick, targetsOf } from './pick.ts';

export interface Moves {
  readonly allowed: readonly Move[];
  /** False when the view may not know which moves there are. */
  readonly shown: boolean;
  /** Types that can be made by pressing the figure now, or explained. */
  readonly mode: string;
  readonly setMode: (type: string) => void;
  readonly chosen: readonly string[];
  /** Several outcomes of the same move, between which the reader decides. */
  readonly choice: readonly Move[];
  readonly why: WhyNot | null;
  readonly play: (event: JsonObject) => void;
}

/** The reader's moves at the step shown: by the list, or by pressing the figure. */
export function useMoves(engine: Engine, place: Place, onTouch: (touch: Touch | null) => void): Moves {
  const { run, index, view, step } = place;
  const so = run.events.slice(0, index);
  const shown = engine.mayMove(step, view);
  const allowed = useMemo(() => (shown ? engine.moves(so, run.variants) : []), [run, index, shown]);
  const [wanted, setWanted] = useState<string | null>(null);
  const [state, setState] = useState(START);
  const mode = engine.types.some((type) => type.id === wanted) && wanted ? wanted : (allowed[0]?.type ?? engine.types[0]!.id);
  useEffect(() => setState(START), [run, index, mode]);
  const play = (event: JsonObject) => {
    const why = engine.whyNot(so, run.variants, event);
    if (why) return setState({ ...START, why });
    place.show(playOn(engine, run, { index, event }), index + 1);
  };
  const press = (part: string) => {
    const chosen = state.chosen.includes(part) ? state.chosen.filter((one) => one !== part) : [...state.chosen, part];
    const picked = pick(allowed, mode, chosen);
    if (picked.kind === 'move') return play(picked.move.event);
    if (picked.kind === 'choice') return setState({ chosen, choice: picked.moves, why: null });
    if (picked.kind === 'more') return setState({ ...START, chosen });
    const meant = engine.meant(mode, chosen);
    setState({ ...START, why: meant && engine.whyNot(so, run.variants, meant) });
  };
  useEffect(() => {
    const targets = targetsOf(allowed, mode, state.chosen);
    onTouch(shown ? { targets, chosen: state.chosen, press, playing: true } : null);
  }, [allowed, mode, state, shown]);
  useEffect(() => () => onTouch(null), []);
  return { allowed, shown, mode, setMode: setWanted, ...state, play };
}

const START: Pick<Moves, 'chosen' | 'choice' | 'why'> = { chosen: [], choice: [], why: null };
