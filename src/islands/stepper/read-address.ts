/** Reads what an address asks for. */
import type { Settings, Story, VariantSwitch } from '../story/types.ts';

/** What an address asks for; anything unknown in it is left out. */
export interface Asked {
  /** Index of the example's step, on pages that show more than this case. */
  readonly at: number | null;
  readonly view: string | null;
  /** Only values that differ from the example's. */
  readonly variants: Settings;
  /** The reader's moves as written, unread. */
  readonly moves: string | null;
}

/** Reads the query of an address. Never throws, whatever stands there. */
export function readAddress(query: string, story: Story): Asked {
  const params = new URLSearchParams(query);
  const view = params.get('view');
  const asked = story.switches.flatMap((one) => askedValue(one, params.get(one.key)));
  const at = story.steps.findIndex(({ name }) => name === params.get('at'));
  return {
    at: at < 0 ? null : at,
    view: story.views.some((choice) => choice.id === view) ? view : null,
    variants: Object.fromEntries(asked),
    moves: params.get('do'),
  };
}

function askedValue(one: VariantSwitch, text: string | null): [string, Settings[string]][] {
  const option = one.options.find(({ value }) => String(value) === text);
  return option && option.value !== one.value ? [[one.key, option.value]] : [];
}
