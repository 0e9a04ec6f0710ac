/**
 * The word `stale` in YAML and JSON. In YAML it is a comment on the line above an entry: `# stale`, or where the entry
 * has parts `# stale: title kill-1`. JSON has no comments: `"locale.stale"` in site.json lists keys.
 */
import type { Document } from 'yaml';

const LIST = 'locale.stale';

/** The parts of an entry of a YAML file that are marked; an entry without parts has the one part ''. */
export function entryMark(text: string, entry: string): ReadonlySet<string> {
  const [, list] = markLine(entry).exec(text) ?? [];
  if (list === undefined) return new Set();
  return new Set(list.replace(/^:/, '').trim().split(/\s+/));
}

/** Keys that site.json marks. */
export function jsonMarks(document: Document): ReadonlySet<string> {
  const list: unknown = document.get(LIST);
  return new Set(typeof list === 'string' ? list.split(/\s+/).filter(Boolean) : []);
}

/** The text with exactly these parts of an entry marked. */
export function withEntryMark(text: string, entry: string, parts: ReadonlySet<string>): string {
  const bare = text.replace(markLine(entry), '$2');
  if (parts.size === 0) return bare;
  const list = [...parts].filter(Boolean).join(' ');
  return bare.replace(keyLine(entry), (line) => `# stale${list ? `: ${list}` : ''}\n${line}`);
}

/** The text of site.json with exactly these keys marked. */
export function withJsonMarks(text: string, keys: ReadonlySet<string>): string {
  const bare = text.replace(new RegExp(`,\\s*"${LIST}"\\s*:\\s*"[^"]*"`), '');
  if (keys.size === 0) return bare;
  return bare.replace(
    /("locale\.dir"\s*:\s*"[^"]*")/,
    `$1,\n  "${LIST}": ${JSON.stringify([...keys].join(' '))}`,
  );
}

const quoted = (entry: string): string =>
  `(?:"|')?${entry.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}(?:"|')?:`;
const markLine = (entry: string): RegExp => new RegExp(`^# stale(:?[^\\n]*)\\r?\\n(${quoted(entry)})`, 'm');
const keyLine = (entry: string): RegExp => new RegExp(`^${quoted(entry)}`, 'm');
