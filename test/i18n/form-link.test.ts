import { readFileSync } from 'node:fs';
import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formLink, WRONG } from '../../src/islands/verify/form-link.ts';
import type { Reported } from '../../src/islands/verify/report.ts';
import { repositoryOf } from '../../src/site/repository.ts';

const repository = 'https://github.com/someone/casebook';
const reported: Reported = {
  id: 'noir/kill-1',
  href: 'https://x/it/verify/noir/kill/?l=en,it#kill-1',
  kind: 'translation',
  cells: [
    { locale: 'en', text: 'The Killer kills.', file: 'en/noir/kill.mdx:12', hash: '0123abcd' },
    { locale: 'it', text: 'Il Killer uccide & va.', file: 'it/noir/kill.mdx:12', hash: '4567cdef' },
  ],
};
const asked = (link: string): URLSearchParams => new URL(link).searchParams;

describe('The link to the issue form', () => {
  test('says what is wrong, where, what source and translation say, and which version of them', () => {
    const link = formLink(repository, reported);
    expect(link).toMatch(
      /^https:\/\/github\.com\/someone\/casebook\/issues\/new\?template=translation\.yml&/,
    );
    expect(Object.fromEntries(asked(link))).toEqual({
      template: 'translation.yml',
      title: '[it] noir/kill-1',
      wrong: WRONG.translation,
      page: reported.href,
      source: 'en: The Killer kills.',
      current: 'it: Il Killer uccide & va.',
      version: 'en 0123abcd en/noir/kill.mdx:12\nit 4567cdef it/noir/kill.mdx:12',
    });
  });

  test('names the source where no other language is shown', () => {
    expect(asked(formLink(repository, { ...reported, cells: [reported.cells[0]!] })).get('title')).toBe(
      '[en] noir/kill-1',
    );
  });

  test('is at most 8 kB long, whatever the texts; a cut text says so and is a beginning of the whole', () => {
    const text = string({ unit: constantFrom('殺', '👤', 'a', ' ', '%'), maxLength: 3000 });
    assert(
      property(text, text, (source, current) => {
        const [first, second] = reported.cells;
        const link = formLink(repository, {
          ...reported,
          cells: [
            { ...first!, text: source },
            { ...second!, text: current },
          ],
        });
        expect(link.length).toBeLessThanOrEqual(8192);
        for (const [name, whole] of [
          ['source', `en: ${source}`],
          ['current', `it: ${current}`],
        ] as const) {
          const said = asked(link).get(name)!;
          expect(said === whole || (said.endsWith('…') && whole.startsWith(said.slice(0, -1)))).toBe(true);
        }
      }),
    );
  });
});

describe('The issue form', () => {
  interface Field {
    readonly id: string;
    readonly type: string;
    readonly attributes: { readonly label: string; readonly options?: readonly string[] };
  }
  const { body } = parse(readFileSync('.github/ISSUE_TEMPLATE/translation.yml', 'utf8')) as {
    readonly body: readonly Field[];
  };

  test('first asks whether the rule is wrong or the translation', () => {
    expect(body[0]).toMatchObject({ id: 'wrong', type: 'dropdown' });
    expect(body[0]!.attributes.options?.toSorted()).toEqual(Object.values(WRONG).toSorted());
  });

  test('has a field for all that the link brings, and asks in four languages', () => {
    const fields = [...asked(formLink(repository, reported)).keys()].filter(
      (key) => key !== 'template' && key !== 'title',
    );
    expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining(fields));
    for (const { attributes } of body) expect(attributes.label.split(' · ')).toHaveLength(4);
  });
});

describe('The address of the repository', () => {
  test('is what REPOSITORY_URL says, or nothing', () => {
    expect(repositoryOf({ REPOSITORY_URL: `${repository}.git` })).toBe(repository);
    expect(repositoryOf({ REPOSITORY_URL: `${repository}/` })).toBe(repository);
    expect(repositoryOf({ REPOSITORY_URL: '' })).toBeNull();
    expect(repositoryOf({})).toBeNull();
  });

  test('that has no issue forms is refused', () => {
    expect(() => repositoryOf({ REPOSITORY_URL: 'git@github.com:someone/casebook.git' })).toThrow(
      'REPOSITORY_URL: found git@github.com:someone/casebook; https://github.com/<owner>/<name>',
    );
  });
});
