/** The files of the dialog that shares in place. */
import type { APIRoute } from 'astro';
import { scriptResponse, scriptRoutes } from '../../../site/tool-script.ts';

export const getStaticPaths = () => scriptRoutes('share-dialog');

export const GET: APIRoute<{ code: string }> = ({ props: { code } }) => scriptResponse(code);
