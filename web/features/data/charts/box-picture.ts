import { columnNamed, groupKeyInWords, MOST_AXIS_VALUES, type GroupKey } from '@toolyard/core/data';
import { figureAxis, frame, grid, nameAxis, tooltip } from './frame.ts';
import { numberOf, type Picture, type PictureContext, type Point } from './picture.ts';
import { keyCondition } from './point-condition.ts';
import { figureWord, valueWord } from './point-words.ts';

interface Box {
  readonly parameters: { readonly of: string; readonly by: GroupKey | null };
}

const FIGURES = ['low', 'q1', 'median', 'q3', 'high'] as const;
const ROW = 30;

/** Median, quartiles and whiskers of each group, one below the other. */
export function boxPicture(
  { parameters: { of, by } }: Box,
  points: readonly Point[],
  isCut: boolean,
  context: PictureContext,
): Picture {
  const { columns, language, t, tokens } = context;
  const names = points.map((point) => (by === null ? of : valueWord(point, 'x', by, context)));
  const labels = {
    low: t('data.chart.low'),
    q1: t('data.chart.firstQuartile'),
    median: t('data.chart.median'),
    q3: t('data.chart.thirdQuartile'),
    high: t('data.chart.high'),
    outliers: t('data.chart.outliers'),
    rows: t('data.rows'),
  };
  const shown = [...FIGURES, 'outliers', 'rows'] as const;
  return {
    option: {
      ...frame(context),
      grid: grid(12),
      tooltip: tooltip(context, (params) => {
        const { dataIndex: at } = params as { readonly dataIndex: number };
        return [
          names[at],
          ...shown.map(
            (figure) => `${labels[figure]}: ${figureWord(points[at]![figure], context)}`,
          ),
        ].join('\n');
      }),
      xAxis: figureAxis(context, columnNamed(columns, of)!, { scale: true }),
      yAxis: nameAxis(context, names, { inverse: true }),
      series: [
        {
          type: 'boxplot',
          cursor: 'pointer',
          boxWidth: [6, 18],
          itemStyle: { color: tokens.tint, borderColor: tokens.accent, borderWidth: 1.5 },
          data: points.map((point, row) => ({
            value: FIGURES.map((figure) => numberOf(point[figure])),
            row,
          })),
        },
      ],
    },
    height: Math.max(140, names.length * ROW + 70),
    columns: [
      { label: by === null ? of : groupKeyInWords(by)[language], isNumber: false },
      ...shown.map((figure) => ({ label: labels[figure], isNumber: true })),
    ],
    rows: points.map((point, at) => ({
      cells: [names[at]!, ...shown.map((figure) => figureWord(point[figure], context))],
      condition: by === null ? null : keyCondition(point, 'x', by, columns),
    })),
    notes: [
      ...(isCut ? [t('data.chart.mostGroups', { most: MOST_AXIS_VALUES })] : []),
      t('data.chart.whiskers'),
    ],
  };
}
