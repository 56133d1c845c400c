import {
  aggregateColumn,
  aggregateInWords,
  everyCondition,
  groupKeyInWords,
  MOST_AXIS_VALUES,
  type Aggregate,
  type GroupKey,
} from '@toolyard/core/data';
import { frame, grid, nameAxis, tooltip } from './frame.ts';
import { numberOf, type Picture, type PictureContext, type Point } from './picture.ts';
import { axisConditions } from './point-condition.ts';
import { figureWord, isOther, tickFigure, valueWord } from './point-words.ts';

interface HeatMap {
  readonly parameters: { readonly x: GroupKey; readonly y: GroupKey; readonly figure: Aggregate };
}

const ROW = 26;

/** A figure for each pair of values as a color between the palest and the strongest. */
export function heatMapPicture(
  { parameters: { x, y, figure } }: HeatMap,
  points: readonly Point[],
  context: PictureContext,
): Picture {
  const { columns, language, t, tokens } = context;
  const onX = axisConditions(points, 'x', x, columns);
  const onY = axisConditions(points, 'y', y, columns);
  const xWords = points.map((point) => valueWord(point, 'x', x, context));
  const yWords = points.map((point) => valueWord(point, 'y', y, context));
  const across = [...new Set(xWords)];
  const down = [...new Set(yWords)];
  const values = points.flatMap((point) => numberOf(point.figure) ?? []);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const column = aggregateColumn(figure, columns);
  const name = aggregateInWords(figure)[language];
  const isCut = points.some((point) => isOther(point, 'x') || isOther(point, 'y'));
  return {
    option: {
      ...frame(context),
      grid: grid(8, 52),
      tooltip: tooltip(context, (params) => {
        const { data } = params as { readonly data: { readonly row: number } };
        const { row } = data;
        return `${xWords[row]} · ${yWords[row]}\n${name}: ${figureWord(points[row]!.figure, context)}`;
      }),
      xAxis: nameAxis(context, across),
      yAxis: nameAxis(context, down, { inverse: true }),
      visualMap: {
        type: 'continuous',
        min: least,
        max: most === least ? least + 1 : most,
        orient: 'horizontal',
        left: 'center',
        bottom: 4,
        itemWidth: 10,
        itemHeight: 120,
        inRange: { color: [tokens.tint, tokens.accent] },
        text: [most, least].map((value) => tickFigure(value, column, language)),
        textStyle: { color: tokens.axis, fontSize: 11 },
      },
      series: [
        {
          type: 'heatmap',
          cursor: 'pointer',
          itemStyle: { borderColor: tokens.surface, borderWidth: 1 },
          data: points.flatMap((point, row) => {
            const value = numberOf(point.figure);
            if (value === null) return [];
            return [
              { value: [across.indexOf(xWords[row]!), down.indexOf(yWords[row]!), value], row },
            ];
          }),
        },
      ],
    },
    height: Math.max(220, down.length * ROW + 110),
    columns: [
      { label: groupKeyInWords(x)[language], isNumber: false },
      { label: groupKeyInWords(y)[language], isNumber: false },
      { label: name, isNumber: true },
    ],
    rows: points.map((point, row) => ({
      cells: [xWords[row]!, yWords[row]!, figureWord(point.figure, context)],
      condition: everyCondition([onX(point), onY(point)]),
    })),
    notes: isCut ? [t('data.chart.topValues', { most: MOST_AXIS_VALUES })] : [],
  };
}
