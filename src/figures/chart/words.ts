import type { Cause, LabelLine, Labels, Say } from './types.ts';

/** What a chart needs worded: the game's names, and the small words between them. */
export interface Words {
  readonly label: Labels;
  /** "if {guard}" */
  readonly condition: (guard: string) => string;
  /** "otherwise" */
  readonly otherwise: string;
}

/**
 * Names from the game's messages (`state.<name>`, `event.<name>`, `guard.<name>`), small words from `chart.*` of the
 * interface. `say` throws on an unknown key, and so does this.
 */
export function wordsOf(say: Say): Words {
  return {
    label: (kind, name) => say(`${kind}.${name}`),
    condition: (guard) => say('chart.if', { guard }),
    otherwise: say('chart.otherwise'),
  };
}

/**
 * The lines on an edge: events that share a condition in one line, the condition (soft) under it. An event all of whose
 * transitions from this state lead the same way (`unconditional`) needs no condition.
 */
export function edgeLabel(
  causes: readonly Cause[],
  words: Words,
  unconditional: ReadonlySet<string>,
): LabelLine[] {
  const byCondition = new Map<string, Set<string>>();
  for (const [event, group] of byEvent(causes)) {
    const condition = unconditional.has(event) ? '' : conditionOf(group, words);
    const name = event === '' ? '' : words.label('event', event);
    byCondition.set(condition, (byCondition.get(condition) ?? new Set()).add(name));
  }
  const unconditionalFirst = [...byCondition].toSorted(([a], [b]) => Number(a !== '') - Number(b !== ''));
  return unconditionalFirst.flatMap(([condition, names]) => [
    ...line([...names].filter((name) => name !== '').join(' / '), false),
    ...line(condition, true),
  ]);
}

/** The condition under which one of the causes applies; empty when there is none. */
export function conditionOf(causes: readonly Cause[], words: Words): string {
  const parts = causes.map((cause) => {
    if (cause.guard !== null) return words.condition(words.label('guard', cause.guard));
    return cause.otherwise ? words.otherwise : '';
  });
  return parts.includes('') ? '' : [...new Set(parts)].join(' / ');
}

export function byEvent(causes: readonly Cause[]): Map<string, Cause[]> {
  const groups = new Map<string, Cause[]>();
  for (const cause of causes)
    groups.set(cause.event ?? '', [...(groups.get(cause.event ?? '') ?? []), cause]);
  return groups;
}

function line(text: string, soft: boolean): LabelLine[] {
  return text === '' ? [] : [{ text, soft }];
}
