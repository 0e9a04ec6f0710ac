import { describe, expect, it } from 'vitest';
import { hostScript, scheduleFor } from '../../src/machines/explosion/logic/schedule.ts';
import { after, lastOf } from '../lib/run.ts';
import { from, nine, six } from './at.ts';

describe('The host’s calls', () => {
  it('are none with three to five players', () => {
    for (const players of [3, 4, 5]) expect(scheduleFor(players)).toEqual([]);
  });

  it('are two nights with six to eight, without knocking out', () => {
    for (const players of [6, 7, 8])
      expect(scheduleFor(players)).toEqual([
        ['big', 'medium', 'hide'],
        ['small', 'hide'],
      ]);
  });

  it('are three nights with nine to eleven, the last with a murder', () => {
    for (const players of [9, 10, 11])
      expect(scheduleFor(players)).toEqual([
        ['big', 'medium', 'hide', 'knockOut'],
        ['small', 'hide', 'knockOut'],
        ['hide', 'murder'],
      ]);
  });

  it('signal the culprit to hide with six, the accomplice with nine', () => {
    const hider = (players: number) => hostScript(players)[0]!.calls.find(({ call }) => call === 'hide');
    expect(hider(6)).toEqual({ call: 'hide', who: 'culprit', signal: true });
    expect(hider(9)).toEqual({ call: 'hide', who: 'accomplice', signal: true });
  });

  it('can all be made one after the other', () => {
    for (const [position, players] of [
      [six(), 6],
      [nine(), 9],
    ] as const) {
      const [night] = scheduleFor(players);
      const target = { hide: 'P4', knockOut: 'P3', murder: 'P3' } as const;
      const events = night!.map((call) =>
        call in target ? { [call]: target[call as keyof typeof target] } : { wake: call },
      );
      const { steps } = after(from(position), ...events, { dawn: {} });
      expect(steps.map(({ refused }) => refused)).toEqual(steps.map(() => null));
      expect(lastOf(after(from(position), ...events, { dawn: {} })).position['phase']).toBe('speech');
    }
  });
});
