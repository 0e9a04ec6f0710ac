/** The address of the issue form with a report already in it. Its parameters are the ids of the fields in `.github/ISSUE_TEMPLATE/translation.yml`. */
import type { Reported } from './report.ts';

/** As the form offers them. */
export const WRONG = {
  rule: 'The rule · 規則 · 规则 · La regola',
  translation: 'The translation · 翻譯 · 翻译 · La traduzione',
} as const;

/** Longer addresses are refused; it is all ASCII, so a character is a byte. */
const LONGEST = 8192;

/** Texts are cut, the longest first, where the whole would be too long to be an address. */
export function formLink(repository: string, reported: Reported): string {
  const { id, href, kind, cells } = reported;
  const [first, ...others] = cells;
  const said = (some: Reported['cells']): string =>
    some.map(({ locale, text }) => `${locale}: ${text}`).join('\n\n');
  const fixed = {
    template: 'translation.yml',
    title: `[${others.map(({ locale }) => locale).join(', ') || first?.locale}] ${id}`,
    wrong: WRONG[kind],
    page: href,
    version: cells.map(({ locale, file, hash }) => `${locale} ${hash} ${file}`).join('\n'),
  };
  return withinLimit((texts) => `${repository}/issues/new?${new URLSearchParams({ ...fixed, ...texts })}`, {
    source: said(first ? [first] : []),
    current: said(others),
  });
}

interface Texts {
  readonly source: string;
  readonly current: string;
}

function withinLimit(link: (texts: Texts) => string, texts: Texts): string {
  const whole = link(texts);
  if (whole.length <= LONGEST || texts.source.length + texts.current.length < 2) return whole;
  const longest = texts.source.length > texts.current.length ? 'source' : 'current';
  const cut = [...texts[longest].replace(/…$/, '')];
  return withinLimit(link, {
    ...texts,
    [longest]: `${cut.slice(0, Math.floor(cut.length * 0.9)).join('')}…`,
  });
}
