/** What every command of this folder does: plan, write, say what was written; refuse in one sentence. */
import { CaseFileError } from '../../../src/cases/problem.ts';
import { ContentError } from '../../../src/words-lib/content-error.ts';
import { Refused } from './refused.ts';
import { written, type Change } from './write.ts';

export interface Plan {
  readonly changes: readonly Change[];
  /** What to do now, a line each. */
  readonly next: readonly string[];
}

/**
 * Runs `plan` on the command's arguments and writes what it plans, all or nothing.
 * Exit code 2, and nothing written, when it refuses or when the tree has faults of its own.
 */
export async function command(plan: (args: readonly string[]) => Plan | Promise<Plan>): Promise<void> {
  try {
    const { changes, next } = await plan(process.argv.slice(2));
    for (const { path, edits } of await written(changes))
      console.log(`${edits ? 'edited' : 'new   '}  ${path}`);
    console.log(`\n${next.join('\n')}`);
  } catch (error) {
    if (!(error instanceof Refused || error instanceof CaseFileError || error instanceof ContentError))
      throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
