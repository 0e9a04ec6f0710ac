/** All faces that are text, by the extension of their address. Each is a pure function of a told case. */
import { ansiFace } from './text/ansi.ts';
import { bbcode, bgg } from './text/bbcode.ts';
import { discourse, markdown, reddit } from './text/markdown.ts';
import { plainFace } from './text/plain.ts';
import { pttFace } from './text/ptt.ts';
import type { Told } from './told.ts';

export interface TextFaceKind {
  readonly write: (told: Told) => string;
  readonly type: string;
  /** Told in the language that boards of that kind are written in: the message `face.board-locale`. */
  readonly onBoards?: true;
}

const PLAIN = 'text/plain; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';

export const TEXT_FACES: Readonly<Record<string, TextFaceKind>> = {
  json: { write: ({ trace }) => JSON.stringify(trace), type: 'application/json' },
  txt: { write: plainFace, type: PLAIN },
  ans: { write: ansiFace, type: PLAIN },
  md: { write: markdown, type: MARKDOWN },
  'reddit.md': { write: reddit, type: MARKDOWN },
  'discourse.md': { write: discourse, type: MARKDOWN },
  bbcode: { write: bbcode, type: PLAIN },
  'bgg.txt': { write: bgg, type: PLAIN },
  'ptt.txt': { write: pttFace, type: PLAIN, onBoards: true },
};

/** The locale in which a face of a kind is written for readers of a locale. */
export const localeFor = ({ onBoards }: TextFaceKind, locale: string, say: Told['say']): string =>
  onBoards ? say('face.board-locale') : locale;
