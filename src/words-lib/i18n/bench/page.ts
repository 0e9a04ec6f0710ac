/** Faults in the build of a page, which the skeleton shows. */
export interface PageFault {
  readonly name: string;
  readonly mutate: (text: string, pick: number) => string | null;
}

const CLAUSE = /<S id="([^"]+)"[^>]*>[^]*?<\/S>/g;

export const pageFaults: readonly PageFault[] = [
  { name: 'a clause is missing', mutate: (text, pick) => without(text, pick) },
  {
    name: 'two ids exchanged',
    mutate: (text, pick) => {
      const ids = [...text.matchAll(CLAUSE)].map(([, id]) => id!);
      const at = pick % Math.max(ids.length - 1, 1);
      const [one, other] = [ids[at], ids[at + 1]];
      if (one === undefined || other === undefined) return null;
      return text
        .replace(`id="${one}"`, 'id="?"')
        .replace(`id="${other}"`, `id="${one}"`)
        .replace('id="?"', `id="${other}"`);
    },
  },
  {
    name: 'another heading level',
    mutate: (text) => (/^## /m.test(text) ? text.replace(/^## /m, '### ') : null),
  },
  { name: 'an item is no item', mutate: (text) => (/^- /m.test(text) ? text.replace(/^- /m, '\n') : null) },
];

function without(text: string, pick: number): string | null {
  const clauses = [...text.matchAll(CLAUSE)];
  const one = clauses[pick % Math.max(clauses.length, 1)];
  return one ? text.slice(0, one.index) + text.slice(one.index + one[0].length) : null;
}
