import type { Texts } from '../../../shared/index.ts';
import type { ColumnType } from '../../column.ts';
import type { SqlText } from '../../sql/sql-text.ts';

/** 'year first' is of years of two digits alone: those of four tell the order. */
export type DateOrder = 'day first' | 'month first' | 'year first';

/** How the texts of a column become values. */
export interface TypeRule {
  readonly id: string;
  readonly label: Texts;
  readonly type: ColumnType;
  /** What a text must look like, as a regular expression of RE2 over the lower-case text without outer spaces. */
  readonly pattern: string;
  /**
   * SQL of the value of a text that has the pattern, null if there is none, such as 31 February. Numbers come as plain
   * texts such as '-12.50', so that their digits can be counted before their type is chosen.
   */
  readonly value: (text: SqlText) => SqlText;
  readonly unit?: '%';
  /** Values carry a sign or code of a currency. */
  readonly currency?: true;
  /** The mark between whole part and fraction. */
  readonly decimalMark?: '.' | ',';
  /** The order in which day, month and year stand, where numbers alone leave it open. */
  readonly dateOrder?: DateOrder;
  /** What a text looks like of which the year has two digits, where the rule reads such. */
  readonly shortYear?: string;
  /** Values are moments of UTC. */
  readonly instant?: true;
  /** Offered, never chosen unasked. */
  readonly offeredOnly?: true | undefined;
}

/** A regular expression for part of a pattern, as text of SQL. */
export const matcher = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');
