/** A case told in one language, as its steppers load it; one file for the case, its steps and its embeds. */
import type { APIRoute } from 'astro';
import { caseRoutes, type CaseProps } from '../../../../../site/routes.ts';
import { storyOf } from '../../../../../site/stories.ts';

export const getStaticPaths = () => caseRoutes();

export const GET: APIRoute<CaseProps> = ({ props: { locale, one } }) =>
  new Response(JSON.stringify(storyOf(one.case.id, locale)), {
    headers: { 'Content-Type': 'application/json' },
  });
