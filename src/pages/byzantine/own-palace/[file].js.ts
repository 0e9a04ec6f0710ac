/** The files of the script of the page on one's own palace, which all languages share. */
import type { APIRoute } from 'astro';
import { chunks } from '../../[locale]/byzantine/own-palace/_bundle.ts';

interface Props {
  code: string;
}

export const getStaticPaths = async () =>
  (await chunks()).map(({ fileName, code }) => ({
    params: { file: fileName.replace(/\.js$/, '') },
    props: { code } satisfies Props,
  }));

export const GET: APIRoute<Props> = ({ props: { code } }) =>
  new Response(code, { headers: { 'Content-Type': 'text/javascript' } });
