type Part = string | null | { readonly id: string };

/** No id is this. */
const NOTHING = '\0';

/** `compute`, done once for each combination of arguments (told apart by their ids) and remembered. */
export function once<A extends readonly Part[], T>(compute: (...parts: A) => T): (...parts: A) => T {
  const known = new Map<string, T>();
  return (...parts) => {
    const key = parts.map((part) => (typeof part === 'object' ? (part?.id ?? NOTHING) : part)).join('\n');
    if (!known.has(key)) known.set(key, compute(...parts));
    return known.get(key) as T;
  };
}
