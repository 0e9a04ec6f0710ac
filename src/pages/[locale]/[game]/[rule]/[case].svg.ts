/** The card of a case. */
import type { APIRoute } from 'astro';
import { caseCard } from '../../../../site/cards.ts';
import { svg } from '../../../../site/face-files.ts';
import { caseRoutes, type CaseProps } from '../../../../site/routes.ts';

export const getStaticPaths = () => caseRoutes();

export const GET: APIRoute<CaseProps> = ({ props: { locale, one } }) => svg(caseCard(one.case.id, locale));
