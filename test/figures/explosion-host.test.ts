import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import explosion from '../../src/machines/explosion/index.ts';
import { hostSteps } from '../../src/machines/explosion/host-steps.ts';
import { scheduleFor } from '../../src/machines/explosion/logic/schedule.ts';
import { CALLS, type Call } from '../../src/machines/explosion/vocabulary.ts';

const COUNTS = [3, 4, 5, 6, 7, 8, 9, 10, 11];
const names = (players: number): readonly string[] => hostSteps(players).map(({ name }) => name);

describe('what a host does, step by step', () => {
  test.each(COUNTS)('With %i players the calls of each night come in the order of the rules', (players) => {
    const nights = scheduleFor(players).map((_, index) =>
      hostSteps(players)
        .filter(({ part, round }) => part === 'night' && round === index + 1)
        .map(({ name }) => name)
        .filter((name): name is Call => CALLS.includes(name as Call)),
    );
    expect(nights).toEqual(scheduleFor(players));
  });

  test.each(COUNTS)('With %i players every step has an address of its own', (players) => {
    const ids = hostSteps(players).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('A game begins with numbered seats, the deceased, the weapon and the cards, and ends with who has won', () => {
    for (const players of COUNTS) {
      expect(names(players).slice(0, 4)).toEqual(['seats', 'roles', 'weapon', 'cards']);
      expect(names(players).at(-1)).toBe('end');
    }
  });

  test('Every step rests on pages of the rules that there are', () => {
    const pages = Object.keys(explosion.rules);
    expect(hostSteps(9).filter(({ rules }) => !rules.length)).toEqual([]);
    for (const { rules } of hostSteps(9)) {
      expect(rules.filter((rule) => !pages.includes(rule))).toEqual([]);
    }
  });

  test('The host looks at all cards once, before anybody is touched', () => {
    for (const players of [6, 9]) {
      const all = names(players);
      expect(all.filter((name) => name === 'look')).toHaveLength(1);
      expect(all.indexOf('look')).toBe(all.indexOf('hide') - 1);
    }
  });

  test('3 to 5 players have one day and no night', () => {
    expect(hostSteps(4).filter(({ part }) => part === 'night')).toEqual([]);
    expect(names(4).filter((name) => name === 'vote')).toHaveLength(1);
    expect(names(4)).not.toContain('cover');
  });

  test('6 to 8 play two days, 9 to 11 three, and the last one ends the game', () => {
    for (const [players, days] of [
      [6, 2],
      [8, 2],
      [9, 3],
      [11, 3],
    ] as const) {
      const verdicts = hostSteps(players).filter(({ name }) => name === 'verdict');
      expect(verdicts).toHaveLength(days);
      expect(verdicts.at(-1)!.lines).toEqual([{ kind: 'do', key: 'host.do.verdict.last' }]);
      expect(verdicts[0]!.lines).toEqual([{ kind: 'do', key: 'host.do.verdict' }]);
    }
  });

  test('Nobody is knocked out with fewer than nine, nor murdered before the third night', () => {
    expect(names(8)).not.toContain('knockOut');
    const murders = hostSteps(9).filter(({ name }) => name === 'murder');
    expect(murders.map(({ round }) => round)).toEqual([3]);
  });
});

describe('the words of the host', () => {
  test.each(['en', 'it', 'zh-Hans', 'zh-Hant'])(
    '%s words every step for every number of players',
    (locale) => {
      const file = `src/content/words/${locale}/explosion/messages.yaml`;
      const messages = parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const needed = COUNTS.flatMap(hostSteps).flatMap(({ part, name, lines }) => [
        `host.part.${part}`,
        `host.step.${name}`,
        ...lines.map(({ key }) => key),
      ]);
      expect([...new Set(needed)].filter((key) => !messages[key])).toEqual([]);
      const told = Object.keys(messages).filter((key) => /^(host\.(do|say|step|part)|call)\./.test(key));
      expect(told.filter((key) => !needed.includes(key))).toEqual([]);
    },
  );
});
