/** One step as plain text. */
import type { APIRoute } from 'astro';
import { plainStep } from '../../../../../faces/text/plain.ts';
import { stepRoutes, type CaseProps } from '../../../../../site/routes.ts';
import { toldOf } from '../../../../../site/told.ts';

export const getStaticPaths = () => stepRoutes();

export const GET: APIRoute<CaseProps> = ({ props: { locale, one, step } }) =>
  new Response(plainStep(toldOf(one.case.id, locale), step!), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
