/** What a hand is worth, kind by kind (I-033 to I-039, I-G05). */
import { WEAPON } from '../deck.ts';
import type { Card, Cards } from '../vocabulary.ts';
import { kindOf, levelOf } from './cards.ts';

export interface Weight {
  /** Sum of the innocence levels that count. */
  readonly level: number;
  /** Valid cards: those whose level was counted. */
  readonly valid: number;
}

const NOTHING: Weight = { level: 0, valid: 0 };

const best = (cards: Cards): Card | null =>
  cards.reduce<Card | null>((top, card) => (top === null || levelOf(card) > levelOf(top) ? card : top), null);

/** The statement that counts: one of the largest number (I-036). */
export const countedStatement = (cards: Cards): Card | null =>
  best(cards.filter((card) => kindOf(card) === 'statement'));

const testimonies = (cards: Cards): Cards => cards.filter((card) => kindOf(card) === 'testimony');

/** The testimony that counts: the only one (I-037). */
export function countedTestimony(cards: Cards): Card | null {
  const [first, ...others] = testimonies(cards);
  return others.length ? null : (first ?? null);
}

/** Testimonies that cancel each other (I-038). */
export const voidTestimonies = (cards: Cards): Cards => {
  const all = testimonies(cards);
  return all.length > 1 ? all : [];
};

const single = (card: Card | null): Weight => (card ? { level: levelOf(card), valid: 1 } : NOTHING);

export function physicalWeight(cards: Cards): Weight {
  const all = cards.filter((card) => kindOf(card) === 'physical');
  return { level: all.reduce((sum, card) => sum + levelOf(card), 0), valid: all.length };
}

export const add = (a: Weight, b: Weight): Weight => ({ level: a.level + b.level, valid: a.valid + b.valid });

export const statementWeight = (cards: Cards): Weight => single(countedStatement(cards));
export const testimonyWeight = (cards: Cards): Weight => single(countedTestimony(cards));

export const weigh = (cards: Cards): Weight =>
  [physicalWeight(cards), statementWeight(cards), testimonyWeight(cards)].reduce(add, NOTHING);

export const holdsWeapon = (cards: Cards): boolean => cards.includes(WEAPON);

const SPAN = 64;

/** One number by which hands compare: the lowest is the culprit's, equal ones are joint culprits'. The weapon is below all. */
export function rank(cards: Cards): number {
  if (holdsWeapon(cards)) return 0;
  const { level, valid } = weigh(cards);
  return 1 + level * SPAN + valid;
}

/** The level that a rank stands for; the weapon's stands for none. */
export const levelOfRank = (of: number): number => Math.floor((of - 1) / SPAN);
