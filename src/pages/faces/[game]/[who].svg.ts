/** One face, for frames that have no origin of their own. */
import type { APIRoute } from 'astro';
import { faceFile, faceRoutes, svg } from '../../../site/face-files.ts';

export const getStaticPaths = () => faceRoutes();

export const GET: APIRoute<never, { game: string; who: string }> = ({ params }) =>
  svg(faceFile(params.game, params.who));
