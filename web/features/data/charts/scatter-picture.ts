import {
  columnNamed,
  everyCondition,
  familyOf,
  keyCondition,
  MOST_SERIES,
} from '@toolyard/core/data';
import { count } from '../../../ui/format.ts';
import { figureAxis, frame, grid, legend, timeAxis, timeOf, tooltip } from './frame.ts';
import { numberOf, type Picture, type PictureContext, type Point } from './picture.ts';
import { exactFigure, timeWord, valueWord } from './point-words.ts';

interface Scatter {
  readonly parameters: { readonly x: string; readonly y: string; readonly series: string | null };
}

const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond'] as const;

/** A point for each row; the series with the most points have colors of their own. */
export function scatterPicture(
  { parameters: { x, y, series } }: Scatter,
  points: readonly Point[],
  context: PictureContext,
): Picture {
  const { columns, language, t, tokens } = context;
  const xColumn = columnNamed(columns, x)!;
  const isTime = familyOf(xColumn.type) === 'time';
  const xWord = ({ x: value = null }: Point) =>
    isTime ? timeWord(String(value), null, language) : exactFigure(value);
  const key = series === null ? null : { column: series, part: null };
  const rowsAt = (point: Point) =>
    everyCondition(
      [
        [x, point.x] as const,
        [y, point.y] as const,
        ...(series === null ? [] : [[series, point.series] as const]),
      ].map(([column, value]) => keyCondition(value ?? null, { column, part: null }, columns)),
    );
  const ownWords = points.map((point) => (key ? valueWord(point, 'series', key, context) : y));
  const sizes = new Map<string, number>();
  for (const word of ownWords) sizes.set(word, (sizes.get(word) ?? 0) + 1);
  const ranked = [...sizes.keys()].toSorted((a, b) => sizes.get(b)! - sizes.get(a)!);
  const shown = ranked.slice(0, MOST_SERIES);
  const isCut = ranked.length > shown.length;
  const other = t('data.chart.other');
  const words = ownWords.map((word) => (shown.includes(word) ? word : other));
  const all = Number(points[0]?.all ?? 0);
  const every = points.length === 0 ? 1 : Math.ceil(all / 5000);
  return {
    option: {
      ...frame(context),
      grid: grid(series === null ? 24 : 56),
      tooltip: tooltip(context, (params) => {
        const { data } = params as { readonly data: { readonly row: number } };
        const point = points[data.row]!;
        return [
          ...(series === null ? [] : [ownWords[data.row]!]),
          `${x}: ${xWord(point)}`,
          `${y}: ${exactFigure(point.y ?? null)}`,
        ].join('\n');
      }),
      ...(series !== null && { legend: legend(context) }),
      xAxis: isTime
        ? timeAxis(context)
        : figureAxis(context, xColumn, {
            scale: true,
            name: x,
            nameLocation: 'middle',
            nameGap: 28,
          }),
      yAxis: figureAxis(context, columnNamed(columns, y)!, {
        scale: true,
        name: y,
        nameTextStyle: { align: 'left', color: tokens.axis, fontSize: 11 },
      }),
      series: [...shown, ...(isCut ? [other] : [])].map((name, index) => ({
        type: 'scatter',
        name,
        symbol: SYMBOLS[index % SYMBOLS.length],
        symbolSize: 6,
        itemStyle: {
          color: isCut && name === other ? tokens.series.at(-1) : tokens.series[index],
          opacity: 0.6,
        },
        data: points.flatMap((point, row) => {
          if (words[row] !== name) return [];
          const across = isTime ? timeOf(String(point.x)) : numberOf(point.x);
          return [{ value: [across, numberOf(point.y)], row }];
        }),
      })),
    },
    height: 360,
    columns: [
      { label: x, isNumber: !isTime },
      { label: y, isNumber: true },
      ...(series === null ? [] : [{ label: series, isNumber: false }]),
    ],
    rows: points.map((point, row) => ({
      cells: [
        xWord(point),
        exactFigure(point.y ?? null),
        ...(series === null ? [] : [ownWords[row]!]),
      ],
      condition: rowsAt(point),
    })),
    notes: [
      ...(every > 1
        ? [
            t('data.chart.everyPoint', {
              every,
              shown: count(points.length),
              all: count(all),
            }),
          ]
        : []),
      ...(isCut ? [t('data.chart.topSeries', { most: MOST_SERIES })] : []),
    ],
  };
}
