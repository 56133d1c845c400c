import type { Texts } from '../shared/index.ts';
import { type Column, columnNamed, type ColumnType, plainColumn } from './column.ts';
import { periodStart } from './sql/period-start.ts';
import { identifier, numberLiteral, sql, type SqlText } from './sql/sql-text.ts';
import { type Aggregate, AGGREGATES, DATE_PARTS, type GroupKey } from './step-parameters.ts';

/**
 * A figure of a group. Missing values do not count; a figure of no value at all is missing, a number of them 0. Sums of
 * whole numbers and of DECIMAL columns are exact; means, medians and quantiles are DOUBLE.
 */
export function aggregateSql(aggregate: Aggregate): SqlText {
  const of = identifier(aggregate.column ?? '');
  switch (aggregate.function) {
    case 'rows':
      return sql`count(*)`;
    case 'count':
      return sql`count(${of})`;
    case 'distinct':
      return sql`count(distinct ${of})`;
    case 'sum':
      return sql`sum(${of})`;
    case 'mean':
      return sql`avg(${of})`;
    case 'median':
      return sql`median(${of}::double)`;
    case 'quantile':
      return sql`quantile_cont(${of}::double, ${numberLiteral(aggregate.quantile!)})`;
    case 'least':
      return sql`min(${of})`;
    case 'most':
      return sql`max(${of})`;
    default:
      return aggregate.function satisfies never;
  }
}

/** Whether a figure of no rows is 0 and not missing. */
export const isCount = (aggregate: Aggregate): boolean =>
  ['rows', 'count', 'distinct'].includes(aggregate.function);

export function aggregateColumn(aggregate: Aggregate, columns: readonly Column[]): Column {
  const of = columnNamed(columns, aggregate.column ?? '');
  const like = (type: ColumnType): Column => ({ ...of!, name: aggregate.name, type });
  switch (aggregate.function) {
    case 'rows':
    case 'count':
    case 'distinct':
      return plainColumn(aggregate.name, 'integer');
    case 'sum':
      return like(of!.type);
    case 'mean':
    case 'median':
    case 'quantile':
      return like('decimal');
    case 'least':
    case 'most':
      return like(of!.type);
    default:
      return aggregate.function satisfies never;
  }
}

/** '“price”: mean', in both languages. */
export function aggregateInWords({ function: name, column, quantile }: Aggregate): Texts {
  const { label } = AGGREGATES.find((each) => each.value === name)!;
  if (column === null) return { en: `the ${label.en}`, 'zh-CN': label['zh-CN'] };
  const part = quantile === null ? '' : ` ${quantile}`;
  return {
    en: `the ${label.en}${part} of “${column}”`,
    'zh-CN': `“${column}”的${label['zh-CN']}${part}`,
  };
}

/** Name of a key's column: 'ordered_month' for the month of 'ordered'. */
export const groupKeyName = ({ column, part }: GroupKey): string =>
  part === null ? column : `${column}_${part}`;

export const groupKeySql = ({ column, part }: GroupKey): SqlText =>
  part === null ? identifier(column) : periodStart(part, identifier(column));

export const groupKeyColumn = (key: GroupKey, columns: readonly Column[]): Column =>
  key.part === null ? columnNamed(columns, key.column)! : plainColumn(groupKeyName(key), 'date');

export function groupKeyInWords({ column, part }: GroupKey): Texts {
  const label = DATE_PARTS.find((each) => each.value === part)?.label;
  return label
    ? { en: `${label.en} of “${column}”`, 'zh-CN': `“${column}”的${label['zh-CN']}` }
    : { en: `“${column}”`, 'zh-CN': `“${column}”` };
}

/** Whether the figures of groups add up to the figure of all rows. */
export const isAdditive = (aggregate: Aggregate): boolean =>
  ['rows', 'count', 'sum'].includes(aggregate.function);
