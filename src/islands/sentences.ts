/** Puts sentences together; after full-width punctuation there is no space. */
export const sentences = (lines: readonly string[]): string =>
  lines.reduce(
    (text, line) => (text && !/[。！？：；」』）]$/.test(text) ? `${text} ${line}` : text + line),
    '',
  );
