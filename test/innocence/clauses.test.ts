import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { edgesOf } from '../../src/machines/edges.ts';
import { clause, clauseId, reasonClause } from '../../src/machines/innocence/clauses.ts';
import innocence from '../../src/machines/innocence/index.ts';
import { STAGES, stageClause } from '../../src/machines/innocence/logic/stage-clauses.ts';
import { RULES } from '../../src/machines/innocence/pages.ts';
import { KINDS } from '../../src/machines/innocence/vocabulary.ts';
import { pick, randomFrom } from '../lib/random.ts';
import { randomGame } from './random.ts';

const prose = RULES.map((rule) =>
  readFileSync(`src/content/words/zh-Hans/innocence/${rule}.mdx`, 'utf8'),
).join('\n');
const written = new Set([...prose.matchAll(/<S\s[^>]*?\bid="([^"]+)"/g)].map(([, id]) => `innocence/${id}`));
const unwritten = (cited: Iterable<string>): string[] => [...new Set(cited)].filter((id) => !written.has(id));

describe('Every clause that is cited stands in the rule text', () => {
  it('by a transition of the game or of a rule', () => {
    const machines = [innocence.machine, ...Object.values(innocence.rules).map(({ machine }) => machine)];
    expect(
      unwritten(machines.flatMap((machine) => edgesOf(machine).flatMap(({ clauses }) => clauses))),
    ).toEqual([]);
  });

  it('by name, as a kind of reason, or by a stage of the verdict', () => {
    const cited = [...Object.values(clause), ...KINDS.map(reasonClause)].map(clauseId);
    expect(unwritten([...cited, ...STAGES.flatMap(stageClause)])).toEqual([]);
  });

  it('by a refusal in random games', () => {
    const cited = Array.from({ length: 60 }, (_, seed) => {
      const random = randomFrom(seed);
      const { tables, events } = randomGame(seed, { suspects: 3 + (seed % 3), identities: seed % 2 === 0 });
      return tables.flatMap((table) =>
        [pick(random, events), pick(random, events)].flatMap((event) => {
          const verdict = innocence.judge(table, event);
          return verdict.legal ? [] : [innocence.refusal(verdict.because, event, table).clause];
        }),
      );
    }).flat();
    expect(unwritten(cited)).toEqual([]);
    expect(cited.length).toBeGreaterThan(300);
  });
});
