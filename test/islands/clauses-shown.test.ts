import { describe, expect, it } from 'vitest';
import { clausesDeciding, clausesShown } from '../../src/islands/stepper/clauses-shown.ts';
import type { StoryStep } from '../../src/islands/story/types.ts';

const RULE = 'noir/exonerate';

/** A step with these clauses in force; `fresh` are those that ruled somebody out in it. */
function step(clauses: string[], fresh: string[] = [], refused: string | null = null): StoryStep {
  const groups = fresh.map((clause) => ({ clause, who: ['A'] }));
  const refusal = refused && { id: 'x', text: '', clause: refused };
  const views = {
    everyone: { refused: refusal, knowledge: [{ fresh: groups }] },
    killer: { refused: null, knowledge: [] },
  };
  return { clauses, refused: refusal, views } as unknown as StoryStep;
}

describe('Of the clauses in force', () => {
  it('those that ruled somebody out come first and decide the step', () => {
    const shown = step(['noir/turn-1', 'noir/exonerate-1', 'noir/exonerate-11'], ['noir/exonerate-11']);
    expect(clausesShown(shown, 'everyone', RULE)).toEqual([
      'noir/exonerate-11',
      'noir/exonerate-1',
      'noir/turn-1',
    ]);
    expect(clausesDeciding(shown, 'everyone', RULE)).toEqual(['noir/exonerate-11']);
  });

  it('the first of the case’s own rule decides where nobody fell', () => {
    const shown = step(['noir/turn-1', 'noir/exonerate-1', 'noir/exonerate-2']);
    expect(clausesDeciding(shown, 'everyone', RULE)).toEqual(['noir/exonerate-1']);
  });

  it('that of a refusal decides, and is shown only to who may know it', () => {
    const shown = step(['noir/turn-3'], [], 'noir/exonerate-4');
    expect(clausesDeciding(shown, 'everyone', RULE)).toEqual(['noir/exonerate-4']);
    expect(clausesShown(shown, 'killer', RULE)).toEqual([]);
  });
});
