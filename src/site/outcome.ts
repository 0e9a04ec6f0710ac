/** What comes of a step, in words: as the rules are, and with a sentence of them changed. */
import { EVERYONE, type TellContext } from '../islands/story/context.ts';
import { refusalFor, stepLabel } from '../islands/story/event-words.ts';
import type { Parting } from '../machines/mutants/part.ts';
import type { Kind } from '../machines/mutants/mutant.ts';
import type { TraceStep } from '../machines/trace.ts';
import type { Mod } from '../words-lib/rule-markdown.ts';
import { figureOf } from './figures.ts';
import { gameOf } from './games.ts';
import { names } from './names.ts';
import { words } from './words.ts';

/** What telling a step takes, in one language. */
export function tellingOf(locale: string, game: string): TellContext {
  const { say, keys } = words.book(locale, game);
  const present = new Set(keys);
  return { game: gameOf(game).game, say, has: (key) => present.has(key), figure: figureOf(game).figure };
}

/** The question by which a change is named: "What if must were may?" */
export function questionKey(kind: Kind, mod: Mod | null): string {
  if (kind === 'allow') return mod === 'must-not' ? 'must-not-may' : 'allowed';
  if (kind === 'forbid') return mod === 'may' ? 'may-must-not' : 'forbidden';
  if (kind !== 'skip') return kind;
  return mod === 'must' ? 'must-may' : mod === 'may' ? 'may-must-not' : 'left-out';
}

/** What happens at a step, for everyone to see; its log lines, or why it is refused. */
export function toldOutcome(step: TraceStep, ctx: TellContext): readonly string[] {
  if (step.refused) return [refusalText(step, ctx)];
  return ctx.game
    .say(step, EVERYONE)
    .filter(({ key }) => !key.startsWith('refusal.'))
    .map(({ key, args }) => ctx.say(key, args));
}

/** Why a step is refused; what only a changed rule refuses has no words of its own. */
const refusalText = (step: TraceStep, ctx: TellContext): string =>
  ctx.has!(`refusal.${step.refused!.id}`)
    ? (refusalFor(step, EVERYONE, ctx)?.text ?? ctx.say('verify.if.would-be-refused'))
    : ctx.say('verify.if.would-be-refused');

export const labelOf = (step: TraceStep, ctx: TellContext): string => stepLabel(step, EVERYONE, ctx);

export interface Outcomes {
  readonly truth: readonly string[];
  readonly otherwise: readonly string[];
}

interface Telling {
  readonly locale: string;
  readonly game: string;
  readonly kind: Kind;
}

/** Both outcomes of a parting, in words that differ. */
export function outcomesOf({ truth, otherwise }: Parting, { locale, game, kind }: Telling): Outcomes {
  const ctx = tellingOf(locale, game);
  if (kind === 'ignore') return conclusions(truth, otherwise!, { locale, game });
  const told = toldOutcome(truth, ctx);
  const isAllowed = truth.refused && (kind === 'allow' || (otherwise && !otherwise.refused));
  if (isAllowed) return { truth: told, otherwise: [ctx.say('verify.if.would-be-allowed')] };
  if (otherwise === null) return { truth: told, otherwise: [ctx.say('verify.if.no-way-on')] };
  const changed = attempted(() => toldOutcome(otherwise, ctx));
  if (changed && changed.join('\n') !== told.join('\n')) return { truth: told, otherwise: changed };
  return {
    truth: [...told, statesIn(truth, ctx)],
    otherwise: [...told, statesIn(otherwise, ctx)],
  };
}

/** Words for a position that no game can reach may be missing. */
function attempted<V>(work: () => V): V | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** The states through which the rule's chart goes, and those in which it ends. */
function statesIn({ ruleChart, chart }: TraceStep, ctx: TellContext): string {
  const paths = [...ruleChart.taken.map(({ to }) => to), ...ruleChart.states, ...chart.slice(-1)];
  const named = [...new Set(paths.map((path) => path.split('.').at(-1)!))];
  const states = named.map((name) => ctx.say(`state.${name}`)).join(' → ');
  return ctx.say('verify.if.states', { states });
}

/** Of a conclusion: who is ruled out, and who would still be possible. */
function conclusions(
  truth: TraceStep,
  otherwise: TraceStep,
  { locale, game }: { readonly locale: string; readonly game: string },
): Outcomes {
  const say = words.say(locale, game);
  const called = names(locale, game);
  const seats = Object.keys(truth.knowledge).flatMap((seat) => {
    const suspects = new Set(truth.knowledge[seat]!.suspects);
    const back = otherwise.knowledge[seat]!.suspects.filter((who) => !suspects.has(who));
    return back.length > 0 ? [{ seat: say(`seat.${seat}`), who: back.map((who) => called[who] ?? who) }] : [];
  });
  return {
    truth: seats.map((args) => say('verify.if.ruled-out', args)),
    otherwise: seats.map((args) => say('verify.if.possible', args)),
  };
}
