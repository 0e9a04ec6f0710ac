import { describe, expect, it } from 'vitest';
import type { Case } from '../../src/machines/game.ts';
import { mutantsOf } from '../../src/machines/mutants/make.ts';
import { plainMutants, type Kind } from '../../src/machines/mutants/mutant.ts';
import { firstParting, type Played } from '../../src/machines/mutants/part.ts';
import { sumOf } from '../../src/machines/mutants/score.ts';
import noir from '../../src/machines/noir/index.ts';
import byHand from '../../src/machines/noir/mutants.ts';
import { replay } from '../../src/machines/replay.ts';
import { MIDGAME } from '../noir/at.ts';

const caseOf = (given: Case['given'], events: Case['steps'][number]['event'][]): Case => ({
  id: 'noir/kill/example',
  game: 'noir',
  rule: 'kill',
  title: 'An example',
  facts: [],
  variants: {},
  given,
  steps: events.map((event) => ({ event })),
});
const played = (one: Case): Played => ({ case: one, trace: replay(noir, one) });

/** Somebody who is neither beside the Killer nor the Killer. */
const refused = played(caseOf({ ...MIDGAME, turn: 'killer' }, [{ kill: 'Z' }]));

const mutant = (clause: string, kind: Kind, cases: readonly Played[] = [refused]) => {
  const traces = cases.map(({ trace }) => trace);
  const all = mutantsOf(noir, { clauses: [clause], traces, mutants: byHand });
  const found = all.find((one) => one.kind === kind);
  if (!found) throw new Error(`${clause} has no mutant ${kind}, only ${all.map((one) => one.id).join(', ')}`);
  return found;
};

describe('A sentence that is changed', () => {
  it('must not: without it, what it refuses happens', () => {
    const clause = refused.trace.steps[1]!.refused!.clause;
    const parting = firstParting(mutant(clause, 'allow'), [refused])!;
    expect(parting).toMatchObject({ case: 'noir/kill/example', step: 1 });
    expect(parting.truth.refused?.clause).toBe(clause);
    expect(parting.otherwise?.refused).toBeNull();
    expect(parting.otherwise?.position).not.toEqual(parting.truth.position);
  });

  it('must: without it, the chart knows no way on', () => {
    const victim = noir.legal(noir.start({ ...MIDGAME, turn: 'killer' }, refused.trace.variants) as never);
    const kill = victim.find(({ type }) => type === 'kill')!;
    const accepted = played(caseOf({ ...MIDGAME, turn: 'killer' }, [noir.write(kill)]));
    const parting = firstParting(mutant('noir/kill-1', 'skip', [accepted]), [accepted])!;
    expect(parting.step).toBe(1);
    expect(parting.otherwise).toBeNull();
  });

  it('a reason: without it, whoever it rules out is still possible', () => {
    const reason = Object.values(refused.trace.steps[0]!.knowledge)[0]!.ruledOut[0]!;
    const parting = firstParting(mutant(reason.clause, 'ignore'), [refused])!;
    const left = Object.values(parting.otherwise!.knowledge).flatMap(({ suspects }) => suspects);
    expect(left).toContain(reason.who);
  });

  it('is not noticed by a case in which it is not at work', () => {
    const idle = played(caseOf({ ...MIDGAME, turn: 'killer' }, []));
    const clause = refused.trace.steps[1]!.refused!.clause;
    expect(firstParting(mutant(clause, 'allow'), [idle])).toBeNull();
  });

  it('leaves the true game as it was', () => {
    const before = refused.trace.hash;
    firstParting(mutant('noir/kill-1', 'skip'), [refused]);
    expect(replay(noir, refused.case).hash).toBe(before);
  });
});

describe('The reasons against an event', () => {
  it('begin with the one that is given', () => {
    const table = noir.start({ ...MIDGAME, turn: 'killer' }, refused.trace.variants);
    for (const [type, who] of Object.entries({ kill: 'Z', arrest: 'A', exonerate: 'F' })) {
      const event = noir.event({ [type]: who });
      const verdict = noir.judge(table, event);
      const [first] = byHand.against(table, event);
      expect(first).toBe(verdict.legal ? undefined : verdict.because);
      expect(plainMutants(noir).against(table, event)).toEqual(verdict.legal ? [] : [verdict.because]);
    }
  });
});

describe('The score', () => {
  it('leaves out changes that no case can notice', () => {
    const parting = { case: 'a', step: 1, truth: refused.trace.steps[0]!, otherwise: null };
    const tried = [
      { id: 'a:skip', kind: 'skip', parting, partings: [parting], equal: null },
      { id: 'a:allow', kind: 'allow', parting: null, partings: [], equal: null },
      { id: 'a:always', kind: 'always', parting: null, partings: [], equal: 'Both ways end the same.' },
    ] as const;
    expect(sumOf([{ clause: 'a', tried }])).toEqual({ killed: 1, mutants: 2, equal: 1 });
  });
});
