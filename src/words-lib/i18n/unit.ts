/** A unit of translation: one statement that stands in every language under the same id. */
import { createHash } from 'node:crypto';
import type { Mod } from '../rule-markdown.ts';

/**
 * `clause`: a sentence of the rules; `head`: title or description of a page; `prose`: what stands between clauses;
 * `case`: a title or note; `message`: an MF2 message; `term`: a word of the glossary or what it means.
 */
export type UnitKind = 'clause' | 'head' | 'prose' | 'case' | 'message' | 'term';

export interface Unit {
  /** `noir/kill-1`, `noir/kill@title`, `noir/kill@after-5`, `noir/kill/edge@note`, `noir/messages:log.kill`, `glossary:turn`. */
  readonly id: string;
  readonly kind: UnitKind;
  /** Null: the site's own words. */
  readonly game: string | null;
  /** The rule page that it belongs to. */
  readonly rule: string | null;
  /** As written, markup and all. */
  readonly text: string;
  /** What the hash is made of: see `canonical`. */
  readonly canon: string;
  readonly hash: string;
  /** Wears the word `stale`. */
  readonly stale: boolean;
  readonly place: UnitPlace;
  /** The entry of the file that it belongs to, and which part of it it is; the mark `stale` names them. */
  readonly entry: string;
  readonly part: string;
  /** Of a clause of the reference. */
  readonly mod?: Mod | null;
  readonly case?: string | null;
}

export interface UnitPlace {
  readonly file: string;
  readonly line: number;
  /** Offsets of `text` in the file; for YAML and JSON, of the scalar as it is written there. */
  readonly start: number;
  readonly end: number;
}

/** Words that make a translation outdated when they change: no white space, no link targets, no attributes; emphasis stays. */
export function canonical(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, ']')
    .replace(/<(\/?[A-Za-z]+)(?:\s[^>]*?)?(\/?)>/g, '<$1$2>')
    .replace(/__(?=\S)(.+?)(?<=\S)__/g, '**$1**')
    .replace(/(?<![\p{L}\p{N}])_(?=\S)([^_]+?)(?<=\S)_(?![\p{L}\p{N}])/gu, '*$1*')
    .replace(/\s+/g, ' ')
    .trim();
}

/** First 8 hexadecimal digits of SHA-256. */
export function hashOf(canon: string): string {
  return createHash('sha256').update(canon).digest('hex').slice(0, 8);
}

export type UnitSeed = Omit<Unit, 'canon' | 'hash'>;

export function unit(seed: UnitSeed): Unit {
  const canon = canonical(seed.text);
  return { ...seed, canon, hash: hashOf(canon) };
}
