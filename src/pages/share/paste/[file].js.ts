/** The files of the script that opens a pasted case, which all languages share. */
import type { APIRoute } from 'astro';
import { scriptResponse, scriptRoutes } from '../../../site/tool-script.ts';

export const getStaticPaths = () => scriptRoutes('paste');

export const GET: APIRoute<{ code: string }> = ({ props: { code } }) => scriptResponse(code);
