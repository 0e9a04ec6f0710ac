/** A short code for each case and each step in each language. */
import { facePathOf, shortCode } from '../faces/links.ts';
import { shortPage } from '../faces/embed/short.ts';
import { casePath, stepPath } from './paths.ts';
import { caseRoutes, stepRoutes, type CaseProps } from './routes.ts';
import { toldOf } from './told.ts';
import { words } from './words.ts';

const pathOf = ({ locale, one, step }: CaseProps): string =>
  step ? stepPath(locale, one.case.id, step) : casePath(locale, one.case.id);

/** @throws when two pages would have the same code. */
export function shortRoutes() {
  const known = new Map<string, string>();
  return [...caseRoutes(), ...stepRoutes()].map(({ props }) => {
    const path = pathOf(props);
    const code = shortCode(path);
    const other = known.get(code);
    if (other) throw new Error(`${path} and ${other} have the same short code ${code}; make codes longer`);
    known.set(code, path);
    return { params: { code }, props: props satisfies CaseProps };
  });
}

/** The page behind a code. */
export function shortened({ locale, one, step }: CaseProps): string {
  const { title, links } = toldOf(one.case.id, locale);
  const page = links.page(step);
  return shortPage({
    lang: words.locale(locale).lang,
    title,
    page,
    embed: links.embed(step),
    card: links.card(step),
    oembed: facePathOf(page, 'oembed.json'),
  });
}
