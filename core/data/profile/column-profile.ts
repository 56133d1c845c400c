import type { Texts } from '../../shared/index.ts';
import { type Column, type ColumnFamily, familyOf } from '../column.ts';
import type { Condition } from '../condition.ts';
import type { Cancellation, Cell, QueryEngine } from '../ports/query-engine.ts';
import { identifier, joined, numberLiteral, sql, type SqlText } from '../sql/sql-text.ts';
import { booleanProfile } from './boolean.ts';
import type { FamilyProfile, ProfileBin } from './family-profile.ts';
import { nestedProfile } from './nested.ts';
import { numberProfile } from './number.ts';
import { textProfile } from './text.ts';
import { timeProfile } from './time.ts';

/** Most values that are listed one by one; the rest is 'other'. */
export const MOST_TOP_VALUES = 50;

/** A value of a column and the rows that have it. */
export interface TopValue {
  readonly value: Cell;
  readonly rows: number;
  readonly condition: Condition;
}

/** The counts of a column, from one query. */
export interface ColumnSummary {
  readonly column: Column;
  readonly rows: number;
  readonly missing: number;
  /** Distinct values, a missing one not being one. */
  readonly distinct: number;
  readonly least: Cell;
  readonly greatest: Cell;
  readonly figures: readonly { readonly id: string; readonly label: Texts; readonly value: Cell }[];
}

/** What is in a column. */
export interface ColumnProfile extends ColumnSummary {
  /** Values with the most rows, at most `MOST_TOP_VALUES`; equal ones in their own order. */
  readonly top: readonly TopValue[];
  /** What `top` leaves out. */
  readonly other: { readonly values: number; readonly rows: number };
  /** Histogram of numbers and times; empty where there is none. */
  readonly bins: readonly ProfileBin[];
}

export function familyProfileOf(family: ColumnFamily): FamilyProfile {
  switch (family) {
    case 'number':
      return numberProfile;
    case 'text':
      return textProfile;
    case 'time':
      return timeProfile;
    case 'boolean':
      return booleanProfile;
    case 'nested':
      return nestedProfile;
    default:
      return family satisfies never;
  }
}

/** A SELECT of one row: rows, values, distinct values, least, greatest and the figures of the family. */
export function summaryQuery(column: Column, from: SqlText): SqlText {
  const name = identifier(column.name);
  const { figures } = familyProfileOf(familyOf(column.type));
  const parts = [
    sql`count(*)`,
    sql`count(${name})`,
    sql`count(distinct ${name})`,
    sql`min(${name})`,
    sql`max(${name})`,
    ...figures.map((figure) => figure.sql(name)),
  ];
  const named = parts.map((part, index) => sql`${part} as ${identifier(`figure ${index}`)}`);
  return sql`select ${joined(named, ', ')} from ${from}`;
}

export function readSummary(column: Column, row: readonly Cell[]): ColumnSummary {
  const [rows, values, distinct, least = null, greatest = null, ...rest] = row;
  const { figures } = familyProfileOf(familyOf(column.type));
  return {
    column,
    rows: Number(rows),
    missing: Number(rows) - Number(values),
    distinct: Number(distinct),
    least,
    greatest,
    figures: figures.map(({ id, label }, index) => ({ id, label, value: rest[index] ?? null })),
  };
}

/** The values with the most rows. */
export function topValuesQuery(column: Column, from: SqlText): SqlText {
  const name = identifier(column.name);
  return sql`select ${name} as value, count(*) as rows from ${from} where ${name} is not null group by 1 order by 2 desc, 1 limit ${numberLiteral(MOST_TOP_VALUES)}`;
}

export function readTopValues(
  summary: ColumnSummary,
  rows: readonly (readonly Cell[])[],
): Pick<ColumnProfile, 'top' | 'other'> {
  const column = summary.column.name;
  const top = rows.map(([value = null, count]): TopValue => ({
    value,
    rows: Number(count),
    condition: { kind: 'one-of', column, values: [value === null ? null : String(value)] },
  }));
  const listed = top.reduce((sum, each) => sum + each.rows, 0);
  return {
    top,
    other: {
      values: summary.distinct - top.length,
      rows: summary.rows - summary.missing - listed,
    },
  };
}

/** The profile of one column of a table or subquery. */
export async function profileColumn(
  engine: Pick<QueryEngine, 'query'>,
  column: Column,
  from: SqlText,
  cancellation?: Cancellation,
): Promise<ColumnProfile> {
  const rowsOf = async (query: SqlText) => (await engine.query(query, cancellation)).rows;
  const summary = readSummary(column, (await rowsOf(summaryQuery(column, from)))[0]!);
  const top = readTopValues(summary, await rowsOf(topValuesQuery(column, from)));
  const { least, greatest } = summary;
  const bins =
    least === null || greatest === null
      ? null
      : familyProfileOf(familyOf(column.type)).bins(column, from, String(least), String(greatest));
  return { ...summary, ...top, bins: bins ? bins.read(await rowsOf(bins.query)) : [] };
}
