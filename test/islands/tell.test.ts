import { describe, expect, it } from 'vitest';
import { groupReasons } from '../../src/islands/story/reasons.ts';
import { noirIds, noirStory } from './lib/noir-story.ts';

const turns = noirStory('noir/first-turns/kill-then-choose');
const stepNamed = (name: string) => turns.steps.find((step) => step.name === name)!;

describe('A story', () => {
  it('can be told of every case', () => {
    expect(noirIds.map((id) => noirStory(id).steps[0]?.name)).toEqual(noirIds.map(() => 'start'));
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(turns))).toEqual(turns);
  });

  it('names where each cited sentence stands', () => {
    expect(turns.clauses['noir/first-turns-2']).toEqual({
      href: '/en/noir/first-turns/#first-turns-2',
      text: '',
    });
  });

  it('says in every view why a move is refused to the one who tried it, and to everyone', () => {
    const { views, refused } = stepNamed('shift-1');
    expect(refused).toMatchObject({ id: 'must-kill-first' });
    expect(views['everyone']!.refused).toEqual(refused);
    expect(views['killer']!.refused).toEqual(refused);
  });

  it('keeps from the other seat what was tried, and why it was refused', () => {
    const step = turns.steps.find(
      (one) => one.name.startsWith('choose') && one.refused?.id === 'not-in-hand',
    )!;
    const killer = step.views['killer']!;
    expect(killer.refused).toBeNull();
    expect(JSON.stringify([killer.label, killer.lines, killer.announcement])).not.toMatch(/\bA\b|Alyss|hand/);
  });

  it('never shows a seat the identity that the other keeps secret', () => {
    for (const step of turns.steps) {
      expect(step.views['inspector']!.figure['killer']).toBeNull();
      expect(step.views['killer']!.figure['inspector']).toBeNull();
    }
    expect(turns.steps.at(-1)!.views['everyone']!.figure).toMatchObject({ killer: 'M', inspector: 'C' });
  });

  it('labels a secret choice by its name alone for those who may not see it', () => {
    const chosen = turns.steps.find((one) => one.kind === 'choose' && !one.refused)!;
    expect(chosen.views['everyone']!.label).toContain('C');
    expect(chosen.views['inspector']!.label).toBe(chosen.views['everyone']!.label);
    expect(chosen.views['killer']!.label).not.toContain(' C');
  });

  it('shows a seat only its own knowledge, and everyone that of all seats', () => {
    const { views } = turns.steps[0]!;
    expect(views['killer']!.knowledge.map((panel) => panel.seat)).toEqual(['killer']);
    expect(views['everyone']!.knowledge.map((panel) => panel.seat)).toEqual(['killer', 'inspector']);
  });

  it('tells a screen reader the event and how many it rules out', () => {
    const step = turns.steps.find(
      (one) => one.kind === 'kill' && one.views['inspector']!.knowledge[0]!.fresh.length > 0,
    )!;
    expect(step.views['inspector']!.announcement).toMatch(/kills .* ruled out, \d+ left/);
  });

  it('counts steps from the start', () => {
    expect(turns.steps.map((step) => step.short).slice(0, 2)).toEqual(['The start', 'Step 1']);
    expect(turns.steps[3]!.position).toBe('Step 3 of 11');
  });
});

describe('Reasons', () => {
  const say = (key: string): string => key;
  const one = (who: string, because: number[], kind = 'kill') => ({
    who,
    because,
    kind,
    clause: 'noir/kill-1',
  });
  const ctx = { say } as never;

  it('that are the same for several suspects are told once', () => {
    const groups = groupReasons([one('A', [1]), one('B', [2]), one('C', [1])], 'inspector', ctx);
    expect(groups.map((group) => group.who)).toEqual([['A', 'C'], ['B']]);
  });

  it('that need fewer steps come first', () => {
    const groups = groupReasons([one('A', [1, 2]), one('B', [3])], 'inspector', ctx);
    expect(groups.map((group) => group.who)).toEqual([['B'], ['A']]);
  });

  it('that differ only in what they speak of stay apart', () => {
    const groups = groupReasons(
      [
        { ...one('A', [1]), args: { victim: 'X' } },
        { ...one('B', [1]), args: { victim: 'Y' } },
      ],
      'inspector',
      ctx,
    );
    expect(groups).toHaveLength(2);
  });
});
