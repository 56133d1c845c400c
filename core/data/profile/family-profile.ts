import type { Texts } from '../../shared/index.ts';
import type { Column } from '../column.ts';
import type { Condition } from '../condition.ts';
import type { Cell } from '../ports/query-engine.ts';
import type { SqlText } from '../sql/sql-text.ts';

/** One figure of a column's summary, e.g. its mean. */
export interface ProfileFigure {
  readonly id: string;
  readonly label: Texts;
  readonly sql: (column: SqlText) => SqlText;
}

/** A part of the range of a column, with the condition that keeps its rows. */
export interface ProfileBin {
  readonly from: string;
  /** Excluded; of whole days and hours the start of the next one. */
  readonly to: string;
  readonly rows: number;
  readonly condition: Condition;
}

/** A SELECT of the rows in each bin and how it is read. */
export interface BinQuery {
  readonly query: SqlText;
  read(rows: readonly (readonly Cell[])[]): readonly ProfileBin[];
}

/** How the columns of one family are summarized. */
export interface FamilyProfile {
  readonly figures: readonly ProfileFigure[];
  /** Null where a list of the top values says more. `least` and `greatest` are the column's. */
  bins(column: Column, from: SqlText, least: string, greatest: string): BinQuery | null;
}

/** Most bins of a histogram. */
export const MOST_BINS = 24;
