import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/machines/trace.ts';
import { after, lastOf } from '../lib/run.ts';
import { from, given } from './at.ts';

const events: readonly JsonObject[] = [{ kill: { method: 'hanging', victim: 'maid' } }, { read: 'maid' }];

test.each(['column', 'row'] as const)(
  'A reason of hanging says in which line the suspect was not: the %s',
  (sameLine) => {
    const assassin = sameLine === 'column' ? 'cook' : 'countess';
    const run = after(from(given({ assassin }), { sameLine }), ...events);
    const hung = lastOf(run).knowledge['detectives']!.ruledOut.filter(({ kind }) => kind === 'hanging');
    expect(hung.length).toBeGreaterThan(0);
    for (const { args } of hung) expect(args).toMatchObject({ victim: 'maid', line: sameLine });
  },
);
