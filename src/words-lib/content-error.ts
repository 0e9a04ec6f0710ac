/** What is wrong with a content file, precisely enough to mend it without asking. */

export interface Place {
  /** Path relative to the project's root. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

export interface Complaint extends Place {
  /** The key, attribute or element that is meant. */
  readonly field: string;
  readonly found: string;
  /** What would do. */
  readonly wanted: string;
}

export function describe(complaint: Complaint): string {
  const { file, line, column, field, found, wanted } = complaint;
  return `${file}:${line}:${column}: ${field}: found ${found}; wanted ${wanted}`;
}

/** One or more faults in content; `complaints` holds each of them, the message lists all. */
export class ContentError extends Error {
  readonly complaints: readonly Complaint[];
  constructor(...complaints: readonly Complaint[]) {
    super(complaints.map(describe).join('\n'));
    this.name = 'ContentError';
    this.complaints = complaints;
  }
}

/** Collects faults so that one run shows all of them, each once. */
export class Complaints {
  readonly #all = new Map<string, Complaint>();

  /** Runs `read`; a `ContentError` is kept and null returned, anything else is thrown on. */
  attempt<T>(read: () => T): T | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      this.add(...error.complaints);
      return null;
    }
  }

  add(...complaints: readonly Complaint[]): void {
    for (const complaint of complaints) this.#all.set(describe(complaint), complaint);
  }

  /** Throws one `ContentError` when anything was collected. */
  settle(): void {
    if (this.#all.size > 0) throw new ContentError(...this.#all.values());
  }
}

/** A value as it is shown in a complaint: short, on one line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
