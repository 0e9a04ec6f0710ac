/** Edits of a source clause: those that change no word, and those that do. Null where a clause offers nothing to edit. */
export type Edit = (text: string, pick: number) => string | null;

function replaceNth(
  text: string,
  pattern: RegExp,
  pick: number,
  by: (found: string) => string,
): string | null {
  const targets = [...text.matchAll(/(?<=\])\([^)]*\)/g)].map(
    (one) => [one.index, one.index + one[0].length] as const,
  );
  const inTarget = (at: number): boolean => targets.some(([from, to]) => at >= from && at < to);
  const found = [...text.matchAll(pattern)].filter(({ index }) => !inTarget(index));
  const match = found[pick % Math.max(found.length, 1)];
  if (!match) return null;
  return text.slice(0, match.index) + by(match[0]) + text.slice(match.index + match[0].length);
}

const changed = (before: string, after: string): string | null => (before === after ? null : after);

export const HARMLESS: { readonly [name: string]: Edit } = {
  'another line length': (text, pick) => replaceNth(text, /(?<=[a-z,.]) (?=[a-z])/g, pick, () => '\n'),
  'more white space': (text, pick) => replaceNth(text, /(?<=[a-z,.]) (?=[a-z])/g, pick, () => '   '),
  'another link target': (text, pick) =>
    replaceNth(text, /\]\([^)]*\)/g, pick, () => '](../elsewhere/#kill-1)'),
  'other marks for the same emphasis': (text) => changed(text, text.replace(/\*\*([^*]+)\*\*/g, '__$1__')),
  'characters composed otherwise': (text) => changed(text, text.normalize('NFD')),
};

export const TELLING: { readonly [name: string]: Edit } = {
  'a word dropped': (text, pick) => replaceNth(text, /(?<= )[a-z]+ |[\p{Script=Han}]/gu, pick, () => ''),
  'a word added': (text, pick) => replaceNth(text, /(?<=\p{L})(?=\p{L})/gu, pick, () => 'x'),
  'another number': (text, pick) => replaceNth(text, /\d+/g, pick, (digits) => String(Number(digits) + 1)),
  'a negation': (text, pick) =>
    replaceNth(text, /\b(may|must|is|are|can)\b|必須|可以|是/g, pick, (word) =>
      /[a-z]/.test(word) ? `${word} not` : `不${word}`,
    ),
  'another case of a letter': (text, pick) =>
    replaceNth(text, /\b[a-z]/g, pick, (letter) => letter.toUpperCase()),
  emphasis: (text, pick) =>
    replaceNth(text, /\b[a-z]{4,}\b(?![^[]*\])|[\p{Script=Han}]{2}/gu, pick, (word) => `**${word}**`),
  'another mark': (text, pick) => replaceNth(text, /[,;:，；：、]/g, pick, () => '…'),
};
