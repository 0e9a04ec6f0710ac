/** The chart of a whole game as a table; the browser runs it when the reader plays on. */
import type { APIRoute } from 'astro';
import { chartRoutes, type ChartProps } from '../../site/routes.ts';
import { tableOf } from '../../machines/chart-table.ts';

export const getStaticPaths = () => chartRoutes();

export const GET: APIRoute<ChartProps> = ({ props: { machine } }) => Response.json(tableOf(machine));
