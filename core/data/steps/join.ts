import { choice, ok, refuse, type Texts } from '../../shared/index.ts';
import { type Column, columnNamed, familyOf, nameKey } from '../column.ts';
import { identifier, joined, sql, type SqlText } from '../sql/sql-text.ts';
import { freeName, type JoinKey, joinKeys, source } from '../step-parameters.ts';
import { type StepContext, stepKind } from '../step.ts';

const KINDS = [
  { value: 'left', label: { en: 'all rows of this table', 'zh-CN': '保留本表所有行' } },
  { value: 'inner', label: { en: 'rows that match', 'zh-CN': '仅保留匹配的行' } },
  { value: 'full', label: { en: 'all rows of both tables', 'zh-CN': '保留两表所有行' } },
  { value: 'without', label: { en: 'rows without a match', 'zh-CN': '仅保留未匹配的行' } },
] as const;

/** The other table's columns that are not keys, each with its name beside the columns of this table. */
function added(
  keys: readonly JoinKey[],
  columns: readonly Column[],
  other: readonly Column[],
): readonly { readonly column: Column; readonly name: string }[] {
  const names = columns.map(({ name }) => name);
  const isKey = (column: Column) =>
    keys.some(({ right }) => nameKey(right) === nameKey(column.name));
  return other
    .filter((column) => !isKey(column))
    .map((column) => {
      const name = freeName(column.name, names);
      names.push(name);
      return { column, name };
    });
}

const matches = (keys: readonly JoinKey[]): SqlText =>
  joined(
    keys.map(({ left, right }) => sql`l.${identifier(left)} = r.${identifier(right)}`),
    ' and ',
  );

/** Rows of one table that match none of the other. */
const unmatched = (from: SqlText, other: SqlText, on: SqlText, label: Texts) => ({
  label,
  query: sql`select count(*) from ${from} where not exists (select 1 from ${other} where ${on})`,
});

const tableOf = (id: string, { tables }: StepContext) => tables.get(id)!;

/**
 * Columns of another table beside these, where key columns are equal. A missing key matches nothing. Rows keep the order of
 * this table, matches the order of the other one; rows of the other table alone come last.
 */
export const join = stepKind({
  kind: 'join',
  label: { en: 'Join another table', 'zh-CN': '关联另一张表' },
  parameters: {
    with: source({ en: 'Table', 'zh-CN': '表' }),
    on: joinKeys({ en: 'Where these columns are equal', 'zh-CN': '关联列' }, { table: 'with' }),
    rows: choice({ en: 'Rows', 'zh-CN': '保留的行' }, KINDS),
  },
  columnsAfter: ({ with: id, on, rows }, context) => {
    const { columns } = context;
    const other = tableOf(id, context);
    for (const { left, right } of on) {
      const [one, two] = [columnNamed(columns, left)!, columnNamed(other.columns, right)];
      if (!two)
        return refuse({
          parameter: 'on',
          column: right,
          texts: {
            en: `“${other.name}” has no column “${right}”`,
            'zh-CN': `“${other.name}”中没有“${right}”列`,
          },
        });
      const dates = ['date', 'datetime'];
      const comparable =
        one.type === two.type ||
        (familyOf(one.type) === 'number' && familyOf(two.type) === 'number') ||
        (dates.includes(one.type) && dates.includes(two.type));
      if (!comparable)
        return refuse({
          parameter: 'on',
          column: left,
          texts: {
            en: `“${left}” and “${right}” have different types; change one of them first`,
            'zh-CN': `“${left}”与“${right}”类型不同，请先统一类型`,
          },
        });
    }
    if (rows === 'without') return ok(columns);
    const types = new Map(
      on.map(({ left, right }) => [nameKey(left), columnNamed(other.columns, right)!.type]),
    );
    const wider = { integer: 0, date: 0, decimal: 1, datetime: 1 } as Partial<
      Record<Column['type'], number>
    >;
    return ok([
      ...columns.map((column) => {
        const type = types.get(nameKey(column.name));
        const isWider = type && (wider[type] ?? 0) > (wider[column.type] ?? 0);
        return rows === 'full' && isWider ? { ...column, type } : column;
      }),
      ...added(on, columns, other.columns).map(({ column, name }) => ({ ...column, name })),
    ]);
  },
  select: ({ with: id, on, rows }, from, context) => {
    const other = tableOf(id, context);
    const right = identifier(other.name);
    if (rows === 'without')
      return sql`select * from ${from} as l where not exists (select 1 from ${right} as r where ${matches(on)})`;
    const keyOf = (column: Column) => on.find(({ left }) => nameKey(left) === nameKey(column.name));
    const parts = [
      ...context.columns.map((column) => {
        const key = keyOf(column);
        const name = identifier(column.name);
        return rows === 'full' && key
          ? sql`coalesce(l.${name}, r.${identifier(key.right)}) as ${name}`
          : sql`l.${name}`;
      }),
      ...added(on, context.columns, other.columns).map(({ column, name }) =>
        column.name === name
          ? sql`r.${identifier(name)}`
          : sql`r.${identifier(column.name)} as ${identifier(name)}`,
      ),
    ];
    const kind = rows === 'left' ? sql`left` : rows === 'inner' ? sql`inner` : sql`full`;
    const numbered = (table: SqlText) =>
      sql`(select *, row_number() over () as ${rowNumber(context, other.columns)} from ${table})`;
    const number = rowNumber(context, other.columns);
    return sql`select ${joined(parts, ', ')} from ${numbered(from)} as l ${kind} join ${numbered(right)} as r on ${matches(on)} order by l.${number} nulls last, r.${number}`;
  },
  explain: ({ with: id, on, rows }, tables) => {
    const name = tables.get(id)?.name ?? id;
    const label = KINDS.find((each) => each.value === rows)!.label;
    return {
      en: `Join “${name}” where ${on.map(({ left, right }) => `“${left}” is its “${right}”`).join(' and ')}; keep ${label.en}`,
      'zh-CN': `按${on.map(({ left, right }) => `“${left}”等于其“${right}”`).join('、')}关联“${name}”，${label['zh-CN']}`,
    };
  },
  checks: ({ with: id, on }, from, context) => {
    const right = identifier(tableOf(id, context).name);
    const [l, r] = [sql`${from} as l`, sql`${right} as r`];
    return [
      unmatched(l, r, matches(on), {
        en: 'rows of this table without a match',
        'zh-CN': '本表中未匹配的行',
      }),
      unmatched(r, l, matches(on), {
        en: 'rows of the other table without a match',
        'zh-CN': '另一张表中未匹配的行',
      }),
      {
        label: {
          en: 'rows of this table with several matches',
          'zh-CN': '本表中匹配多行的行',
        },
        query: sql`select count(*) from ${l} where (select count(*) from ${r} where ${matches(on)}) > 1`,
      },
    ];
  },
});

/** A name for the number of a row that no column of either table has. */
function rowNumber({ columns }: StepContext, other: readonly Column[]): SqlText {
  return identifier(
    freeName(
      'row',
      [...columns, ...other].map(({ name }) => name),
    ),
  );
}
