import { array, assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digest, posed } from '../../src/faces/digest.ts';
import { plainStep } from '../../src/faces/text/plain.ts';
import { TEXT_FACES } from '../../src/faces/texts.ts';
import { faceOf, sharedIn } from '../../src/islands/share/of.ts';
import { seriesIn } from '../../src/islands/share/series.ts';
import { PLACES } from '../../src/islands/share/places.ts';
import { cases, locales, toldIn } from './lib.ts';
import { Player } from './pmore.ts';

describe('A link to the share page', () => {
  test('names a case or a step, with a reader’s own moves', () => {
    expect(sharedIn('?of=/en/noir/kill/a-case/')).toEqual({
      path: '/en/noir/kill/a-case/',
      casePath: '/en/noir/kill/a-case/',
      step: null,
      query: '',
    });
    expect(sharedIn('?of=/zh-hant/noir/kill/x/kill-2/&with=do%3Dkill-H')).toMatchObject({
      casePath: '/zh-hant/noir/kill/x/',
      step: 'kill-2',
      query: '?do=kill-H',
    });
  });

  test('never leads off the site, whatever stands in it', () => {
    const parts = array(string({ maxLength: 12 }), { maxLength: 7 }).map((list) => list.join('/'));
    assert(
      property(parts, string(), (path, own) => {
        const query = `?of=${encodeURIComponent(path)}&with=${encodeURIComponent(own)}`;
        const shared = sharedIn(query);
        const url = new URL(`${shared?.path ?? '/'}${shared?.query ?? ''}`, 'https://casebook.example');
        expect(url.origin).toBe('https://casebook.example');
        expect(url.hash).toBe('');
      }),
      { numRuns: 2000 },
    );
    for (const bad of [
      '//evil.example/a/b/c/',
      '/en/../../x/',
      'javascript:alert(1)',
      '/en/noir/kill/x/<b>/',
    ])
      expect(sharedIn(`?of=${encodeURIComponent(bad)}`)).toBeNull();
  });

  test('has the faces beside the page', () => {
    expect(faceOf('/en/noir/kill/x/', 'bgg.txt')).toBe('/en/noir/kill/x.bgg.txt');
  });
});

describe('A series in a link', () => {
  test('names its cases in order; what is no case is left out', () => {
    expect(seriesIn('?of=/en/noir/kill/a/,//evil.example/,/en/noir/kill/b/kill-1/')).toEqual([
      '/en/noir/kill/a/',
      '/en/noir/kill/b/kill-1/',
    ]);
    expect(seriesIn('')).toEqual([]);
  });
});

const samples = cases.filter((_, at) => at % 12 === 0);

describe.each(locales)('The question alone in %s', (locale) => {
  test.each(PLACES)('leaves the answer out for $id and still leads back', async ({ id, face, question }) => {
    for (const one of samples) {
      const told = await toldIn(one, locale === 'zh-Hans' && id === 'ptt' ? 'zh-Hant' : locale);
      const asked = posed(told);
      const whole = TEXT_FACES[face]!.write(told);
      const text = question(whole);
      expect(text).toMatch(/https:\/\//);
      expect(text.length < whole.length).toBe(asked !== null);
      const reasons = asked?.answer[0]!.panels.flatMap(({ fresh }) => fresh) ?? [];
      const known = JSON.stringify(asked?.before);
      expect(reasons.filter((one) => text.includes(one.text) && !known.includes(one.text))).toEqual([]);
    }
  });

  test('is a movie that still plays to its end', async () => {
    const place = PLACES.find(({ id }) => id === 'ptt')!;
    for (const one of samples) {
      const told = await toldIn(one, locale === 'zh-Hans' ? 'zh-Hant' : locale);
      const player = new Player(place.question(TEXT_FACES['ptt.txt']!.write(told)));
      for (let moves = 0; !player.frame.stops; moves += 1)
        expect(player.press('Enter') && moves < 500).toBe(true);
      expect(player.frame.name).toBe('end');
    }
  });
});

test('A step is written for each place with its drawing and a link to that very step', async () => {
  const told = await toldIn(cases[0]!, 'en');
  const { name, board } = digest(told).at(-1)!;
  const shared = {
    title: told.title,
    text: plainStep(told, name),
    page: told.links.page(name),
    card: told.links.card(name),
  };
  for (const { step } of PLACES) {
    const text = step(shared);
    for (const line of board.filter(Boolean)) expect(text).toContain(line.replaceAll('<', '‹'));
    expect(text.includes(shared.page) || text.includes(told.links.short(name))).toBe(true);
  }
});
