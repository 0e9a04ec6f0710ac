import type { Elimination, Knowledge } from '../../machines/trace.ts';
import type { TellContext } from './context.ts';
import type { KnowledgePanel, ReasonGroup } from './types.ts';

/** One seat's knowledge as shown beside the board: who is left, who fell in this step and why, who fell before. */
export function knowledgePanel(seat: string, knowledge: Knowledge, ctx: TellContext): KnowledgePanel {
  const fresh = new Set(knowledge.new.map((one) => one.who));
  const count = knowledge.suspects.length;
  return {
    seat,
    title: ctx.say(`seat.${seat}`),
    count,
    heading: ctx.say(headingKey(seat, ctx), { count, seat: ctx.say(`seat.${seat}`) }),
    suspects: knowledge.suspects,
    fresh: groupReasons(knowledge.new, seat, ctx),
    earlier: groupReasons(
      knowledge.ruledOut.filter((one) => !fresh.has(one.who)),
      seat,
      ctx,
    ),
  };
}

function headingKey(seat: string, ctx: TellContext): string {
  const own = `knowledge.${seat}`;
  return ctx.has?.(own) ? own : 'stepper.suspects';
}

/** Puts suspects with the same reason together; reasons that need fewest steps come first, then the earlier ones. */
export function groupReasons(
  eliminations: readonly Elimination[],
  seat: string,
  ctx: TellContext,
): ReasonGroup[] {
  const groups = new Map<string, Elimination[]>();
  for (const one of eliminations) {
    const key = JSON.stringify([one.kind, one.because, one.clause, one.args ?? null]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => reasonGroup(group, seat, ctx)).sort(simplestFirst);
}

function reasonGroup(group: readonly Elimination[], seat: string, ctx: TellContext): ReasonGroup {
  const { kind, because, clause, args } = group[0]!;
  const who = group.map((one) => one.who);
  return {
    text: ctx.say(`reason.${kind}`, { seat, ...args, who, count: who.length }),
    who,
    because,
    clause,
    kind,
  };
}

function simplestFirst(a: ReasonGroup, b: ReasonGroup): number {
  return a.because.length - b.because.length || (a.because[0] ?? 0) - (b.because[0] ?? 0);
}
