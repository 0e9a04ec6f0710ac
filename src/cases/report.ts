/** The report of the case command: one line a case. */
import type { Failure, Json, Trace } from '../machines/trace.ts';

/** `ok ID`, or `not ok ID: step 2: suspects: expected [A, B], got [A]` with every failure, separated by `; `. */
export function reportLine(trace: Trace): string {
  if (trace.failures.length === 0) return `ok ${trace.id}`;
  return `not ok ${trace.id}: ${trace.failures.map(failureText).join('; ')}`;
}

const failureText = ({ step, key, expected, actual }: Failure): string =>
  `step ${step}: ${key}: expected ${value(expected)}, got ${value(actual)}`;

/** Values as in a case file: `[A, B]`, `{row: 2, to: left}`. */
function value(json: Json): string {
  if (Array.isArray(json)) return `[${json.map(value).join(', ')}]`;
  if (typeof json === 'object' && json !== null) {
    return `{${Object.entries(json)
      .map(([key, inner]) => `${key}: ${value(inner)}`)
      .join(', ')}}`;
  }
  return String(json);
}
