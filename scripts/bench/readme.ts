/** The part of the README that the benchmark writes. */
const START = '<!-- bench -->';
const END = '<!-- /bench -->';

/** The text with everything between the two marks replaced. @throws Error when a mark is missing. */
export function withPart(text: string, part: string): string {
  const from = text.indexOf(START);
  const to = text.indexOf(END, from);
  if (from < 0 || to < 0)
    throw new Error(`README.md: found no ${from < 0 ? START : END}; it says where the table goes`);
  return `${text.slice(0, from)}${START}\n\n${part.trim()}\n\n${text.slice(to)}`;
}
