/** The faces of cases and steps that are text, as files beside their pages. */
import { localeFor, TEXT_FACES } from '../faces/texts.ts';
import { caseRoutes, type CaseProps } from './routes.ts';
import { toldOf } from './told.ts';
import { words } from './words.ts';

export interface FaceProps extends CaseProps {
  /** Extension of the address. */
  face: string;
}

export const textFaceRoutes = () =>
  Object.keys(TEXT_FACES).flatMap((face) =>
    caseRoutes().map(({ params, props }) => ({
      params: { ...params, face },
      props: { ...props, face } satisfies FaceProps,
    })),
  );

/** Cases that have a question to stop at. */
export const questionRoutes = () => caseRoutes().filter(({ props: { one } }) => one.trace.steps.length > 1);

/** A text face as an answer. */
export function textFace({ locale, one, face }: FaceProps): Response {
  const kind = TEXT_FACES[face]!;
  const told = toldOf(one.case.id, localeFor(kind, locale, words.site(locale)));
  return new Response(kind.write(told), { headers: { 'Content-Type': kind.type } });
}
