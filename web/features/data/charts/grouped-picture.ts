import {
  aggregateColumn,
  aggregateInWords,
  columnNamed,
  everyCondition,
  familyOf,
  groupKeyInWords,
  isAdditive,
  MOST_AXIS_VALUES,
  MOST_LINE_POINTS,
  MOST_SERIES,
  type Aggregate,
  type GroupKey,
} from '@toolyard/core/data';
import { figureAxis, frame, grid, legend, nameAxis, timeAxis, timeOf, tooltip } from './frame.ts';
import { numberOf, type Picture, type PictureContext, type Point } from './picture.ts';
import { axisConditions } from './point-condition.ts';
import { figureWord, isOther, valueWord } from './point-words.ts';

interface Grouped {
  readonly kind: 'bar' | 'line' | 'area';
  readonly parameters: {
    readonly x: GroupKey;
    readonly figure: Aggregate;
    readonly series: string | null;
  };
}

/** Height of a bar with its distance to the next. */
const ROW = 26;

const DASHES = ['solid', 'dashed', 'dotted'] as const;
const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond'] as const;

type XAxis = 'names' | 'time' | 'numbers';

function axisOf({ kind, parameters: { x } }: Grouped, { columns }: PictureContext): XAxis {
  if (kind === 'bar') return 'names';
  const type = columnNamed(columns, x.column)?.type;
  if (x.part !== null || type === 'date' || type === 'datetime') return 'time';
  return type !== undefined && familyOf(type) === 'number' ? 'numbers' : 'names';
}

/** Distinct words of the points, in their order. */
const distinct = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** Bars, lines and areas: one figure for each value of an axis, and for each series. */
export function groupedPicture(
  chart: Grouped,
  points: readonly Point[],
  context: PictureContext,
): Picture {
  const { kind } = chart;
  const { x, figure, series } = chart.parameters;
  const { columns, language, t, tokens } = context;
  const seriesKey = series === null ? null : { column: series, part: null };
  const figureColumn = aggregateColumn(figure, columns);
  const figureName = aggregateInWords(figure)[language];
  const xWords = points.map((point) => valueWord(point, 'x', x, context));
  const seriesWords = points.map((point) =>
    seriesKey === null ? figureName : valueWord(point, 'series', seriesKey, context),
  );
  const onX = axisConditions(points, 'x', x, columns);
  const onSeries = seriesKey && axisConditions(points, 'series', seriesKey, columns);
  const axis = axisOf(chart, context);
  const xType = columnNamed(columns, x.column)?.type;
  // Names are read from the left, one below the other; days and numbers go to the right.
  const lies = kind === 'bar' && x.part === null && (xType === 'text' || xType === 'boolean');
  const names = distinct(xWords);
  const allSeries = distinct(seriesWords);
  const otherSeries = seriesWords.find((_, at) => isOther(points[at]!, 'series'));

  const placeOf = (at: number): number | null => {
    if (axis === 'names') return names.indexOf(xWords[at]!);
    const text = points[at]!.x;
    if (typeof text !== 'string') return null;
    return axis === 'time' ? timeOf(text) : numberOf(text);
  };
  const stacked = series !== null && isAdditive(figure) && kind !== 'line';
  const rendered = allSeries.map((name, index) => {
    const color = name === otherSeries ? tokens.series.at(-1)! : tokens.series[index]!;
    const data = points.flatMap((point, at) => {
      if (seriesWords[at] !== name) return [];
      const place = placeOf(at);
      const value = numberOf(point.figure);
      if (place === null) return [];
      return [{ value: lies ? [value, place] : [place, value], row: at }];
    });
    return {
      type: kind === 'bar' ? 'bar' : 'line',
      name,
      data,
      itemStyle: { color },
      ...(stacked && { stack: 'all' }),
      ...(kind === 'bar'
        ? { barMaxWidth: 40, barMinHeight: 1, cursor: 'pointer' }
        : {
            lineStyle: { color, width: 2, type: DASHES[index % DASHES.length] },
            symbol: SYMBOLS[index % SYMBOLS.length],
            symbolSize: 6,
            showSymbol: data.length <= 60,
          }),
      ...(kind === 'area' && { areaStyle: { color, opacity: stacked ? 0.5 : 0.15 } }),
    };
  });

  const readout = (params: never) => {
    const { data } = params as { readonly data: { readonly row: number } };
    const point = points[data.row]!;
    return [
      xWords[data.row]!,
      `${seriesWords[data.row]!}: ${figureWord(point.figure, context)}`,
      ...(figure.function === 'rows'
        ? []
        : [`${t('data.rows')}: ${figureWord(point.rows, context)}`]),
    ].join('\n');
  };
  const figures = figureAxis(context, figureColumn, {
    ...(kind === 'line' && { scale: true }),
    splitNumber: 4,
  });
  const along =
    axis === 'names'
      ? nameAxis(context, names, lies ? { inverse: true } : {})
      : axis === 'time'
        ? timeAxis(context)
        : figureAxis(context, columnNamed(columns, x.column)!, {
            scale: true,
            splitLine: { show: false },
          });
  const offAxis = points.filter((_, at) => placeOf(at) === null);
  return {
    option: {
      ...frame(context),
      grid: grid(series === null ? 12 : 36),
      tooltip: tooltip(context, readout),
      ...(series !== null && { legend: legend(context) }),
      xAxis: lies ? figures : along,
      yAxis: lies ? along : figures,
      series: rendered,
    },
    height: lies ? Math.max(160, names.length * ROW + 60) : 320,
    columns: [
      { label: groupKeyInWords(x)[language], isNumber: false },
      ...(series === null ? [] : [{ label: series, isNumber: false }]),
      { label: figureName, isNumber: true },
      ...(figure.function === 'rows' ? [] : [{ label: t('data.rows'), isNumber: true }]),
    ],
    rows: points.map((point, at) => ({
      cells: [
        xWords[at]!,
        ...(series === null ? [] : [seriesWords[at]!]),
        figureWord(point.figure, context),
        ...(figure.function === 'rows' ? [] : [figureWord(point.rows, context)]),
      ],
      condition: everyCondition([onX(point), ...(onSeries === null ? [] : [onSeries(point)])]),
    })),
    notes: [
      ...(points.some((point) => isOther(point, 'x'))
        ? [
            t('data.chart.topValues', {
              most: kind === 'bar' ? MOST_AXIS_VALUES : MOST_LINE_POINTS,
            }),
          ]
        : []),
      ...(otherSeries === undefined ? [] : [t('data.chart.topSeries', { most: MOST_SERIES })]),
      ...(offAxis.length === 0
        ? []
        : [
            t('data.chart.offAxis', {
              rows: figureWord(
                String(offAxis.reduce((sum, point) => sum + Number(point.rows), 0)),
                context,
              ),
            }),
          ]),
    ],
  };
}
