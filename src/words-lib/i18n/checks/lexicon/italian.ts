import type { Lexicon } from './lexicon.ts';
import { byWord, readNumerals } from './numerals.ts';

const UNITS = [
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
  'undici',
  'dodici',
  'tredici',
  'quattordici',
  'quindici',
  'sedici',
  'diciassette',
  'diciotto',
  'diciannove',
  'venti',
  'ventuno',
  'ventidue',
  'ventitré',
  'ventiquattro',
  'venticinque',
  'ventisei',
  'ventisette',
  'ventotto',
  'ventinove',
  'trenta',
];
const ORDINALS = [
  'terz',
  'quart',
  'quint',
  'sest',
  'settim',
  'ottav',
  'non',
  'decim',
  'undicesim',
  'dodicesim',
  'tredicesim',
  'quattordicesim',
  'quindicesim',
  'sedicesim',
];
const bent = (stems: readonly string[], first: number): { [word: string]: number } =>
  Object.fromEntries(
    stems.flatMap((stem, at) => ['o', 'a', 'i', 'e'].map((end) => [stem + end, at + first])),
  );
const { non: _, ...ordinals } = bent(ORDINALS, 3) as { [word: string]: number };

const NUMERALS = {
  sure: { due: 2, ...Object.fromEntries(UNITS.map((word, at) => [word, at + 3])), ...ordinals, cento: 100 },
  maybe: byWord({
    0: 'nessuno nessuna nessun nulla zero',
    1: 'un uno una prima primo solo sola soltanto unico unica stesso stessa ogni ultimo ultima',
    2: 'entrambi entrambe ambedue secondo seconda secondi seconde coppia coppie doppio doppia metà altro altra altri altre mezzo né insieme',
    4: 'quarto',
    6: 'giugno',
  }),
};

export const italian: Lexicon = {
  numbers: (text) => readNumerals(text.replace(/\bsei tu\b/gi, ''), NUMERALS),
  wordLetters: 'AEIO',
  must: /\b(dev[eio]|devono|dovr(à|anno|ebbe)|va|vanno|bisogna|occorre|è (obbligat[oa]|tenut[oa]))(?![\p{L}])/iu,
  may: /\b(può|possono|potr(à|anno|ebbe)|poss(a|ano)|è permess[oa]|è consentit[oa]|è liber[oa])(?![\p{L}])/iu,
  not: /(?<![\p{L}])(non|nessun\w*|né|mai|nulla|niente|senza|vietat\w+|proibit\w+|divieto|impossibile|a meno|tranne|fuorché|salvo|solo|soltanto|neppure|nemmeno|neanche|ness\w+|in\w+|rifiut\w+|manca\w*)(?![\p{L}])/iu,
  mayNot:
    /\bnon (si |lo |la |li |le |gli |ne |vi |ci )?(può|possono|potr\w+|poss\w+|deve|devono)|(?<![\p{L}])(nessun\w*|né|neppure|nemmeno)[^.;]*(può|possono)/iu,
  ideas: {
    row: /(?<![\p{L}])(?:righe|riga|orizzontal[ei])(?![\p{L}])/giu,
    column: /(?<![\p{L}])(?:colonn[ae]|vertical[ei])(?![\p{L}])/giu,
    left: /(?<![\p{L}])sinistr[aoe](?![\p{L}])/giu,
    right: /(?<![\p{L}])destr[aoe](?![\p{L}])/giu,
  },
};
