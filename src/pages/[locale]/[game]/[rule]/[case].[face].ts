/** The faces of a case that are text. */
import type { APIRoute } from 'astro';
import { textFace, textFaceRoutes, type FaceProps } from '../../../../site/face-routes.ts';

export const getStaticPaths = () => textFaceRoutes();

export const GET: APIRoute<FaceProps> = ({ props }) => textFace(props);
