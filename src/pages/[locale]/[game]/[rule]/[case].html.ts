/** A case in one file. */
import type { APIRoute } from 'astro';
import { caseRoutes, type CaseProps } from '../../../../site/routes.ts';
import { single } from '../../../../site/single.ts';

export const getStaticPaths = () => caseRoutes();

export const GET: APIRoute<CaseProps> = ({ props: { locale, one } }) =>
  new Response(single(one.case.id, locale), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
