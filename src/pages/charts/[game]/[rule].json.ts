/** The chart of one rule as a table; the browser runs it when the reader plays on. */
import type { APIRoute } from 'astro';
import { ruleChartRoutes, type ChartProps } from '../../../site/routes.ts';
import { tableOf } from '../../../machines/chart-table.ts';

export const getStaticPaths = () => ruleChartRoutes();

export const GET: APIRoute<ChartProps> = ({ props: { machine } }) => Response.json(tableOf(machine));
