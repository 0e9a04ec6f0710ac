import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readUnitTree } from '../../src/words-lib/i18n/read-tree.ts';
import { standing } from '../../src/words-lib/i18n/state.ts';
import { planSync } from '../../src/words-lib/i18n/sync.ts';
import { unitOf } from '../../src/words-lib/i18n/tree.ts';
import { minor, reviewed } from '../../src/words-lib/i18n/vouch.ts';
import { HARMLESS, TELLING, type Edit } from './lib/edits.ts';
import { synced, textOf, unmarked, withClause, withPage, type Project } from './lib/memory.ts';

const raw: Project = { tree: readUnitTree(), texts: new Map() };
const start = synced(raw, planSync(raw.tree));
const sources = [...start.tree.games].flatMap(([game, { reference }]) =>
  [...start.tree.units.get(reference)!.values()]
    .filter((unit) => unit.kind === 'clause' && unit.game === game)
    .map((unit) => ({ unit, reference })),
);
const others = (reference: string): string[] =>
  start.tree.locales.map(({ id }) => id).filter((id) => id !== reference);

/** An edit of a random source clause that offers something to edit. */
const edited = (edits: { readonly [name: string]: Edit }) =>
  fc
    .tuple(fc.constantFrom(...sources), fc.constantFrom(...Object.values(edits)), fc.nat(50))
    .map(([{ unit, reference }, edit, pick]) => ({ unit, reference, words: edit(unit.text, pick) }))
    .filter((one): one is typeof one & { words: string } => one.words !== null);

const marksOf = (project: Project): string[] =>
  planSync(project.tree).markings.map(
    ({ unit, stale }) => `${unit.place.file.split('/')[3]} ${unit.id} ${stale}`,
  );

describe('A change of the source', () => {
  test('that changes no word makes nothing stale: 100 generated edits', () => {
    fc.assert(
      fc.property(edited(HARMLESS), ({ unit, words }) => {
        expect(marksOf(withClause(start, unit, words))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('that changes a word, number, negation, emphasis or mark makes the clause stale in every other language, and nothing else: 200 generated edits', () => {
    fc.assert(
      fc.property(edited(TELLING), ({ unit, reference, words }) => {
        expect(marksOf(withClause(start, unit, words)).toSorted()).toEqual(
          others(reference)
            .map((locale) => `${locale} ${unit.id} true`)
            .toSorted(),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('to the attributes of a clause makes nothing stale', () => {
    const [{ unit }] = sources as [(typeof sources)[0]];
    const text = textOf(start, unit.place.file).replace(/ facts="[^"]*"/g, '');
    expect(marksOf(withPage(start, unit.place.file, text))).toEqual([]);
  });
});

describe('A stale clause', () => {
  const source = unitOf(start.tree, 'en', 'noir/kill-1')!;
  const changed = withClause(start, source, source.text.replace('one living suspect', 'two living suspects'));
  const stale = synced(changed, planSync(changed.tree));
  const clause = (project: Project) => unitOf(project.tree, 'it', 'noir/kill-1')!;
  const stateOf = (project: Project) => standing(project.tree, 'it', 'noir/kill-1');

  test('wears the word, and the lock keeps the source as it was', () => {
    expect(textOf(stale, clause(stale).place.file)).toContain('<S id="kill-1" stale>');
    expect(stateOf(stale)).toMatchObject({ state: 'stale', was: source.canon });
  });

  test('stays stale when its words are mended and the word is left standing', () => {
    const typo = withClause(stale, clause(stale), 'Il Killer indica un indiziato.');
    const next = synced(typo, planSync(typo.tree));
    expect(stateOf(next).state).toBe('stale');
  });

  test('is fresh again once the word is deleted', () => {
    const mended = unmarked(stale, clause(stale), 'Il Killer indica due indiziati.');
    const next = synced(mended, planSync(mended.tree));
    expect(stateOf(next)).toMatchObject({ state: 'draft', was: null });
    expect(marksOf(next)).toEqual([]);
  });

  test('whose word was deleted is stale again when the source moved on before the next sync', () => {
    const mended = unmarked(stale, clause(stale), 'Il Killer indica due indiziati.');
    const now = unitOf(mended.tree, 'en', 'noir/kill-1')!;
    const moved = withClause(mended, now, now.text.replace('two', 'three'));
    const next = synced(moved, planSync(moved.tree));
    expect(stateOf(next)).toMatchObject({ state: 'stale', was: now.canon });
  });

  test('loses the word by itself when the source goes back to what it was', () => {
    const back = withClause(stale, unitOf(stale.tree, 'en', 'noir/kill-1')!, source.text);
    const next = synced(back, planSync(back.tree));
    expect(stateOf(next)).toMatchObject({ state: 'draft', was: null });
  });

  test('loses the word when the change is called minor, in any language', () => {
    const said = minor(stale.tree, 'it', 'noir/kill-1')!;
    expect(said.markings).toEqual([{ unit: clause(stale), stale: false }]);
    expect(said.entry.was).toBeUndefined();
    expect(said.entry.s).toBe(unitOf(stale.tree, 'en', 'noir/kill-1')!.hash);
  });
});

describe('A review', () => {
  const locked = (entry: object): Project => ({
    ...start,
    tree: {
      ...start.tree,
      locks: new Map([
        ...start.tree.locks,
        ['it', new Map([...start.tree.locks.get('it')!, ['noir/kill-1', entry]])],
      ]),
    },
  });
  const project = locked(
    reviewed(start.tree, 'it', { id: 'noir/kill-1', by: 'ana', on: '2026-11-30' })!.entry,
  );

  test('is told with who and when', () => {
    expect(standing(project.tree, 'it', 'noir/kill-1')).toMatchObject({
      state: 'reviewed',
      by: 'ana',
      on: '2026-11-30',
    });
  });

  test('lapses when the translation is edited, and syncing does not restore it', () => {
    const changed = withClause(project, unitOf(project.tree, 'it', 'noir/kill-1')!, 'Altro.');
    expect(standing(changed.tree, 'it', 'noir/kill-1').state).toBe('edited');
    const next = synced(changed, planSync(changed.tree));
    expect(standing(next.tree, 'it', 'noir/kill-1').state).toBe('edited');
  });
});

describe('A chain of translations', () => {
  const chain = new Map([
    ...start.tree.locks,
    [
      'zh-Hans',
      new Map([
        ...start.tree.locks.get('zh-Hans')!,
        [
          'noir/kill-1',
          {
            ...start.tree.locks.get('zh-Hans')!.get('noir/kill-1'),
            s: unitOf(start.tree, 'zh-Hant', 'noir/kill-1')!.hash,
            from: 'zh-Hant',
          },
        ],
      ]),
    ],
  ]);
  const plan = planSync({ ...start.tree, locks: chain });
  const project = synced({ ...start, tree: { ...start.tree, locks: chain } }, plan);
  const state = (of: Project, locale: string) => standing(of.tree, locale, 'noir/kill-1');

  test('makes the last link stale as soon as the first is, without a mark of its own', () => {
    const source = unitOf(project.tree, 'en', 'noir/kill-1')!;
    const changed = withClause(project, source, `${source.text} Always.`);
    const next = synced(changed, planSync(changed.tree));
    expect(state(next, 'zh-Hans')).toMatchObject({ state: 'stale', upstream: true, from: 'zh-Hant' });
    expect(unitOf(next.tree, 'zh-Hans', 'noir/kill-1')!.stale).toBe(false);
  });

  test('marks the last link when the words of the middle one change', () => {
    const middle = unitOf(project.tree, 'zh-Hant', 'noir/kill-1')!;
    const changed = withClause(project, middle, `${middle.text}一定。`);
    expect(marksOf(changed)).toEqual(['zh-Hans noir/kill-1 true']);
  });
});

test('Syncing twice changes nothing', () => {
  const again = planSync(start.tree);
  expect(again.markings).toEqual([]);
  expect(again.locks).toEqual(start.tree.locks);
});

test('A clause that is no more leaves its last words in the lock, so that its id is never used for another', () => {
  const source = unitOf(start.tree, 'en', 'noir/kill-16')!;
  const text = textOf(start, source.place.file).replace(/<S id="kill-16"[^]*?<\/S>/, '');
  const next = planSync(withPage(start, source.place.file, text).tree);
  expect(next.locks.get('en')!.get('noir/kill-16')).toEqual({ gone: source.canon });
});
