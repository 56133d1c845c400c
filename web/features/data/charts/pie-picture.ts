import {
  aggregateInWords,
  groupKeyInWords,
  type Aggregate,
  type GroupKey,
} from '@toolyard/core/data';
import { percent } from '../../../ui/format.ts';
import { frame, legend, tooltip } from './frame.ts';
import { numberOf, type Picture, type PictureContext, type Point } from './picture.ts';
import { axisConditions } from './point-condition.ts';
import { figureWord, isOther, valueWord } from './point-words.ts';

interface Pie {
  readonly parameters: { readonly x: GroupKey; readonly figure: Aggregate };
}

/** Shares of a whole. A figure below zero has no share, which is said. */
export function piePicture(
  { parameters: { x, figure } }: Pie,
  points: readonly Point[],
  context: PictureContext,
): Picture {
  const { columns, language, t, tokens } = context;
  const onX = axisConditions(points, 'x', x, columns);
  const names = points.map((point) => valueWord(point, 'x', x, context));
  const values = points.map((point) => Math.max(0, numberOf(point.figure) ?? 0));
  const whole = values.reduce((sum, value) => sum + value, 0);
  const share = (at: number) => (whole === 0 ? '' : percent(values[at]! / whole));
  const below = points.filter((point) => (numberOf(point.figure) ?? 0) < 0).length;
  const slices = points.length - points.filter((point) => isOther(point, 'x')).length;
  return {
    option: {
      ...frame(context),
      tooltip: tooltip(context, (params) => {
        const { dataIndex: at } = params as { readonly dataIndex: number };
        return `${names[at]}\n${figureWord(points[at]!.figure, context)} (${share(at)})`;
      }),
      legend: { ...legend(context), formatter: (at: string) => names[Number(at)] ?? '' },
      series: [
        {
          type: 'pie',
          top: 28,
          radius: ['0%', '78%'],
          cursor: 'pointer',
          itemStyle: { borderColor: tokens.surface, borderWidth: 2 },
          label: {
            color: tokens.ink,
            fontSize: 12,
            width: 110,
            overflow: 'truncate',
            formatter: ({ dataIndex: at }: { dataIndex: number }) => `${names[at]}\n${share(at)}`,
          },
          labelLine: { lineStyle: { color: tokens.axis } },
          data: points.map((point, at) => ({
            // Two slices can have the same words.
            name: String(at),
            value: values[at],
            row: at,
            itemStyle: {
              color: isOther(point, 'x')
                ? tokens.series.at(-1)
                : tokens.series[at % (tokens.series.length - 1)],
            },
          })),
        },
      ],
    },
    height: 340,
    columns: [
      { label: groupKeyInWords(x)[language], isNumber: false },
      { label: aggregateInWords(figure)[language], isNumber: true },
      { label: t('data.chart.share'), isNumber: true },
    ],
    rows: points.map((point, at) => ({
      cells: [names[at]!, figureWord(point.figure, context), share(at)],
      condition: onX(point),
    })),
    notes: [
      ...(slices < points.length ? [t('data.chart.topValues', { most: slices })] : []),
      ...(below > 0 ? [t('data.chart.belowZero', { count: below })] : []),
    ],
  };
}
