import { describe, expect, test } from 'vitest';
import { readUnitTree } from '../../src/words-lib/i18n/read-tree.ts';
import { formatLock, parseLock } from '../../src/words-lib/i18n/lock.ts';
import { planSync } from '../../src/words-lib/i18n/sync.ts';
import { lockOf, unitOf } from '../../src/words-lib/i18n/tree.ts';
import { bindingOf, isUnderstood, understood } from '../../src/words-lib/i18n/understood.ts';
import { reviewed } from '../../src/words-lib/i18n/vouch.ts';
import { synced, withClause, type Project } from './lib/memory.ts';

const raw: Project = { tree: readUnitTree(), texts: new Map() };
const start = synced(raw, planSync(raw.tree));
const id = 'noir/kill-3';
const bound = bindingOf(start.tree, 'it', id)!;
const answered = { id, by: 'Ana', on: '2026-11-30', right: 3, of: 4, bound };

/** The project with the test passed. */
function passed(): Project {
  const said = understood(start.tree, 'it', answered);
  if ('fault' in said) throw new Error(said.fault);
  const lock = new Map(lockOf(start.tree, 'it')).set(id, said.entry);
  return { ...start, tree: { ...start.tree, locks: new Map([...start.tree.locks, ['it', lock]]) } };
}

describe('A translation that somebody has understood', () => {
  test('counts, and the lock keeps who, when and of which texts', () => {
    const { tree } = passed();
    expect(isUnderstood(start.tree, 'it', id)).toBe(false);
    expect(isUnderstood(tree, 'it', id)).toBe(true);
    const kept = parseLock(formatLock(lockOf(tree, 'it')), 'lock.yaml').get(id)!.understood;
    expect(kept).toMatchObject({ by: 'Ana', on: '2026-11-30', right: 3, of: 4 });
    expect(`${kept!.s}-${kept!.t}`).toBe(bound);
  });

  test('no longer counts when the translation or its source changes', () => {
    for (const locale of ['it', 'en']) {
      const project = passed();
      const changed = withClause(project, unitOf(project.tree, locale, id)!, 'Ora dice altro.');
      expect(isUnderstood(changed.tree, 'it', id)).toBe(false);
      expect(isUnderstood(synced(changed, planSync(changed.tree)).tree, 'it', id)).toBe(false);
    }
  });

  test('still counts after a review', () => {
    const { tree } = passed();
    const { entry } = reviewed(tree, 'it', { id, by: 'Bo', on: '2026-12-01' })!;
    expect(entry.understood?.by).toBe('Ana');
  });

  test('takes three right answers, of the texts as they are, and a translation', () => {
    const faultOf = (change: Partial<typeof answered>, locale = 'it') => {
      const said = understood(start.tree, locale, { ...answered, ...change });
      return 'fault' in said ? said.fault : null;
    };
    expect(faultOf({})).toBeNull();
    expect(faultOf({ right: 2 })).toMatch(/at least 3/);
    expect(faultOf({ right: 5 })).toMatch(/5 right of 4/);
    expect(faultOf({ right: Number.NaN })).toMatch(/at least 3/);
    expect(faultOf({ bound: '00000000-00000000' })).toMatch(/take the test again/);
    expect(faultOf({}, 'en')).toBe('no translation');
  });
});
