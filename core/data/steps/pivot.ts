import { ok, refuse } from '../../shared/index.ts';
import {
  aggregateColumn,
  aggregateInWords,
  aggregateSql,
  groupKeyColumn,
  groupKeyInWords,
  groupKeySql,
  isCount,
} from '../aggregate-sql.ts';
import { type Column, type ColumnType, plainColumn } from '../column.ts';
import {
  identifier,
  joined,
  literal,
  numberLiteral,
  sql,
  type SqlText,
  textLiteral,
} from '../sql/sql-text.ts';
import {
  aggregate,
  columnValues,
  freeName,
  groupKey,
  groupKeys,
  optionalName,
  type GroupKey,
} from '../step-parameters.ts';
import { stepKind } from '../step.ts';
import { valueOf } from '../values.ts';

/** Most columns of a pivot table that are values. */
export const MOST_PIVOT_COLUMNS = 200;

const OTHER = { en: 'Other', 'zh-CN': '其他' };
const TOTAL = { en: 'Total', 'zh-CN': '合计' };

/** The word for a missing value in the head of a column. */
const MISSING = '∅';

interface PivotColumns {
  readonly rows: readonly GroupKey[];
  readonly values: readonly (string | null)[];
  readonly other: string | null;
  readonly totalColumn: string | null;
}

/** A column behind the row keys, and what its cells are of. */
export type PivotHead = { readonly name: string } & (
  | { readonly kind: 'value'; readonly value: string | null }
  | { readonly kind: 'other' | 'total' }
);

/** The columns behind the row keys, each name once; a missing value has the sign of the empty set. */
export function pivotHeads(
  { rows, values, other, totalColumn }: PivotColumns,
  columns: readonly Column[],
): readonly PivotHead[] {
  const names = rows.map((key) => groupKeyColumn(key, columns).name);
  const heads: readonly PivotHead[] = [
    ...values.map((value) => ({
      name: value === null || value === '' ? MISSING : value,
      kind: 'value' as const,
      value,
    })),
    ...(other === null ? [] : [{ name: other, kind: 'other' as const }]),
    ...(totalColumn === null ? [] : [{ name: totalColumn, kind: 'total' as const }]),
  ];
  return heads.map((head) => {
    const name = freeName(head.name, names);
    names.push(name);
    return { ...head, name };
  });
}

/**
 * SQL of the name of the row of totals, over all rows of a pivot table: with a number behind it where a row key is named so
 * too, since nothing else would tell the two rows apart.
 *
 * @param key SQL of the first row key
 */
export function totalRowName(key: SqlText, type: ColumnType, name: string): SqlText {
  const plain = textLiteral(name);
  if (!valueOf(type, name)) return plain;
  const text = sql`${key}::varchar`;
  const behind = sql`substr(${text}, ${numberLiteral([...name].length + 1)})`;
  const number = sql`try_cast(regexp_extract(${behind}, '^ [(]([0-9]{1,6})[)]$', 1) as integer)`;
  const last = sql`max(case when ${text} = ${plain} then 1 when starts_with(${text}, ${plain}) then ${number} end)`;
  return sql`${plain} || coalesce(' (' || (${last} + 1) || ')', '')`;
}

/**
 * One row for each combination of the row keys, and one column for each listed value of the column key. A combination
 * without rows is empty, never 0. Values that are not listed are summed up in the column of the rest, so that none is lost
 * when a later file has more of them. The row of totals is last, with its name in the first key, which is then a text.
 */
export const pivot = stepKind({
  kind: 'pivot',
  label: { en: 'Pivot table', 'zh-CN': '数据透视表' },
  parameters: {
    rows: groupKeys({ en: 'Rows', 'zh-CN': '行' }, { atLeast: 1 }),
    columns: groupKey({ en: 'Columns', 'zh-CN': '列' }),
    values: columnValues(
      { en: 'Values as columns', 'zh-CN': '作为列的值' },
      { of: 'columns', most: MOST_PIVOT_COLUMNS },
    ),
    figure: aggregate({ en: 'Figure', 'zh-CN': '汇总值' }),
    other: optionalName({ en: 'Column of all other values', 'zh-CN': '其余值的列名' }, OTHER),
    totalColumn: optionalName({ en: 'Column of totals', 'zh-CN': '合计列名' }, TOTAL),
    totalRow: optionalName({ en: 'Row of totals', 'zh-CN': '合计行名' }, TOTAL),
  },
  columnsAfter: (values, { columns }) => {
    const { type } = groupKeyColumn(values.columns, columns);
    const wrong = values.values.find((value) => value !== null && !valueOf(type, value));
    if (wrong !== undefined)
      return refuse({
        parameter: 'values',
        column: values.columns.column,
        texts: {
          en: `“${wrong}” is no value of “${values.columns.column}”`,
          'zh-CN': `“${wrong}”不是“${values.columns.column}”列的有效值`,
        },
      });
    const keys = values.rows.map((key) => groupKeyColumn(key, columns));
    const repeated = new Set(keys.map(({ name }) => name)).size < keys.length;
    if (repeated || new Set(values.values).size < values.values.length)
      return refuse({
        parameter: repeated ? 'rows' : 'values',
        texts: { en: 'choose each once', 'zh-CN': '不能重复选择' },
      });
    const figure = aggregateColumn(values.figure, columns);
    return ok([
      ...keys.map((key, index) =>
        index === 0 && values.totalRow !== null ? plainColumn(key.name, 'text') : key,
      ),
      ...pivotHeads(values, columns).map(({ name }): Column => ({ ...figure, name })),
    ]);
  },
  select: (values, from, { columns }) => {
    const { rows, columns: across, figure, totalRow } = values;
    const keys = rows.map((key) => groupKeyColumn(key, columns));
    const { type } = groupKeyColumn(across, columns);
    const key = sql`p.${identifier('c')}`;
    const listed = values.values.map((value) =>
      literal(value === null ? { kind: 'null' } : valueOf(type, value)!),
    );
    const rest = joined(
      listed.map((value) => sql`${key} is distinct from ${value}`),
      ' and ',
    );
    const conditions = [
      ...listed.map((value) => sql`${key} is not distinct from ${value}`),
      ...(values.other === null ? [] : [rest]),
      ...(values.totalColumn === null ? [] : [null]),
    ];
    const total = aggregateSql({ ...figure, column: 'v' });
    const cells = conditions.map((condition) => {
      if (!condition) return total;
      const cell = sql`${total} filter (where ${condition})`;
      return isCount(figure)
        ? sql`case when count(*) filter (where ${condition}) > 0 then ${cell} end`
        : cell;
    });
    const rowKeys = rows.map((_, index) => sql`p.${identifier(`r${index + 1}`)}`);
    const [firstKey] = rowKeys;
    const labels = rowKeys.map((name, index) =>
      index === 0 && totalRow !== null
        ? sql`case when grouping(${name}) = 1 then ${totalRowName(name, keys[0]!.type, totalRow)} else ${name}::varchar end`
        : name,
    );
    const heads = [
      ...keys.map(({ name }) => name),
      ...pivotHeads(values, columns).map(({ name }) => name),
    ];
    const parts = [...labels, ...cells].map(
      (part, index) => sql`${part} as ${identifier(heads[index]!)}`,
    );
    const inputs = [
      ...rows.map((row, index) => sql`${groupKeySql(row)} as ${identifier(`r${index + 1}`)}`),
      sql`${groupKeySql(across)} as ${identifier('c')}`,
      ...(figure.column === null ? [] : [sql`${identifier(figure.column)} as ${identifier('v')}`]),
    ];
    const all = joined(rowKeys, ', ');
    const groups = totalRow === null ? all : sql`grouping sets ((${all}), ())`;
    const order = [
      ...(totalRow === null ? [] : [sql`grouping(${firstKey!})`]),
      ...rowKeys.map((name) => sql`${name} asc nulls last`),
    ];
    return sql`select ${joined(parts, ',\n')} from (select ${joined(inputs, ', ')} from ${from}) as p group by ${groups} order by ${joined(order, ', ')}`;
  },
  explain: ({ rows, columns: across, figure, values }) => {
    const what = aggregateInWords(figure);
    const down = rows.map(groupKeyInWords);
    const over = groupKeyInWords(across);
    return {
      en: `Show ${what.en} by ${down.map(({ en }) => en).join(', ')} in rows and by ${over.en} in ${values.length} columns`,
      'zh-CN': `以${down.map((words) => words['zh-CN']).join('、')}为行、${over['zh-CN']}为列（${values.length} 列），计算${what['zh-CN']}`,
    };
  },
});
