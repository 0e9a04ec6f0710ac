/** The files of the script of the page on one's own cards, which all languages share. */
import type { APIRoute } from 'astro';
import { scriptResponse, scriptRoutes } from '../../../site/tool-script.ts';

export const getStaticPaths = () => scriptRoutes('own-cards');

export const GET: APIRoute<{ code: string }> = ({ props: { code } }) => scriptResponse(code);
