import { ok } from '../../shared/index.ts';
import { columnNamed } from '../column.ts';
import { identifier, joined, sql } from '../sql/sql-text.ts';
import { columns } from '../step-parameters.ts';
import { stepKind } from '../step.ts';

/** Some of the columns, in the given order. */
export const chooseColumns = stepKind({
  kind: 'choose-columns',
  label: { en: 'Choose and reorder columns', 'zh-CN': '选择列及顺序' },
  parameters: { of: columns({ en: 'Columns', 'zh-CN': '列' }) },
  columnsAfter: ({ of }, { columns: all }) => ok(of.map((name) => columnNamed(all, name)!)),
  select: ({ of }, from, { columns: all }) =>
    sql`select ${joined(
      of.map((name) => identifier(columnNamed(all, name)!.name)),
      ', ',
    )} from ${from}`,
  explain: ({ of }) => ({
    en: `Keep the columns ${of.map((name) => `“${name}”`).join(', ')} in this order`,
    'zh-CN': `按此顺序保留列：${of.map((name) => `“${name}”`).join('、')}`,
  }),
});
