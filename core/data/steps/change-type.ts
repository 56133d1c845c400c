import { ok } from '../../shared/index.ts';
import { nameKey, type ColumnType } from '../column.ts';
import { identifier, joined, sql, type SqlText } from '../sql/sql-text.ts';
import { column, columnType, typeInWords } from '../step-parameters.ts';
import { stepKind } from '../step.ts';
import { optional, number } from '../../shared/index.ts';

/** A value as another type; null where it cannot be one. Decimal digits that are not kept are rounded. */
function converted(name: string, to: ColumnType, digits: number | null): SqlText {
  const of = identifier(name);
  switch (to) {
    case 'text':
    case 'json':
      return sql`cast(${of} as varchar)`;
    case 'integer':
      return sql`try_cast(${of} as hugeint)`;
    case 'decimal':
      return digits === null ? sql`try_cast(${of} as double)` : decimalCast(of, digits);
    case 'boolean':
      return sql`try_cast(${of} as boolean)`;
    case 'date':
      return sql`try_cast(${of} as date)`;
    case 'datetime':
      return sql`try_cast(${of} as timestamp)`;
    case 'time':
      return sql`try_cast(${of} as time)`;
    default:
      return to satisfies never;
  }
}

/** DECIMAL(38, digits), whose number of digits can only be a word of the statement. */
const DECIMAL_CASTS: readonly ((of: SqlText) => SqlText)[] = [
  (of) => sql`try_cast(${of} as decimal(38, 1))`,
  (of) => sql`try_cast(${of} as decimal(38, 2))`,
  (of) => sql`try_cast(${of} as decimal(38, 3))`,
  (of) => sql`try_cast(${of} as decimal(38, 4))`,
  (of) => sql`try_cast(${of} as decimal(38, 5))`,
  (of) => sql`try_cast(${of} as decimal(38, 6))`,
];
const decimalCast = (of: SqlText, digits: number): SqlText => DECIMAL_CASTS[digits - 1]!(of);

/** The values of a column as another type. */
export const changeType = stepKind({
  kind: 'change-type',
  label: { en: 'Change the type of a column', 'zh-CN': '更改列类型' },
  parameters: {
    of: column({ en: 'Column', 'zh-CN': '列' }),
    to: columnType({ en: 'New type', 'zh-CN': '新类型' }),
    digits: optional(
      number(
        { en: 'Exact decimal digits', 'zh-CN': '精确小数位数' },
        { least: 1, most: DECIMAL_CASTS.length, whole: true },
      ),
    ),
  },
  columnsAfter: ({ of, to }, { columns }) =>
    ok(columns.map((each) => (nameKey(each.name) === nameKey(of) ? { ...each, type: to } : each))),
  select: ({ of, to, digits }, from, { columns }) => {
    const parts = columns.map(({ name }) =>
      nameKey(name) === nameKey(of)
        ? sql`${converted(name, to, digits)} as ${identifier(name)}`
        : identifier(name),
    );
    return sql`select ${joined(parts, ', ')} from ${from}`;
  },
  explain: ({ of, to, digits }) => ({
    en: `Read “${of}” as ${typeInWords(to).en}${digits === null ? '' : ` with ${digits} exact decimal digits`}; values that do not read become empty and are counted`,
    'zh-CN': `将“${of}”转换为${typeInWords(to)['zh-CN']}${digits === null ? '' : `（${digits} 位精确小数）`}；无法转换的值变为空并计数`,
  }),
  checks: ({ of, to, digits }, from) => [
    {
      label: { en: 'values that do not read', 'zh-CN': '无法转换的值' },
      query: sql`select count(*) from ${from} where ${identifier(of)} is not null and ${converted(of, to, digits)} is null`,
    },
  ],
});
