/** The card of a step. */
import type { APIRoute } from 'astro';
import { stepCard } from '../../../../../site/cards.ts';
import { svg } from '../../../../../site/face-files.ts';
import { stepRoutes, type CaseProps } from '../../../../../site/routes.ts';

export const getStaticPaths = () => stepRoutes();

export const GET: APIRoute<CaseProps> = ({ props: { locale, one, step } }) =>
  svg(stepCard(one.case.id, locale, step!));
