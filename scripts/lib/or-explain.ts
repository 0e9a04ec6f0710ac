/** What Astro adds to an error for its reader. */
interface Explained extends Error {
  hint?: string;
  loc?: { file?: string; line?: number; column?: number };
}

const place = ({ loc }: Explained): string[] =>
  loc?.file ? [`  at ${loc.file}${loc.line ? `:${loc.line}:${loc.column ?? 1}` : ''}`] : [];

/** Prints what went wrong, for a reader; with CASEBOOK_DEBUG set, also where in the code. */
export function explain(thrown: unknown): void {
  const error = (thrown instanceof Error ? thrown : new Error(String(thrown))) as Explained;
  const stack = process.env['CASEBOOK_DEBUG'] ? [error.stack ?? ''] : [];
  console.error(
    ['', error.message, ...(error.hint ? [error.hint] : []), ...place(error), ...stack].join('\n'),
  );
}

/** Runs a command's work; a failure becomes readable lines and exit code 1. */
export async function orExplain(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    explain(error);
    process.exit(1);
  }
}
