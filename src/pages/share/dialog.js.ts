/** Where steppers find the dialog that shares, whatever its files are called. */
import type { APIRoute } from 'astro';
import { entryAddress, scriptResponse } from '../../site/tool-script.ts';

export const GET: APIRoute = async () =>
  scriptResponse(`export*from${JSON.stringify(await entryAddress('share/dialog', 'share-dialog'))}`);
