import { Chart, type ChartProps } from './chart.tsx';
import type { ChartLayouts } from './layout.ts';

export interface ChartFigureProps extends Omit<ChartProps, 'layout' | 'class'> {
  readonly layouts: ChartLayouts;
  /** Whose chart it is: `<game>/<rule>`. */
  readonly chart?: string;
}

/** Both layouts of a chart; `chart.css` shows the one that the column has room for. A stepper finds it by `data-chart`. */
export function ChartFigure({ layouts, idPrefix, chart = '', ...rest }: ChartFigureProps) {
  return (
    <div class="chart" data-chart={chart}>
      <Chart layout={layouts.phone} idPrefix={`${idPrefix}-p`} class="narrow" {...rest} />
      <Chart layout={layouts.wide} idPrefix={`${idPrefix}-w`} class="wide" {...rest} />
    </div>
  );
}
