import type { Cell, Column, Condition, QueryResult } from '@toolyard/core/data';
import { shownNumber } from '@toolyard/core/data';
import type { Language } from '@toolyard/core/shared';
import type { EChartsCoreOption } from 'echarts/core';
import type { Translate } from '../../../i18n/use-text.ts';
import type { ChartTokens } from './chart-tokens.ts';

/** One point of a chart, by the names that its kind gives the columns. */
export type Point = Readonly<Record<string, Cell>>;

/** What every picture needs beside its points. */
export interface PictureContext {
  /** The columns that the chart was made of. */
  readonly columns: readonly Column[];
  readonly language: Language;
  readonly t: Translate;
  readonly tokens: ChartTokens;
}

/** A row of the table behind a picture. */
export interface PictureRow {
  readonly cells: readonly string[];
  /** Keeps the rows of the data that the point stands for; null where no condition says which they are. */
  readonly condition: Condition | null;
  /** Of the values beyond the whiskers of a box. */
  readonly outliers?: Condition | null;
}

export interface PictureColumn {
  readonly label: string;
  readonly isNumber: boolean;
}

/** A chart as it is drawn, and the same in words. A drawn item names its row as `row`. */
export interface Picture {
  readonly option: EChartsCoreOption;
  readonly height: number;
  readonly columns: readonly PictureColumn[];
  readonly rows: readonly PictureRow[];
  /** What further drawn items stand for, which name themselves as rows behind the last one. */
  readonly more?: readonly (Condition | null)[];
  /** What the picture does not show. */
  readonly notes: readonly string[];
}

/** What a drawn item stands for, by the row that it names. */
export const conditionAt = ({ rows, more = [] }: Picture, row: number): Condition | null =>
  (row < rows.length ? rows[row]?.condition : more[row - rows.length]) ?? null;

/** The points of a result, with floating-point numbers as they are shown. */
export const pointsOf = ({ columns, rows }: QueryResult): readonly Point[] =>
  rows.map((row) =>
    Object.fromEntries(
      columns.map(({ name, engineType }, at) => [name, shownNumber(engineType, row[at] ?? null)]),
    ),
  );

/** The number of a cell; null of a missing one and of one that cannot be drawn. */
export function numberOf(cell: Cell | undefined): number | null {
  if (typeof cell !== 'string' || cell === '') return null;
  const number = Number(cell);
  return Number.isFinite(number) ? number : null;
}
