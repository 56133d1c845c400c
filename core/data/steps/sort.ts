import { ok } from '../../shared/index.ts';
import { identifier, joined, sql } from '../sql/sql-text.ts';
import { sortKeys } from '../step-parameters.ts';
import { stepKind } from '../step.ts';

/** Rows in the order of columns. Rows without a value come last; equal rows stay in their order. */
export const sort = stepKind({
  kind: 'sort',
  label: { en: 'Sort rows', 'zh-CN': '排序' },
  parameters: { by: sortKeys({ en: 'Sort by', 'zh-CN': '排序依据' }) },
  columnsAfter: (_, { columns }) => ok(columns),
  select: ({ by }, from) => {
    const keys = by.map(({ column, direction }) =>
      direction === 'ascending'
        ? sql`${identifier(column)} asc nulls last`
        : sql`${identifier(column)} desc nulls last`,
    );
    return sql`select * from ${from} order by ${joined(keys, ', ')}, row_number() over ()`;
  },
  explain: ({ by }) => ({
    en: `Sort by ${by.map(({ column, direction }) => `“${column}” ${direction}`).join(', then ')}`,
    'zh-CN': `按${by
      .map(({ column, direction }) => `“${column}”${direction === 'ascending' ? '升序' : '降序'}`)
      .join('、')}排序`,
  }),
});
