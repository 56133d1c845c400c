import type { Chart, ChartPoints, QueryResult } from '@toolyard/core/data';
import { boxPicture } from './box-picture.ts';
import { candlestickPicture } from './candlestick-picture.ts';
import { groupedPicture } from './grouped-picture.ts';
import { heatMapPicture } from './heat-map-picture.ts';
import { histogramPicture } from './histogram-picture.ts';
import { piePicture } from './pie-picture.ts';
import { pointsOf, type Picture, type PictureContext } from './picture.ts';
import { scatterPicture } from './scatter-picture.ts';

/** How a chart of any kind is drawn and told. */
export function pictureOf(
  chart: Chart,
  result: QueryResult,
  most: ChartPoints['most'],
  context: PictureContext,
): Picture {
  const all = pointsOf(result);
  const isCut = most !== null && all.length > most;
  switch (chart.kind) {
    case 'bar':
    case 'line':
    case 'area':
      return groupedPicture(chart, all, context);
    case 'scatter':
      return scatterPicture(chart, all, context);
    case 'histogram':
      return histogramPicture(chart, all, context);
    case 'box':
      return boxPicture(chart, isCut ? all.slice(0, most) : all, isCut, context);
    case 'heatmap':
      return heatMapPicture(chart, all, context);
    case 'pie':
      return piePicture(chart, all, context);
    case 'candlestick':
      // The latest periods, in their order.
      return candlestickPicture(chart, isCut ? all.slice(-most) : all, isCut, context);
    default:
      return chart satisfies never;
  }
}
