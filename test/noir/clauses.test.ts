import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { edgesOf } from '../../src/machines/edges.ts';
import noir from '../../src/machines/noir/index.ts';
import { RULES } from '../../src/machines/noir/vocabulary.ts';
import { after } from '../lib/run.ts';
import { from } from './at.ts';
import { randomFrom } from '../lib/random.ts';
import { randomGame, randomVariants } from './random-game.ts';

const prose = RULES.map((rule) => readFileSync(`src/content/words/en/noir/${rule}.mdx`, 'utf8')).join('\n');
const written = new Set([...prose.matchAll(/<S\s[^>]*?\bid="([^"]+)"/g)].map(([, id]) => `noir/${id}`));
const unwritten = (cited: Iterable<string>): string[] =>
  [...new Set(cited)].filter((clause) => !written.has(clause));

describe('Every clause that is cited stands in the rule text', () => {
  it('by a transition of the game or of a rule', () => {
    const machines = [noir.machine, ...Object.values(noir.rules).map(({ machine }) => machine)];
    expect(
      unwritten(machines.flatMap((machine) => edgesOf(machine).flatMap(({ clauses }) => clauses))),
    ).toEqual([]);
  });

  it('by an elimination or a refusal in random games', () => {
    const cited = Array.from({ length: 60 }, (_, seed) => {
      const { given, variants, events } = randomGame({
        seed,
        variants: randomVariants(randomFrom(seed)),
        turns: 40,
      });
      const tries = events.flatMap((event) => [{ choose: 'A' }, noir.write(event)]);
      const { steps } = after(from(given, variants), ...tries);
      const known = steps.flatMap((step) =>
        Object.values(step.knowledge).flatMap(({ ruledOut }) => ruledOut),
      );
      return [
        ...known.map(({ clause }) => clause),
        ...steps.flatMap(({ refused }) => (refused ? [refused.clause] : [])),
      ];
    });
    expect(unwritten(cited.flat())).toEqual([]);
    expect(cited.flat().length).toBeGreaterThan(1000);
  });
});
