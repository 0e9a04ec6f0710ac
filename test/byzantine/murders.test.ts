import { check, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import byzantine from '../../src/machines/byzantine/index.ts';
import { METHODS } from '../../src/machines/byzantine/vocabulary.ts';
import type { Method } from '../../src/machines/byzantine/vocabulary.ts';
import { randomMurders } from './murders.ts';
import type { Murders } from './murders.ts';
import { bruteForce } from './oracle.ts';

/** The seed of murders that break a law; null when none do. */
function brokenBy(law: (murders: Murders) => boolean, numRuns = 300): unknown {
  const seeds = integer({ min: 0, max: 2 ** 31 });
  return check(
    property(seeds, (seed) => law(randomMurders(seed))),
    { numRuns },
  ).counterexample;
}

const suspectsOf = ({ log }: Murders, only?: ReadonlySet<number>): readonly string[] =>
  byzantine.know(log, only).suspects;

describe('Whoever is left after some murders', () => {
  it('is whom trying everybody with every way of dealing the rules leaves', () => {
    const law = (murders: Murders) =>
      suspectsOf(murders).join() === bruteForce(murders.end, murders.start).join();
    expect(brokenBy(law)).toBeNull();
  });

  it('is always Mr. M among others', () => {
    expect(brokenBy((murders) => suspectsOf(murders).includes(murders.end.assassin!))).toBeNull();
  });

  it('is ruled out by nothing less: with fewer facts there are never fewer suspects', () => {
    const law = (murders: Murders) => {
      const all = suspectsOf(murders);
      const steps = [0, ...murders.log.facts.map(({ step }) => step)];
      return steps.every((left) => {
        const fewer = suspectsOf(murders, new Set(steps.filter((step) => step !== left)));
        return all.every((who) => fewer.includes(who));
      });
    };
    expect(brokenBy(law)).toBeNull();
  });
});

describe('A reason', () => {
  it('is enough by itself, and nothing in it can be left out', () => {
    const law = (murders: Murders) =>
      byzantine.know(murders.log).ruledOut.every(({ who, because }) => {
        const rules = (steps: readonly number[]) => !suspectsOf(murders, new Set(steps)).includes(who);
        return rules(because) && !because.some((left) => rules(because.filter((step) => step !== left)));
      });
    expect(brokenBy(law)).toBeNull();
  });

  it('from a card that was read names the murder and the reading', () => {
    const law = ({ log }: Murders) =>
      byzantine.know(log).ruledOut.every(({ kind, because }) => {
        if (!(METHODS as readonly string[]).includes(kind)) return true;
        const facts = because.filter((step) => step > 0).map((step) => log.facts[step - 1]!.fact);
        return (
          facts.map(({ type }) => type).join() === 'murder,card' &&
          (facts[1] as { method: Method }).method === kind
        );
      });
    expect(brokenBy(law)).toBeNull();
  });

  it('is joint only where several murders are needed', () => {
    const law = ({ log }: Murders) =>
      byzantine.know(log).ruledOut.every(({ kind, because }) => {
        const murders = because.filter((step) => step > 0 && log.facts[step - 1]!.fact.type === 'murder');
        return (kind === 'joint') === murders.length > 1 || kind === 'skipped';
      });
    expect(brokenBy(law)).toBeNull();
  });
});

describe('The findings beside the list', () => {
  it('say for each unread corpse whom each rule would leave: never more than are left now, and all of them by some rule', () => {
    const law = (murders: Murders) => {
      const { suspects, more } = byzantine.know(murders.log);
      const advice = more!['advice'] as unknown as { left: Record<Method, string[]> }[];
      return advice.every(({ left }) => {
        const some = Object.values(left).flat();
        return some.every((who) => suspects.includes(who)) && suspects.every((who) => some.includes(who));
      });
    };
    expect(brokenBy(law)).toBeNull();
  });

  it('list for each suspect at least one rule for every murder', () => {
    const law = ({ log }: Murders) => {
      const { suspects, more } = byzantine.know(log);
      const cells = more!['cells'] as unknown as Record<string, { by: Method[] }[]>;
      return suspects.every((who) => cells[who]!.every(({ by }) => by.length > 0));
    };
    expect(brokenBy(law)).toBeNull();
  });
});
