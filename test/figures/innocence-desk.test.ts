import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { InnocenceData } from '../../src/figures/innocence/data.ts';
import {
  cardName,
  describe as inWords,
  partLabels,
  suspectLabel,
} from '../../src/figures/innocence/describe.ts';
import { Desk } from '../../src/figures/innocence/desk.tsx';
import { EvidenceCard } from '../../src/figures/innocence/evidence-card.tsx';
import { FoundTable } from '../../src/figures/innocence/found.tsx';
import { figureWords, WORDS } from '../../src/figures/innocence/model.ts';
import { PEOPLE, PEOPLE_FACES } from '../../src/figures/innocence/people.ts';
import { Photo, type Pictured } from '../../src/figures/innocence/photo.tsx';
import type { Found } from '../../src/figures/innocence/data.ts';
import { shareOf } from '../../src/figures/innocence/tally.tsx';
import { facesIn } from '../../src/figures/innocence/still.tsx';
import type { JsonObject } from '../../src/machines/trace.ts';
import { loadWords } from '../../src/words-lib/words.ts';
import { dataOf, traces } from './lib/innocence.ts';

const say = loadWords().say('zh-Hans', 'innocence');
const words = figureWords(say) as { readonly [key: string]: string };
const names = { A: 'A', B: 'B', C: 'C' };

const ofCase = (id: string, index: number, view?: string): InnocenceData =>
  dataOf(
    traces.find((one) => one.id === `innocence/${id}`)!,
    index,
    view,
  );

const drawn = (data: InnocenceData): string =>
  renderToString(h(Desk, { data, title: '', idPrefix: 'd', words }));

/** Without classes: what is told apart by colour alone looks the same. */
const shapes = (svg: string): string => svg.replace(/ class="[^"]*"/g, '');

describe('the desk', () => {
  test('Everybody who can be in question has a face, and so has the sheriff', () => {
    expect(Object.keys(PEOPLE_FACES).sort()).toEqual([...PEOPLE].sort());
    expect(facesIn(ofCase('setup/three-suspects', 0) as unknown as JsonObject)).toContain('sheriff');
    expect(facesIn(ofCase('vote/two-tied', 0) as unknown as JsonObject)).not.toContain('sheriff');
  });

  test('A string runs from every voter, and ends in an arrow', () => {
    const strings = (svg: string) => svg.match(/M-9-4.5L0 0L-9 4.5Z/g)?.length ?? 0;
    expect(strings(drawn(ofCase('vote/two-tied', 0)))).toBe(0);
    expect(strings(drawn(ofCase('vote/two-tied', 1)))).toBe(4);
  });

  test('While cards may still change hands nobody is stamped as the culprit', () => {
    expect(drawn(ofCase('turn/one-turn-each', 1))).not.toContain(words['culprit']!);
    expect(drawn(ofCase('turn/one-turn-each', 6))).toContain(words['culprit']!);
  });

  test('The number of suspects changes the height of the picture, never its breadth', () => {
    const box = (id: string) =>
      /viewBox="([^"]*)"/
        .exec(drawn(ofCase(id, 0)))![1]!
        .split(' ')
        .map(Number);
    const [three, five] = [box('setup/three-suspects'), box('setup/five-suspects')];
    expect(three[2]).toBe(five[2]);
    expect(three[3]).toBeLessThan(five[3]!);
  });
});

describe('what is told apart by shape', () => {
  const plain: Pictured = { who: 'A', suspect: 'unknown', isNew: false, arrested: false, culprit: false };
  test('States of a suspect', () => {
    const states: Partial<Pictured>[] = [
      {},
      { suspect: 'possible' },
      { suspect: 'out' },
      { suspect: 'out', isNew: true },
      { arrested: true },
      { culprit: true },
    ];
    const all = states.map((state) => shapes(renderToString(h(Photo, { ...plain, ...state, stamp: null }))));
    expect(new Set(all).size).toBe(states.length);
  });

  test('Kinds of cards, and open from covered ones', () => {
    const cards = ['P', 'S2', 'T2', 'X'].flatMap((card) => [true, false].map((open) => ({ card, open })));
    const all = [...cards, { card: null, open: false }].map((one) =>
      shapes(renderToString(h(EvidenceCard, one))),
    );
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the desk in words', () => {
  test('Every word that is drawn or read out is there', () => {
    expect(WORDS.filter((key) => !words[key])).toEqual([]);
  });

  test('A card is called by its kind and its number', () => {
    expect(['P', 'S3', 'T12', 'X'].map((card) => cardName(card, words))).toEqual([
      '物证',
      '陈述3',
      '证言12',
      '凶器',
    ]);
  });

  test('A covered card that the view does not know is never named', () => {
    const label = suspectLabel('B', ofCase('inquiry/what-a-suspect-knows', 0, 'sheriff'), names, words);
    expect(label).toContain('覆盖：未知的牌');
    expect(suspectLabel('B', ofCase('inquiry/what-a-suspect-knows', 0, 'B'), names, words)).toContain(
      '覆盖：陈述1',
    );
  });

  test('Votes, arrests and the culprit are told', () => {
    const data = ofCase('vote/two-tied', 1);
    expect(inWords(data, names, words)).toMatch(/指向 ?B/);
    expect(suspectLabel('C', data, names, words)).toMatch(/^C、凶手、.*被逮捕/);
  });

  test('Every part has a name of its own', () => {
    const labels = Object.values(partLabels(ofCase('vote/two-tied', 1), names, words));
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('a deck that is known', () => {
  const deckOf = (count: number) => {
    const data = ofCase('vote/two-tied', 0);
    const cards = Array.from({ length: count }, () => 'S7').join(' ');
    const svg = drawn({ ...data, mode: 'sheriff', hands: {}, deck: { size: count, cards, ordered: true } });
    return { cards: svg.match(/scale\(0\.72\)/g)!.length, more: Number(/>\+(\d+)</.exec(svg)?.[1] ?? 0) };
  };

  test('Few cards are all drawn; of many the first, and how many more there are', () => {
    expect(deckOf(12)).toEqual({ cards: 12, more: 0 });
    const many = deckOf(18);
    expect(many.cards).toBeLessThan(18);
    expect(many.cards + many.more).toBe(18);
  });
});

describe('how often an arrest is right', () => {
  test('Few deals are counted out, many are a share that is never rounded to all or nothing', () => {
    const of = (right: number, all: number) =>
      shareOf(
        { worlds: all, rightArrest: { A: right }, deals: all, rightDeals: { A: right } } as unknown as Found,
        'A',
      ).text;
    expect(of(3, 7)).toBe('3/7');
    expect(of(0, 500)).toBe('0%');
    expect(of(1, 5000)).toBe('<1%');
    expect(of(4999, 5000)).toBe('>99%');
    expect(of(200, 200)).toBe('100%');
  });

  test('The table gives the deals of each suspect, those shared with others, and what a claim would change', () => {
    const data = ofCase('deduction/what-if-it-is-true', 2);
    const html = renderToString(
      h(FoundTable, { found: data.found!, suspects: Object.keys(data.hands), names, words }),
    );
    for (const deals of Object.values(data.found!.rightArrest)) expect(html).toContain(`<td>${deals}</td>`);
    expect(html).toContain(words['found.if-true']!);
  });

  test('A claim that cannot be true says so', () => {
    const found = { ...ofCase('deduction/what-if-it-is-true', 2).found! };
    const claims = found.claims.map((claim) => ({ ...claim, worlds: 0, rightArrest: {} }));
    const html = renderToString(
      h(FoundTable, { found: { ...found, claims }, suspects: ['A'], names, words }),
    );
    expect(html).toContain(words['found.cannot']!);
  });
});
