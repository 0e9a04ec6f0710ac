/** The steps of a case as short lines of text, for every face that is written. */
import type { JsonObject } from '../machines/trace.ts';
import { kept } from './kept.ts';
import { askedAt, type Told } from './told.ts';

export interface FaceStep {
  readonly name: string;
  /** "Step 1 of 3 · Exonerate F". */
  readonly heading: string;
  /** What happened, in sentences; last why it was refused, if it was. */
  readonly lines: readonly string[];
  /** The position, drawn. */
  readonly board: readonly string[];
  readonly panels: readonly FacePanel[];
  readonly note: string | null;
}

/** What one seat knows now. */
export interface FacePanel {
  /** "14 may be the Killer"; with the seat's name where several seats are told. */
  readonly heading: string;
  readonly fresh: readonly FaceReason[];
}

/** Whom the step has ruled out, and why. */
export interface FaceReason {
  readonly who: string;
  readonly text: string;
  /** `<game>/<rule>-<n>`. */
  readonly clause: string;
}

const EVERYONE = 'everyone';

function positionAt({ trace, view }: Told, index: number): JsonObject {
  const step = trace.steps[index]!;
  return view === EVERYONE ? step.position : step.seen[view]!.position;
}

/** Initials stand as they are; longer ids are keys. */
function nameIn({ names, locale }: Told): (who: readonly string[]) => string {
  const comma = locale.startsWith('zh') ? '、' : ', ';
  return (who) =>
    who.every((one) => one.length <= 2) ? who.join(' ') : who.map((one) => names[one] ?? one).join(comma);
}

/** Every step as the case's own view sees it. */
export const digest = kept((told: Told): readonly FaceStep[] => {
  const { say, drawing, view, steps } = told;
  const list = nameIn(told);
  return steps.map(({ index, name, position, note, views }): FaceStep => {
    const { label, lines, refused, knowledge } = views[view]!;
    const panel = knowledge.length > 1 ? (title: string, heading: string) => `${title} · ${heading}` : null;
    return {
      name,
      heading: index > 0 ? `${position} · ${label}` : position,
      lines: refused ? [...lines, refused.text] : lines,
      board: drawing.plain(positionAt(told, index), say),
      panels: knowledge.map(({ title, heading, fresh }) => ({
        heading: panel ? panel(title, heading) : heading,
        fresh: fresh.map(({ who, text, clause }) => ({ who: list(who), text, clause })),
      })),
      note: view === EVERYONE ? note : null,
    };
  });
});

/** A case as a question and its answer. */
export interface Posed {
  /** Steps before the one to think about. */
  readonly before: readonly FaceStep[];
  /** What is told of that step: the clue, where the case asks what follows from it, else only what is done. */
  readonly clue: readonly string[];
  readonly question: string;
  /** That step and those after it. */
  readonly answer: readonly FaceStep[];
}

/** Null for a case of no steps: nothing happens in it that could be asked about. */
export function posed(told: Told): Posed | null {
  const at = askedAt(told);
  if (at === 0) return null;
  const steps = digest(told);
  const asked = steps[at]!;
  const { ask } = told.case;
  return {
    before: steps.slice(0, at),
    clue: ask ? [asked.heading, ...asked.lines] : [asked.heading],
    question: told.say(ask ? 'question.title' : 'face.question'),
    answer: steps.slice(at),
  };
}
