/** The oEmbed answer for a step. */
import type { APIRoute } from 'astro';
import { oembed } from '../../../../../faces/embed/oembed.ts';
import { stepRoutes, type CaseProps } from '../../../../../site/routes.ts';
import { toldOf } from '../../../../../site/told.ts';

export const getStaticPaths = () => stepRoutes();

export const GET: APIRoute<CaseProps> = ({ props: { locale, one, step } }) =>
  Response.json(oembed(toldOf(one.case.id, locale), step));
