import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Crowds, crowdsOf } from '../../src/figures/byzantine/crowds.tsx';
import type { Pawn } from '../../src/figures/byzantine/pawns.ts';

const pawn = (who: string, room: string): Pawn => ({
  who,
  room,
  suspect: 'possible',
  alive: true,
  isNew: false,
  mark: null,
  isAssassin: false,
  card: null,
});
const PAWNS = [pawn('astrologer', '3B'), pawn('cook', '3C'), pawn('scholar', '3B')];

test('only people who share a room crowd each other', () => {
  expect(crowdsOf(PAWNS).map(({ room, people }) => [room, people.map(({ who }) => who)])).toEqual([
    ['3B', ['astrologer', 'scholar']],
  ]);
});

test('each of them is a button that means the same part as the pawn, says as much, and shows whether it can be pressed', () => {
  const pressing = {
    targets: new Set(['suspect:scholar']),
    chosen: ['suspect:astrologer'],
    rooms: true,
    labels: { 'suspect:scholar': 'Schol., Scholar, 3B' },
  };
  const html = renderToString(h(Crowds, { pawns: PAWNS, pressing, words: { 'short.scholar': 'Schol.' } }));
  expect(html).toContain('<b>3B</b>');
  expect(html).toMatch(
    /class="st-button" data-pawn="scholar" aria-label="Schol\., Scholar, 3B" aria-pressed="false">Schol\./,
  );
  expect(html).toMatch(/class="st-button is-barred" data-pawn="astrologer"[^>]*aria-pressed="true"/);
  expect(html).not.toContain('cook');
});
