/** The oEmbed answer for a case. */
import type { APIRoute } from 'astro';
import { oembed } from '../../../../faces/embed/oembed.ts';
import { caseRoutes, type CaseProps } from '../../../../site/routes.ts';
import { toldOf } from '../../../../site/told.ts';

export const getStaticPaths = () => caseRoutes();

export const GET: APIRoute<CaseProps> = ({ props: { locale, one } }) =>
  Response.json(oembed(toldOf(one.case.id, locale)));
