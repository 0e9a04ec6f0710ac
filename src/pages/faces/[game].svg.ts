/** All faces of a game, for its pages to point into. */
import type { APIRoute } from 'astro';
import { faceSheet, sheetRoutes, svg } from '../../site/face-files.ts';

export const getStaticPaths = () => sheetRoutes();

export const GET: APIRoute<never, { game: string }> = ({ params }) => svg(faceSheet(params.game));
