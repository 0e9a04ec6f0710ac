/** The layout in the page's address, behind the `#`, short and readable: `s=1.2.3.4&t=1.2.3.4&x=1&A=S4-S1&B=P-_`. */
import type { Laid, Layout, Numbers } from './laid-out.ts';
import { ASSUMED_NUMBERS, EXAMPLE, fitted, LETTERS } from './laid-out.ts';

/** A covered card that nobody is told. */
const UNTOLD = '_';
const CARD = /^(P|X|[ST]\d{1,2})$/;

const joined = (values: readonly (string | number | null)[]): string =>
  values.map((value) => value ?? UNTOLD).join('.');

export function writeLayout({ numbers, hands }: Layout): string {
  const laid = Object.entries(hands).map(([who, { open, covered }]) => [
    who,
    `${joined(open)}-${joined(covered)}`,
  ]);
  return [
    ['s', joined(numbers.statements)],
    ['t', joined(numbers.testimonies)],
    ['x', String(numbers.weapons)],
    ...laid,
  ]
    .map((pair) => pair.join('='))
    .join('&');
}

const parts = (text: string): string[] => text.split('.').filter(Boolean);
const numbersIn = (text: string): number[] =>
  parts(text)
    .filter((one) => /^\d{1,2}$/.test(one))
    .map(Number);

function readNumbers(params: URLSearchParams): Numbers {
  const [s, t, x] = ['s', 't', 'x'].map((key) => params.get(key));
  return {
    statements: s === null ? ASSUMED_NUMBERS.statements : numbersIn(s!),
    testimonies: t === null ? ASSUMED_NUMBERS.testimonies : numbersIn(t!),
    weapons: x === '2' ? 2 : 1,
  };
}

function readHand(text: string): Laid {
  const [open = '', covered = ''] = text.split('-');
  return {
    open: parts(open).filter((card) => CARD.test(card)),
    covered: parts(covered).map((card) => (CARD.test(card) ? card : null)),
  };
}

/** Never throws, whatever stands there; what the deck does not have gives way. Nothing is the example. */
export function readLayout(hash: string): Layout {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const who = LETTERS.filter((letter) => params.has(letter));
  const hands = who.length
    ? Object.fromEntries(who.map((one) => [one, readHand(params.get(one)!)]))
    : EXAMPLE.hands;
  const suspects = Math.max(3, who.length ? LETTERS.indexOf(who.at(-1)!) + 1 : 3);
  return fitted({ numbers: readNumbers(params), hands }, suspects);
}
