import { describe, expect, it } from 'vitest';
import { CaseFileError } from '../../src/cases/problem.ts';
import { readCases } from '../../src/cases/read.ts';
import { figure } from '../../src/figures/byzantine/model.ts';
import { ask } from '../../src/islands/question/ask.ts';
import { grade } from '../../src/islands/question/grade.ts';
import { tell } from '../../src/islands/story/tell.ts';
import { replay } from '../../src/machines/replay.ts';
import { loadWords } from '../../src/words-lib/words.ts';
import { cases, games } from '../lib/every-case.ts';

const { game } = games.get('byzantine')!;
const shot = cases.find(({ id }) => id === 'byzantine/shooting/astrologer-shot')!;
const { say, has } = loadWords().book('en', 'byzantine');
const trace = replay(game, shot);
const story = { steps: tell(trace, { game, say, has, figure }), names: { cook: 'Cook' } };
const question = ask(shot.ask!, { trace, story, model: figure });
const drawn = question.figure as Record<string, unknown>;
const before = trace.steps[1]!.knowledge['detectives']!.suspects;
const after = trace.steps[2]!.knowledge['detectives']!.suspects;

describe('A question about a clue', () => {
  it('offers everybody who was still possible before the clue', () => {
    expect(question.suspects.map(({ who }) => who)).toEqual(before);
  });

  it('is answered by the trace: whom the clue leaves has no reason, everybody else has one', () => {
    expect(question.suspects.filter(({ reason }) => reason === null).map(({ who }) => who)).toEqual(after);
    expect(question.suspects.find(({ who }) => who === 'witch')!.reason).toContain('0B');
  });

  it('shows the clue, but nobody ruled out by it and nothing lit', () => {
    expect(drawn['murders']).toEqual([{ victims: ['astrologer'], method: 'shooting', read: true }]);
    expect(drawn).toMatchObject({ possible: before, fresh: [], lit: [], marks: {}, ledger: null });
  });

  it('keeps the murderer’s identity to the seat that knows it', () => {
    expect(drawn['assassin']).toBeNull();
    expect(question.before.join()).not.toContain('Shooting');
  });

  it('calls suspects what readers call them', () => {
    expect(question.suspects.find(({ who }) => who === 'cook')!.name).toBe('Cook');
  });

  it('names the clause by which the clue rules out', () => {
    expect(question.clauses).toEqual(['byzantine/shooting-7']);
  });

  it('is refused about a step that rules nobody out', () => {
    expect(() => ask({ step: 0, of: 'suspects' }, { trace, story, model: figure })).toThrow(
      /step 0 rules nobody out/,
    );
  });
});

describe('The grading of ticks', () => {
  const answer = (left: string, ticked: string) =>
    grade([...'abcd'].map((who) => ({ left: left.includes(who), ticked: ticked.includes(who) })));

  it('finds every suspect right when the ticks are the answer', () => {
    expect(answer('ab', 'ab')).toEqual({ found: 2, extra: 0, marks: ['right', 'right', 'right', 'right'] });
  });

  it('tells a missed suspect from one ticked too many', () => {
    expect(answer('ab', 'bc')).toEqual({ found: 1, extra: 1, marks: ['missed', 'right', 'extra', 'right'] });
  });

  it('gives nothing away for ticking everybody', () => {
    expect(answer('ab', 'abcd')).toMatchObject({ found: 2, extra: 2 });
  });
});

describe('The key `ask` of a case file', () => {
  const file = (question: string) =>
    `game: byzantine
rule: shooting
title: Shot
given: { palace: training, at: { cook: 3C, witch: 0B } }
ask: ${question}
steps: [{ read: witch }]`;
  const problem = (question: string) => {
    try {
      readCases('shot.yaml', file(question), games);
    } catch (error) {
      if (error instanceof CaseFileError) return error.problems[0];
      throw error;
    }
    return null;
  };

  it('must name a step of the case', () => {
    expect(problem('{ step: 2, of: suspects }')).toMatchObject({ line: 5, field: 'ask.step', found: '2' });
  });

  it('must ask about suspects', () => {
    expect(problem('{ step: 1, of: cards }')).toMatchObject({ line: 5, field: 'ask.of' });
  });
});
