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
const thousands = Object.fromEntries(UNITS.slice(0, 8).map((unit, at) => [`${unit}mila`, (at + 3) * 1000]));

const NUMERALS = {
  sure: {
    due: 2,
    ...Object.fromEntries(UNITS.map((word, at) => [word, at + 3])),
    ...ordinals,
    cento: 100,
    ...thousands,
  },
  maybe: byWord({
    0: 'nessuno nessuna nessun nulla zero',
    1: 'uno prima primo solo sola soltanto unico unica stesso stessa ogni ultimo ultima gennaio',
    2: 'entrambi entrambe ambedue secondo seconda secondi seconde coppia coppie doppio doppia metà altro altra altri altre mezzo né insieme febbraio',
    3: 'marzo',
    4: 'quarto aprile',
    5: 'maggio',
    6: 'giugno',
    7: 'luglio',
    8: 'agosto',
    9: 'settembre',
    10: 'ottobre',
    11: 'novembre',
    12: 'dicembre',
  }),
  names: {
    before: /(?<!\p{L})(?:giocator[ei](?: \d+(?:,| e| o))* |(?:il|al|del|dal|col) |(?:all|dell|dall|l)’)$/iu,
  },
};

/** One of a pair, or both: what another language may say without the number. */
const OF_TWO =
  /(?<!\p{L})(?:tutt[ie] e due|(?:un[oa]|ognun[oa]|ciascun[oa]|nessun[oa]|qual[ei]) (?:sol[oa] )?(?:dei|delle|di) due)(?!\p{L})/giu;
/** "You are", not six. */
const ARE = /(?<!\p{L})(?:(?:non|quanto|posizione) sei|(?<!in )sei (?:tu|il|lo|la|un[oa]?))(?!\p{L})/giu;

export const italian: Lexicon = {
  numbers: (text) => readNumerals(text.replace(ARE, '').replace(OF_TWO, 'entrambi'), NUMERALS),
  nameless:
    /\bGiocatore (?!\d)|(?<=[\p{Ll},;] )Giocatori (?!\d)|(?<!\p{L})(?:il|dal|col) (?:di|e)(?!\p{L})/gu,
  wordLetters: 'AEIO',
  asides:
    /\bnon dic(?:e|ono) (?:se|che|come|quant\w|in che|chi)[^;]*;|\bse (?:un|una|uno|il|la|lo|l’)[^;,.]* poss(?:a|ano)\b/giu,
  must: /(?<!\p{L})(?:dev[eo]|devono|bisogna|occorre|è obbligat[oa])(?!\p{L})/iu,
  may: /(?<!\p{L})(?:può|possono|è permess[oa]|è consentit[oa]|è liber[oa])(?!\p{L})/iu,
  mayNot:
    /(?<!\p{L})(?:non(?: (?:si|lo|la|li|le|gli|ne|vi|ci))?(?: \p{L}+)?(?: (?:può|possono|deve|devono))?|(?:nessun\p{L}*|né|neppure|nemmeno|neanche)[^.;:]*?(?:può|possono)|(?:soltanto|solo) \p{L}+ (?:può|possono)|vietat\p{L}+|proibit\p{L}+|mai|soltanto|solo|senza)(?!\p{L})/giu,
  ideas: {
    row: /(?<![\p{L}])(?:righe|riga|orizzontal[ei])(?![\p{L}])/giu,
    column: /(?<![\p{L}])(?:colonn[ae]|vertical[ei])(?![\p{L}])/giu,
    left: /(?<![\p{L}])sinistr[aoe](?![\p{L}])/giu,
    right: /(?<![\p{L}])destr[aoe](?![\p{L}])/giu,
  },
};
