import type { ChartOf } from './chart.ts';
import { area } from './chart-kinds/area.ts';
import { bar } from './chart-kinds/bar.ts';
import { box } from './chart-kinds/box.ts';
import { candlestick } from './chart-kinds/candlestick.ts';
import { heatmap } from './chart-kinds/heatmap.ts';
import { histogram } from './chart-kinds/histogram.ts';
import { line } from './chart-kinds/line.ts';
import { pie } from './chart-kinds/pie.ts';
import { scatter } from './chart-kinds/scatter.ts';

/** All kinds of charts, in the order of the menu. */
export const CHART_KINDS = [
  bar,
  line,
  area,
  scatter,
  histogram,
  box,
  heatmap,
  pie,
  candlestick,
] as const;

export type Chart = ChartOf<(typeof CHART_KINDS)[number]>;
export type ChartKindName = Chart['kind'];

type WithoutId<Of> = Of extends Chart ? Omit<Of, 'id'> : never;
/** A chart before it is stored. */
export type ProposedChart = WithoutId<Chart>;
