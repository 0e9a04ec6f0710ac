import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ContentError, type Complaint } from '../../../src/words-lib/content-error.ts';

export type Files = { readonly [path: string]: string };

const site = (name: string, lang: string, more = ''): string =>
  `{\n  "locale.name": "${name}",\n  "locale.lang": "${lang}",\n  "locale.dir": "ltr"${more}\n}\n`;

/** A project of one game in two languages, small but whole. */
export const SMALL: Files = {
  'src/content/games/duel/game.yaml': 'id: duel\nreference: en\n',
  'src/content/words/en/site.json': site(
    'English',
    'en',
    ',\n  "locale.reference": "yes",\n  "page.back": "Back to {$title}"',
  ),
  'src/content/words/en/glossary.yaml': 'turn: { term: turn, plural: turns }\n',
  'src/content/words/en/duel/glossary.yaml': 'killer: { term: Killer, group: seat }\n',
  'src/content/words/en/duel/messages.yaml':
    'game.title: Duel\nlog.kill: "{$seat :term form=definite capital=yes} kills {$victim}."\n',
  'src/content/words/en/duel/kill.mdx': page(
    'Kill',
    '<S id="kill-1" mod="must">The Killer kills.</S>\n\n<S id="kill-2" mod="may">Or not.</S>',
  ),
  'src/content/words/it/site.json': site('Italiano', 'it'),
  'src/content/words/it/duel/glossary.yaml': 'killer: { term: Killer, gender: m }\n',
  'src/content/words/it/duel/messages.yaml': 'game.title: Duello\n',
  'src/content/words/it/duel/kill.mdx': page('Uccidere', '<S id="kill-1">Il Killer uccide.</S>'),
};

export function page(title: string, body: string): string {
  return `---\ntitle: ${title}\ndescription: About it.\nfacts: []\n---\n\n${body}\n`;
}

/** Writes the files into a folder that is gone after the test; returns its path. */
export function project(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** The complaints that `act` throws; none when it does not throw. */
export function complaintsOf(act: () => unknown): readonly Complaint[] {
  try {
    act();
  } catch (error) {
    if (error instanceof ContentError) return error.complaints;
    throw error;
  }
  return [];
}
