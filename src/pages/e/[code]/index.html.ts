/** The page behind a short code. */
import type { APIRoute } from 'astro';
import type { CaseProps } from '../../../site/routes.ts';
import { shortened, shortRoutes } from '../../../site/short-routes.ts';

export const getStaticPaths = () => shortRoutes();

export const GET: APIRoute<CaseProps> = ({ props }) =>
  new Response(shortened(props), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
