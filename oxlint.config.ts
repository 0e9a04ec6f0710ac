/**
 * The linter, and with it the direction of imports: content <- machines <- figures <- islands <- pages.
 * A later override replaces an earlier one for the same file, so each folder's list is whole in itself.
 */

const direction = 'Imports run one way: content <- machines <- figures <- islands <- pages.';

interface Ban {
  regex: string;
  message: string;
  allowTypeImports?: boolean;
}

const folders = (...names: string[]): Ban => ({
  regex: `(^|/)(${names.join('|')})(/|$)`,
  message: direction,
});

const packages = (names: string[], message: string): Ban => ({
  regex: `^(${names.join('|')})(/.*)?$`,
  message,
});

const node: Ban = { regex: '^node:', message: 'This code also runs in the browser.' };
const zod = packages(['zod'], 'Zod is for reading files: machines/<game>/schema.ts and cases/ only.');
const xstate = packages(['xstate'], 'Logic is pure functions; the chart gives them names.');
/** Charts reach a browser as tables, and what its reader plays on with knows nothing of what they are written with. */
const uncompiled: Ban[] = [
  packages(['xstate'], 'Charts reach the browser as tables.'),
  {
    regex: '(^|/)(chart-of|chart-run|chart-table|edges|paths|ruling|replay|expectations|game-chart)\\.ts$',
    message: 'Charts reach the browser as tables.',
    allowTypeImports: true,
  },
  {
    regex: '(^|/)machines/[^/]+/(index|game|chart|rules)(/|\\.ts$)',
    message: 'A browser has `play.ts`.',
    allowTypeImports: true,
  },
];
const preact = packages(['preact', '@preact/[^/]+'], 'No interface here.');
const astro = packages(
  ['astro', '@astrojs/[^/]+', 'astro:[^/]+'],
  'Astro is for components, layouts and pages.',
);
const hooks = packages(['preact/(hooks|compat)'], 'A figure is a pure function of data.');

const siteFolders = ['site', 'components', 'layouts', 'pages'];
const nodeFolders = ['words-lib', 'cases', 'content'];
/** What leaves the site is made where pages are made. */
const faces = folders('faces');
const outer = folders(...siteFolders, ...nodeFolders);

/** Telling a case is shared with the interface; anything there but `story/` draws. */
const drawn: Ban = { regex: '(^|/)islands/([^s]|s[^t]|st[^o])', message: direction, allowTypeImports: true };

/** Diagrams are laid out while the site is built; only their drawing may reach a browser. */
const layingOut: Ban = {
  regex: '(^|/)(chart/|\\./)(layout|cache|graph|elk|run-elk)\\.ts$',
  message: 'Charts are laid out at build time.',
  allowTypeImports: true,
};

const only = (files: string[], bans: Ban[], rules: Record<string, unknown> = {}) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: bans }], ...rules },
});

const worldly = [
  'window',
  'document',
  'fetch',
  'process',
  'performance',
  'crypto',
  'localStorage',
  'setTimeout',
];

/** Chance and time enter a machine as data, so that a case replays the same for ever. */
const noChance = {
  'no-restricted-globals': [
    'error',
    {
      globals: ['Date', ...worldly].map((name) => ({ name, message: 'Enters as data.' })),
      checkGlobalObject: true,
    },
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'Chance enters as data.' },
  ],
};

const machines = [node, astro, preact, folders('figures', 'islands'), outer];
const figures = [zod, astro, hooks, folders('islands'), outer];

export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'promise', 'vitest', 'jsx-a11y', 'react'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true },
  ignorePatterns: ['dist', '.astro', '.cache', 'node_modules'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-named-as-default': 'off',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'max-lines': ['error', { max: 250 }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'max-params': ['error', { max: 4 }],
    'no-console': 'error',
    'no-eval': 'error',
    'no-shadow': 'off',
    'promise/always-return': 'off',
    'react/exhaustive-deps': 'off',
    'react/immutability': 'off',
    'react/jsx-key': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
  },
  overrides: [
    only(['src/content/**/*.{ts,tsx,mdx,astro}'], [{ regex: '.', message: 'Content imports nothing.' }]),
    only(['src/machines/**/*.ts'], [zod, ...machines], noChance),
    only(['src/machines/**/logic/**/*.ts'], [zod, xstate, ...machines], noChance),
    only(['src/machines/*/schema.ts'], machines, noChance),
    only(
      ['src/machines/{run,attempt,chart,table-chart}.ts', 'src/machines/*/{play,names}.ts'],
      [zod, ...uncompiled, ...machines],
      noChance,
    ),
    only(
      ['src/figures/**/*.{ts,tsx}'],
      [...figures, node, faces, packages(['xstate'], direction), layingOut],
    ),
    only(['src/figures/chart/{layout,cache,graph,elk,run-elk}.ts'], figures),
    only(['src/islands/**/*.{ts,tsx}'], [node, zod, astro, layingOut, outer, faces, ...uncompiled]),
    // a pasted case is read, checked and replayed as the case command does
    only(
      ['src/islands/paste/**/*.{ts,tsx}'],
      [node, astro, layingOut, folders(...siteFolders, 'words-lib', 'content')],
    ),
    // what is shared in place leaves the site from a browser
    only(
      ['src/islands/{share,share-dialog}/**/*.{ts,tsx}'],
      [node, zod, astro, layingOut, outer, ...uncompiled],
    ),
    only(['src/faces/**/*.{ts,tsx}'], [zod, astro, hooks, outer, drawn, packages(['xstate'], direction)]),
    only(['src/{words-lib,cases}/**/*.ts'], [astro, preact, folders('figures', ...siteFolders), drawn]),
    only(['src/site/**/*.{ts,tsx}'], [folders('components', 'layouts', 'pages')]),
    { files: ['scripts/**', 'src/cases/**', 'test/**'], rules: { 'no-console': 'off' } },
    { files: ['test/**'], rules: { 'max-lines-per-function': 'off', 'react/rules-of-hooks': 'off' } },
  ],
};
