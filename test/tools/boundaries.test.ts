import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/lib/paths.ts';
import { programOf } from '../../scripts/lib/run.ts';

const imports = (from: string) => `import ${JSON.stringify(from)};\n`;

/** A file of each folder, with a line that does not belong there. */
const forbidden: [file: string, line: string][] = [
  ['src/content/words/en/noir/rule.ts', imports('../../../../machines/game.ts')],
  ['src/machines/game.ts', imports('../figures/board.tsx')],
  ['src/machines/game.ts', imports('../islands/stepper.tsx')],
  ['src/machines/game.ts', imports('../site/paths.ts')],
  ['src/machines/game.ts', imports('../cases/read.ts')],
  ['src/machines/game.ts', imports('../words-lib/locales.ts')],
  ['src/machines/game.ts', imports('../content/games/noir/game.yaml')],
  ['src/machines/game.ts', imports('zod')],
  ['src/machines/game.ts', imports('preact')],
  ['src/machines/game.ts', imports('astro:content')],
  ['src/machines/game.ts', imports('node:fs')],
  ['src/machines/game.ts', 'export const now = Date.now();\n'],
  ['src/machines/game.ts', 'export const today = globalThis.Date.now();\n'],
  ['src/machines/game.ts', 'export const die = Math.random();\n'],
  ['src/machines/game.ts', 'export const title = document.title;\n'],
  ['src/machines/game.ts', "export const later = () => import('../islands/stepper.tsx');\n"],
  ['src/machines/noir/rules/kill.ts', imports('zod')],
  ['src/machines/noir/schema.ts', imports('preact')],
  ['src/machines/noir/logic/kill.ts', imports('xstate')],
  ['src/machines/noir/logic/kill.ts', imports('xstate/graph')],
  ['src/machines/noir/logic/kill.ts', imports('zod')],
  ['src/machines/noir/logic/kill.ts', imports('preact')],
  ['src/machines/noir/logic/kill.ts', imports('astro')],
  ['src/machines/noir/logic/kill.ts', imports('node:crypto')],
  ['src/machines/noir/logic/kill.ts', 'export const die = Math.random();\n'],
  ['src/machines/run.ts', imports('xstate')],
  ['src/machines/run.ts', imports('./chart-run.ts')],
  ['src/machines/noir/play.ts', imports('xstate')],
  ['src/machines/noir/names.ts', imports('../chart-of.ts')],
  ['src/machines/noir/play.ts', imports('./game-chart.ts')],
  ['src/figures/board.tsx', imports('../islands/stepper.tsx')],
  ['src/figures/board.tsx', imports('../site/paths.ts')],
  ['src/figures/board.tsx', imports('../components/Card.astro')],
  ['src/figures/board.tsx', imports('astro/components')],
  ['src/figures/board.tsx', imports('preact/hooks')],
  ['src/figures/board.tsx', imports('zod')],
  ['src/figures/board.tsx', imports('node:fs')],
  ['src/figures/board.tsx', imports('xstate')],
  ['src/figures/board.tsx', imports('./chart/layout.ts')],
  ['src/islands/stepper.tsx', imports('../site/paths.ts')],
  ['src/islands/stepper.tsx', imports('../pages/index.astro')],
  ['src/islands/stepper.tsx', imports('../content/words/en/site.json')],
  ['src/islands/stepper.tsx', imports('../cases/read.ts')],
  ['src/islands/stepper.tsx', imports('xstate')],
  ['src/islands/stepper.tsx', imports('../machines/noir/index.ts')],
  ['src/islands/stepper.tsx', imports('../machines/noir/rules/kill.ts')],
  ['src/islands/stepper.tsx', imports('../machines/replay.ts')],
  ['src/islands/stepper.tsx', imports('astro:assets')],
  ['src/islands/stepper.tsx', imports('node:path')],
  ['src/islands/stepper.tsx', imports('zod/v4')],
  ['src/islands/stepper.tsx', imports('../figures/chart/layout.ts')],
  ['src/cases/read.ts', imports('../islands/stepper.tsx')],
  ['src/words-lib/locales.ts', imports('../pages/index.astro')],
  ['src/site/paths.ts', imports('../layouts/Page.astro')],
];

/** What each folder needs and must go on having. */
const allowed: [file: string, line: string][] = [
  ['src/machines/noir/schema.ts', imports('zod')],
  ['src/machines/noir/chart.ts', imports('xstate')],
  ['src/machines/noir/logic/kill.ts', imports('../../trace.ts')],
  ['src/figures/board.tsx', imports('../machines/trace.ts')],
  ['src/figures/board.tsx', imports('preact')],
  ['src/figures/chart/layout.ts', imports('node:crypto')],
  ['src/islands/stepper.tsx', imports('../figures/board.tsx')],
  ['src/islands/stepper.tsx', imports('../machines/game.ts')],
  ['src/islands/stepper.tsx', imports('../machines/run.ts')],
  ['src/islands/stepper.tsx', imports('../machines/noir/play.ts')],
  ['src/islands/stepper.tsx', imports('preact/hooks')],
  ['src/cases/text.ts', imports('../islands/story/tell.ts')],
  ['src/site/story.ts', imports('../cases/read.ts')],
  ['src/pages/index.astro', `---\n${imports('../islands/stepper.tsx')}---\n`],
];

const folder = mkdtempSync(join(tmpdir(), 'casebook-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes every line into its file, all in one project, and returns each line's place as `file:line`. */
function write(cases: [file: string, line: string][]): string[] {
  cpSync(inProject('oxlint.config.ts'), join(folder, 'oxlint.config.ts'));
  return cases.map(([file, line]) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, line);
    const lines = readFileSync(path, 'utf8').split('\n').length - 1;
    return `${file}:${lines - line.split('\n').length + 2}`;
  });
}

interface Report {
  diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
}

/** The places where the linter finds something that does not belong there. */
function lint(): Set<string> {
  const args = [programOf('oxlint', 'oxlint'), '--format=json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as Report;
  return new Set(
    diagnostics
      .filter(({ code }) => /no-restricted-(imports|globals|properties)/.test(code))
      .map(({ filename, labels }) => `${filename}:${labels[0]?.span.line}`),
  );
}

describe('The linter', () => {
  const all = [...forbidden, ...allowed];
  const places = write(all);
  const found = lint();

  it.each(all.map(([file, line], index) => ({ file, line: line.trim(), index })).slice(0, forbidden.length))(
    'forbids in $file: $line',
    ({ index }) => expect(found).toContain(places[index]),
  );

  it.each(allowed.map(([file, line], index) => ({ file, line: line.replaceAll('---', '').trim(), index })))(
    'allows in $file: $line',
    ({ index }) => expect(found).not.toContain(places[forbidden.length + index]),
  );
});
