/** What is wrong with a file, said so that its author can mend it. */
export interface Problem {
  readonly file: string;
  /** From 1; 0 when the whole file is meant. */
  readonly line: number;
  /** Path of the field, for example `steps[2].expect.suspects`; empty when the whole document is meant. */
  readonly field: string;
  readonly found: string;
  /** What would do. */
  readonly wanted: string;
}

/** One line: `file:line: field: found …; …`. */
export function printProblem({ file, line, field, found, wanted }: Problem): string {
  const place = line > 0 ? `${file}:${line}` : file;
  return `${place}: ${field ? `${field}: ` : ''}found ${found}; ${wanted}`;
}

/** A file that cannot be read as cases. `message` holds every problem, a line each. */
export class CaseFileError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(printProblem).join('\n'));
    this.name = 'CaseFileError';
    this.problems = problems;
  }
}

/** A value as it is shown in an error: JSON, cut to 80 characters; what JSON has no words for, by its name. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (value instanceof Set || value instanceof Map) return `a ${value.constructor.name.toLowerCase()}`;
  const json = JSON.stringify(value);
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}

/** `['steps', 2, 'expect']` → `steps[2].expect`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (out, part) =>
      typeof part === 'number' ? `${out}[${part}]` : out ? `${out}.${String(part)}` : String(part),
    '',
  );
}
