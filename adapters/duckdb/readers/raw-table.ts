import type {
  ColumnType,
  QueryEngine,
  ReadingReport,
  SqlText,
  TypeRule,
} from '@toolyard/core/data';
import { identifier, joined, numberLiteral, sql } from '@toolyard/core/data';

/** What a format says about the values of a column. */
export type Declared =
  /** Nothing: the texts decide. */
  | { readonly kind: 'open' }
  /** They are texts, so that digits alone are no number. */
  | { readonly kind: 'texts' }
  /** They are numbers, whatever their length. */
  | { readonly kind: 'numbers' }
  /** Nothing, but the column holds values already: every text of it was read by this rule. */
  | { readonly kind: 'read'; readonly rule: TypeRule; readonly offered: readonly TypeRule[] }
  /** They have this type. */
  | {
      readonly kind: 'type';
      readonly type: ColumnType;
      readonly sqlType: SqlText;
      readonly instant?: true;
    };

export interface RawColumn {
  readonly name: string;
  readonly declared: Declared;
  readonly unit?: '%' | null;
  readonly currency?: string | null;
}

/** Why a line, or a part of it, is not in the table. */
export type RejectedReason = 'above the table' | 'too many cells' | 'unreadable' | 'total' | 'note';

export interface RejectedLine {
  readonly line: number;
  readonly text: string;
  readonly reason: RejectedReason;
}

/** A table in the engine, of texts and of values that were read at once, whose columns are called c0, c1 and so on, and the line of each row `line`. */
export interface RawTable {
  readonly name: string;
  readonly columns: readonly RawColumn[];
  readonly delimiter: string | null;
  readonly reports: readonly ReadingReport[];
  readonly rejected: readonly RejectedLine[];
  /** Rows of totals and notes may stand among its rows. */
  readonly mayHaveTotals: boolean;
  /** Rows have the column `line`. */
  readonly hasLines: boolean;
}

export const rawColumn = (at: number): SqlText => identifier(`c${at}`);
export const LINE = identifier('line');

const varchars = (names: readonly SqlText[]): SqlText =>
  joined(
    names.map((name) => sql`${name} varchar`),
    ', ',
  );

/** Makes the table into which the rows of `width` texts and a line go. */
export async function createRawTable(
  engine: QueryEngine,
  name: string,
  width: number,
): Promise<void> {
  const columns = [...Array.from({ length: width }, (_, at) => rawColumn(at)), LINE];
  await engine.execute(sql`drop table if exists ${identifier(name)}`);
  await engine.execute(sql`create table ${identifier(name)} (${varchars(columns)})`);
}

export const dropTable = (engine: QueryEngine, name: string): Promise<void> =>
  engine.execute(sql`drop table if exists ${identifier(name)}`);

export const limit = (rows: number): SqlText => sql`limit ${numberLiteral(rows)}`;
