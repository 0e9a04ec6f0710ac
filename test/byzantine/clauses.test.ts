import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import byzantine from '../../src/machines/byzantine/index.ts';
import { clause, clauseId, page, reasonClause } from '../../src/machines/byzantine/clauses.ts';
import { RULES } from '../../src/machines/byzantine/pages.ts';
import { KINDS } from '../../src/machines/byzantine/vocabulary.ts';
import { edgesOf } from '../../src/machines/edges.ts';
import { after } from '../lib/run.ts';
import { from } from './at.ts';
import { pick, randomFrom } from '../lib/random.ts';
import { randomGame } from './random.ts';

const prose = RULES.map((rule) =>
  readFileSync(`src/content/words/zh-Hant/byzantine/${rule}.mdx`, 'utf8'),
).join('\n');
const written = new Set([...prose.matchAll(/<S\s[^>]*?\bid="([^"]+)"/g)].map(([, id]) => `byzantine/${id}`));
const unwritten = (cited: Iterable<string>): string[] => [...new Set(cited)].filter((id) => !written.has(id));

describe('Every clause that is cited stands in the rule text', () => {
  it('by a transition of the game or of a rule', () => {
    const machines = [byzantine.machine, ...Object.values(byzantine.rules).map(({ machine }) => machine)];
    const cited = machines.flatMap((machine) => edgesOf(machine).flatMap(({ clauses }) => clauses));
    expect(unwritten(cited)).toEqual([]);
  });

  it('by name, for a page, or as a kind of reason', () => {
    const pages = Object.values(page).flatMap(({ allowed, forbidden }) => [...allowed, ...forbidden]);
    const cited = [...Object.values(clause), ...pages, ...KINDS.map(reasonClause)].map(clauseId);
    expect(unwritten(cited)).toEqual([]);
  });

  it('by a refusal in random games', () => {
    const cited = Array.from({ length: 60 }, (_, seed) => {
      const random = randomFrom(seed);
      const { given, variants, events } = randomGame(seed, 40);
      const late = events.flatMap((event) => [byzantine.write(event), byzantine.write(pick(random, events))]);
      const tries = late.filter((event) => !('draw' in event) && !('accuse' in event));
      const { steps } = after(from(given, variants), ...tries);
      return steps.flatMap(({ refused }) => (refused ? [refused.clause] : []));
    }).flat();
    expect(unwritten(cited)).toEqual([]);
    expect(cited.length).toBeGreaterThan(500);
  });
});
