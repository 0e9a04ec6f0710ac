import type { FigureModel } from '../../figures/figure-model.ts';
import type { Ask } from '../../machines/game.ts';
import type { JsonObject, Knowledge, Trace, TraceStep } from '../../machines/trace.ts';
import type { Story, StoryStep } from '../story/types.ts';

/** A question about one step of a case: what the reader may see before, whom to choose among, and the answer. */
export interface Question {
  readonly step: StoryStep;
  /** What had happened before, and the clue, as the asked seat's log says it. */
  readonly before: readonly string[];
  readonly clue: readonly string[];
  /** How many were still possible, in words. */
  readonly heading: string;
  /** The position with the clue in it, but with nobody ruled out by it. */
  readonly figure: JsonObject;
  readonly suspects: readonly AskedSuspect[];
  /** Who was ruled out before the clue, and why: they are not asked about. */
  readonly gone: readonly { readonly names: readonly string[]; readonly reason: string }[];
  /** Clauses by which the clue rules out. */
  readonly clauses: readonly string[];
}

export interface AskedSuspect {
  readonly who: string;
  readonly name: string;
  /** Why the clue rules them out; null for those whom it leaves. */
  readonly reason: string | null;
}

interface Source {
  readonly trace: Pick<Trace, 'id' | 'steps' | 'variants'>;
  readonly story: Pick<Story, 'steps' | 'names'>;
  readonly model: FigureModel;
}

/**
 * Asks as a case file's `ask` says, as the first seat sees it to whom the step tells something.
 * @throws when the step rules nobody out for anybody.
 */
export function ask({ step: index }: Ask, { trace, story, model }: Source): Question {
  const [now, previous] = [trace.steps[index], trace.steps[index - 1]];
  const seat = now && Object.keys(now.knowledge).find((one) => now.knowledge[one]!.new.length > 0);
  if (!now || !previous || !seat)
    throw new Error(`${trace.id}: ask.step: step ${index} rules nobody out; name one that does`);
  const step = story.steps[index]!;
  const [then, shown] = [story.steps[index - 1]!.views[seat]!, step.views[seat]!];
  const known = then.knowledge.find((panel) => panel.seat === seat)!;
  const { fresh } = shown.knowledge.find((panel) => panel.seat === seat)!;
  return {
    step,
    before: then.lines,
    clue: shown.lines,
    heading: known.heading,
    figure: model(unanswered(now, previous, seat), previous, { view: seat, variants: trace.variants }),
    suspects: known.suspects.map((who) => ({
      who,
      name: story.names[who] ?? who,
      reason: fresh.find((group) => group.who.includes(who))?.text ?? null,
    })),
    gone: [...known.fresh, ...known.earlier].map(({ who, text }) => ({
      names: who.map((one) => story.names[one] ?? one),
      reason: text,
    })),
    clauses: [...new Set(fresh.map(({ clause }) => clause))],
  };
}

/** The step as if nobody had drawn a conclusion from it: no event that lights anything, and the knowledge of the step before. */
function unanswered(step: TraceStep, previous: TraceStep, seat: string): TraceStep {
  const { event: _event, ...rest } = step;
  const knowledge = Object.entries(previous.knowledge).map(([one, known]) => [one, withoutNews(known)]);
  return {
    ...rest,
    knowledge: Object.fromEntries(knowledge),
    seen: { ...step.seen, [seat]: { ...step.seen[seat]!, event: null } },
  };
}

const withoutNews = ({ suspects, ruledOut }: Knowledge): Knowledge => ({ suspects, ruledOut, new: [] });
