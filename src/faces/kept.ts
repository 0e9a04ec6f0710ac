/** `make`, done once for each object and kept for as long as that lives; the object must not change. */
export function kept<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, T>();
  return (of) => {
    if (!known.has(of)) known.set(of, make(of));
    return known.get(of) as T;
  };
}
