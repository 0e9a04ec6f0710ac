/** A guard as XState keeps it: a name, a name with params, a combination (`not`, `and`, `or`), or a bare function. */
export type GuardLike = string | { readonly type: string } | CombinedGuard | undefined;
type CombinedGuard = ((...args: never[]) => unknown) & { readonly guards?: readonly GuardLike[] };

/**
 * The name that `guard.<name>` words. Combinations are spelt out: `not-mayKill`, `empty-and-late`, `empty-or-late`.
 * Throws on an inline function: it has no name that could be worded.
 */
export function guardName(guard: GuardLike): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object') return guard.type;
  const parts = (guard.guards ?? []).map((part) => guardName(part) ?? '');
  if (guard.name === 'not' && parts.length === 1) return `not-${parts[0]}`;
  if (guard.name === 'and' && parts.length > 0) return parts.join('-and-');
  if (guard.name === 'or' && parts.length > 0) return parts.join('-or-');
  throw new Error('A guard without a name cannot be drawn; name it in setup({ guards })');
}
