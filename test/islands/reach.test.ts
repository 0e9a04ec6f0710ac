import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;
const GLOB = /import\.meta\.glob[^(]*\(\s*'([^']+)'/g;

/** What a file imports, now or later; types are gone by then. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const named = [...text.matchAll(IMPORT)].map(([, now, later]) => now ?? later!);
  const globs = [...text.matchAll(GLOB)].flatMap(([, pattern]) => globSync(join(dirname(file), pattern!)));
  return [
    ...named.map((name) => (name.startsWith('.') ? normalize(join(dirname(file), name)) : name)),
    ...globs,
  ];
}

/** Everything that a reader's browser may come to load, from the one entry. */
function reachable(entry: string): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const file of reached) {
    if (!/^src\/.*\.tsx?$/.test(file)) continue;
    for (const next of importsOf(file)) reached.add(next);
  }
  return reached;
}

const reached = [...reachable('src/islands/boot.ts')];

describe('From the island’s entry a browser', () => {
  it.each([
    'src/islands/stepper/Stepper.tsx',
    'src/islands/what-if/tools.ts',
    'src/machines/table-chart.ts',
    'src/machines/noir/play.ts',
    'src/machines/noir/logic/judge.ts',
  ])('reaches %s', (file) => {
    expect(reached).toContain(file);
  });

  it('reaches nothing that charts or schemas are written with, nor Node', () => {
    expect(reached.filter((name) => /^(xstate|zod|node:|astro)/.test(name))).toEqual([]);
  });

  it('reaches no chart', () => {
    const charts =
      /^src\/machines\/([^/]+\/(rules\/|index|game|chart|schema)|edges|paths|replay|ruling|chart-(of|run|table))/;
    expect(reached.filter((name) => charts.test(name))).toEqual([]);
  });
});
