/** A position that a blind test asks about. */
import type { APIRoute } from 'astro';
import { svg } from '../../../../../../../site/face-files.ts';
import { positionPicture, positionRoutes, type PositionProps } from '../../../../../../../site/positions.ts';

export const getStaticPaths = () => positionRoutes();

export const GET: APIRoute<PositionProps> = ({ props }) => svg(positionPicture(props));
