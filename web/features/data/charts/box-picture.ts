import {
  columnNamed,
  everyCondition,
  groupKeyInWords,
  keyCondition,
  MOST_AXIS_VALUES,
  type Cell,
  type Condition,
  type GroupKey,
} from '@toolyard/core/data';
import { figureAxis, frame, grid, nameAxis, tooltip } from './frame.ts';
import { numberOf, type Picture, type PictureContext, type Point } from './picture.ts';
import { exactFigure, figureWord, valueWord } from './point-words.ts';

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
  const group = (point: Point): readonly (Condition | null)[] =>
    by === null ? [] : [keyCondition(point.x ?? null, by, columns)];
  /** Rows of a group whose value stands so to a figure, which is a value of the column. */
  const compared = (operator: '<' | '>' | '=', figure: Cell): Condition | null => {
    // A whole number comes as one with a decimal point.
    const value = String(figure).replace(/\.0+$/, '');
    return /^-?\d{1,38}(\.\d{1,38})?$/.test(value)
      ? { kind: 'compare', column: of, operator, value }
      : null;
  };
  const beyond = (point: Point): Condition | null => {
    const sides = [compared('<', point.low ?? null), compared('>', point.high ?? null)];
    const known = sides.filter((side) => side !== null);
    if (known.length < sides.length || numberOf(point.outliers) === 0) return null;
    return everyCondition([...group(point), { kind: 'or', of: known }]);
  };
  const outliers = points.flatMap((point, at) =>
    (typeof point.far === 'string' && point.far !== '' ? point.far.split(' ') : []).map(
      (value) => ({ value, at, point }),
    ),
  );
  const shown = [...FIGURES, 'outliers', 'rows'] as const;
  return {
    option: {
      ...frame(context),
      grid: grid(12),
      tooltip: tooltip(context, (params) => {
        const { dataIndex: at, seriesIndex } = params as {
          readonly dataIndex: number;
          readonly seriesIndex: number;
        };
        const outlier = seriesIndex === 1 ? outliers[at] : undefined;
        if (outlier)
          return `${names[outlier.at]}\n${of}: ${exactFigure(outlier.value.replace(/\.0+$/, ''))}`;
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
        {
          type: 'scatter',
          cursor: 'pointer',
          symbolSize: 6,
          itemStyle: { color: tokens.accent, opacity: 0.6 },
          data: outliers.map(({ value, at }, index) => ({
            value: [Number(value), at],
            row: points.length + index,
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
      condition: everyCondition(group(point)),
      outliers: beyond(point),
    })),
    more: outliers.map(({ value, point }) =>
      everyCondition([...group(point), compared('=', value)]),
    ),
    notes: [
      ...(isCut ? [t('data.chart.mostGroups', { most: MOST_AXIS_VALUES })] : []),
      t('data.chart.whiskers'),
    ],
  };
}
