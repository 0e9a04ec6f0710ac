/** The template of a palace file, to download. */
import type { APIRoute } from 'astro';
import { localeRoutes } from '../../../../site/routes.ts';
import { words } from '../../../../site/words.ts';
import { templateFor } from './_template.ts';

export const getStaticPaths = () => localeRoutes();

export const GET: APIRoute<{ locale: string }> = ({ props: { locale } }) =>
  new Response(templateFor(words.say(locale, 'byzantine')), {
    headers: { 'Content-Type': 'application/yaml; charset=utf-8' },
  });
