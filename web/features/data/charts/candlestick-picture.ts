import { columnNamed, groupKeyInWords, type GroupKey } from '@toolyard/core/data';
import { figureAxis, frame, grid, nameAxis, tooltip } from './frame.ts';
import { numberOf, type Picture, type PictureContext, type Point } from './picture.ts';
import { axisConditions } from './point-condition.ts';
import { figureWord, valueWord } from './point-words.ts';

interface Candlestick {
  readonly parameters: {
    readonly x: GroupKey;
    readonly open: string;
    readonly high: string;
    readonly low: string;
    readonly close: string;
  };
}

const PRICES = ['open', 'high', 'low', 'close'] as const;

/** Prices of periods in the colors of the market: hollow where the close is above the open, filled below. */
export function candlestickPicture(
  { parameters }: Candlestick,
  points: readonly Point[],
  isCut: boolean,
  context: PictureContext,
): Picture {
  const { columns, language, t, tokens } = context;
  const { x } = parameters;
  const onX = axisConditions(points, 'x', x, columns);
  const names = points.map((point) => valueWord(point, 'x', x, context));
  return {
    option: {
      ...frame(context),
      grid: grid(12),
      tooltip: tooltip(context, (params) => {
        const { dataIndex: at } = params as { readonly dataIndex: number };
        return [
          names[at],
          ...PRICES.map(
            (price) => `${parameters[price]}: ${figureWord(points[at]![price], context)}`,
          ),
        ].join('\n');
      }),
      xAxis: nameAxis(context, names),
      yAxis: figureAxis(context, columnNamed(columns, parameters.close)!, { scale: true }),
      series: [
        {
          type: 'candlestick',
          itemStyle: {
            color: tokens.surface,
            borderColor: tokens.up,
            color0: tokens.down,
            borderColor0: tokens.down,
          },
          cursor: 'pointer',
          data: points.map((point, row) => ({
            value: (['open', 'close', 'low', 'high'] as const).map((price) =>
              numberOf(point[price]),
            ),
            row,
          })),
        },
      ],
    },
    height: 360,
    columns: [
      { label: groupKeyInWords(x)[language], isNumber: false },
      ...PRICES.map((price) => ({ label: parameters[price], isNumber: true })),
    ],
    rows: points.map((point, at) => ({
      cells: [names[at]!, ...PRICES.map((price) => figureWord(point[price], context))],
      condition: onX(point),
    })),
    notes: isCut ? [t('data.chart.latestPeriods', { most: points.length })] : [],
  };
}
