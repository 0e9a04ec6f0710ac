/** What a board that stores Big5 can hold. */
import { ConverterFactory } from 'opencc-js/core';
import simplified from 'opencc-js/dict/STCharacters';
import taiwan from 'opencc-js/dict/TWVariants';

/** The part of Big5 that all programs agree on (ETEN). */
const LEADS = { from: 0xa1, to: 0xf9 };
const TRAILS = [
  [0x40, 0x7e],
  [0xa1, 0xfe],
] as const;

function everyCharacter(): Set<string> {
  const decoder = new TextDecoder('big5');
  const found = new Set<string>();
  for (let lead = LEADS.from; lead <= LEADS.to; lead += 1)
    for (const [from, to] of TRAILS)
      for (let trail = from; trail <= to; trail += 1) {
        const char = decoder.decode(Uint8Array.of(lead, trail));
        if (char.length === 1 && !/[\uE000-\uF8FF\uFFFD]/.test(char)) found.add(char);
      }
  return found;
}

let known: Set<string> | undefined;
let traditional: ((text: string) => string) | undefined;

/** Whether a character can be stored. */
export function inBig5(char: string): boolean {
  known ??= everyCharacter();
  return /^[\n\x20-\x7E]$/.test(char) || known.has(char);
}

/** What stands for characters that cannot be stored. */
const INSTEAD: Readonly<Record<string, string>> = {
  '\u2019': "'",
  '\u2018': "'",
  '\u201C': '"',
  '\u201D': '"',
  '\u00A0': ' ',
  '·': '-',
  '\u30FB': '\u2027',
  '•': '-',
  '–': '-',
  '—': '--',
  '…': '...',
  '→': '->',
  '×': 'x',
  '«': '"',
  '»': '"',
};

type Accents = 'typed' | 'dropped';

/** A letter with an accent as Italian types it where there is none, `è` as `e'`; dropped where columns must stay in line. */
function unaccented(char: string, accents: Accents): string {
  const [letter = char, ...marks] = char.normalize('NFD');
  return marks.length === 0 || accents === 'dropped' ? letter : `${letter}'`;
}

/** A simplified character as it is written in Big5, for words that a language still lacks; any other without its accent. */
function written(char: string, accents: Accents): string {
  traditional ??= ConverterFactory([simplified], [taiwan]);
  const other = /\p{Script=Han}/u.test(char) ? traditional(char) : char;
  return other === char ? unaccented(char, accents) : other;
}

/**
 * The same text with stand-ins for what cannot be stored. @throws RangeError for a character that has none, naming it: the text
 * then has to be worded otherwise.
 */
export function toBig5(text: string, accents: Accents = 'typed'): string {
  return [...text]
    .map((char) => {
      const stand = inBig5(char) && !(char in INSTEAD) ? char : (INSTEAD[char] ?? written(char, accents));
      if ([...stand].every(inBig5)) return stand;
      throw new RangeError(
        `Big5 has no ${char} (U+${char.codePointAt(0)!.toString(16).toUpperCase()}): ${text.slice(0, 60)}`,
      );
    })
    .join('');
}

/** Columns on such a board: all that is not ASCII takes two. */
export const boardWidth = (text: string): number =>
  [...text].reduce((sum, char) => sum + (/[\x20-\x7E]/.test(char) ? 1 : 2), 0);
