/** Rejects when there is nothing at the address. */
export async function fetchJson<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as T;
}
