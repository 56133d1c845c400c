import { columnNamed, rangeCondition } from '@toolyard/core/data';
import { figureAxis, frame, grid, tooltip } from './frame.ts';
import { numberOf, type Picture, type PictureContext, type Point } from './picture.ts';
import { exactFigure, figureWord } from './point-words.ts';

interface Histogram {
  readonly parameters: { readonly of: string };
}

/** What ECharts gives to draw a shape: where figures of the axes stand, in pixels. */
interface Coordinates {
  value(dimension: number): number;
  coord(place: readonly [number, number]): readonly [number, number];
}

const COUNT = { unit: null, currency: null } as const;

/** Rows in the equal parts of a range, each as wide as its part. */
export function histogramPicture(
  { parameters: { of } }: Histogram,
  points: readonly Point[],
  context: PictureContext,
): Picture {
  const { columns, t, tokens } = context;
  const column = columnNamed(columns, of)!;
  const rangeOf = ({ from = null, to = null }: Point) =>
    t('data.range', { from: exactFigure(from), to: exactFigure(to) });
  return {
    option: {
      ...frame(context),
      grid: grid(12),
      tooltip: tooltip(context, (params) => {
        const { data } = params as { readonly data: { readonly row: number } };
        const point = points[data.row]!;
        return `${rangeOf(point)}\n${t('data.rows')}: ${figureWord(point.rows, context)}`;
      }),
      xAxis: figureAxis(context, column, { scale: true, splitLine: { show: false } }),
      yAxis: figureAxis(context, COUNT, { splitNumber: 4 }),
      series: [
        {
          type: 'custom',
          cursor: 'pointer',
          encode: { x: [0, 1], y: 2 },
          data: points.map((point, row) => ({
            value: [numberOf(point.from), numberOf(point.to), numberOf(point.rows)],
            row,
          })),
          renderItem: (_: unknown, at: Coordinates) => {
            const [left, top] = at.coord([at.value(0), at.value(2)]);
            const [right, bottom] = at.coord([at.value(1), 0]);
            return {
              type: 'rect',
              shape: {
                x: left,
                y: top,
                width: Math.max(1, right - left - 1),
                height: Math.max(1, bottom - top),
              },
              style: { fill: tokens.accent },
            };
          },
        },
      ],
    },
    height: 300,
    columns: [
      { label: of, isNumber: false },
      { label: t('data.rows'), isNumber: true },
    ],
    rows: points.map((point) => ({
      cells: [rangeOf(point), figureWord(point.rows, context)],
      condition:
        point.from === null || point.to === null
          ? null
          : rangeCondition(of, String(point.from), String(point.to)),
    })),
    notes: [],
  };
}
