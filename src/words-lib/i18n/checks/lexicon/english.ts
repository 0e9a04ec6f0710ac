import type { Lexicon } from './lexicon.ts';
import { byWord, readNumerals } from './numerals.ts';

const UNITS = [
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
const ORDINALS = [
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
];
const table = (words: readonly string[], first: number): { [word: string]: number } =>
  Object.fromEntries(words.map((word, at) => [word, at + first]));
const twenties = table(
  UNITS.slice(0, 7).map((unit) => `twenty-${unit}`),
  23,
);

const NUMERALS = {
  sure: {
    two: 2,
    ...table(UNITS, 3),
    ...table(ORDINALS, 3),
    ...twenties,
    'twenty-one': 21,
    'twenty-two': 22,
    thirty: 30,
    hundred: 100,
    ...Object.fromEntries(UNITS.slice(0, 8).map((unit, at) => [`${unit}-thousand`, (at + 3) * 1000])),
  },
  maybe: byWord({
    0: 'no none nobody nothing zero',
    1: 'one first once single another only alone last same each every january',
    2: 'either both second twice double pair couple other half between together neither others february',
    3: 'march',
    4: 'quarter april',
    6: 'june',
    7: 'july',
    8: 'august',
    9: 'september',
    10: 'october',
    11: 'november',
    12: 'december',
  }),
  names: { before: /\b(?:players?|the)(?: \d+(?:,| and| or))* $/i },
};

/** One of a pair, or both: what another language may say without the number. */
const OF_TWO =
  /\b(?:one|either|neither|each|both) of (?:the |these |those )?two\b|\bthe one and the other\b/gi;

export const english: Lexicon = {
  numbers: (text) => readNumerals(text.replace(OF_TWO, 'both').replace(/ (?=thousand\b)/g, '-'), NUMERALS),
  nameless: /\bPlayer (?!\d)|(?<=[\p{Ll},;] )Players (?!\d)|\bthe (?:of|and)\b/gu,
  wordLetters: 'AI',
  asides: /\bdo(?:es)? not say (?:whether|what|how|who|if)[^;]*;|\bwhether [^;,.]*/gi,
  must: /\b(?:must|ha(?:s|ve) to|obliged to|required to)\b/i,
  may: /\b(?:may|can|could|allowed to|free to)\b/i,
  mayNot:
    /\b(?:may|can|could|must|do(?:es)?|is|are) ?not\b|\b(?:nobody|no one|none|neither|nothing|never|no \w+)\b[^.;:]*?\b(?:may|can|could|is|are)\b|\b(?:may|can|could) (?:\w+ )?(?:nobody|no one|nothing|none|neither)\b|\bnor\b[^.;:]*?\bmay\b|\bonly\b[^.;:,]*?\b(?:may|can)\b|\b(?:never|only|cannot)\b|\bno (?:other|more|longer)\b|\bwithout\b/gi,
  ideas: {
    row: /\brows?\b|\bhorizontal\w*|\bacross\b/gi,
    column: /\bcolumns?\b|\bvertical\w*|\bup and down\b/gi,
    left: /\bleft\b/gi,
    right: /\bright\b/gi,
  },
};
