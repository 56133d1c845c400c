import { ok } from '../../shared/index.ts';
import { identifier, joined, sql } from '../sql/sql-text.ts';
import { columns } from '../step-parameters.ts';
import { stepKind } from '../step.ts';

/** Removes rows in which one of the chosen columns has no value. */
export const dropMissing = stepKind({
  kind: 'drop-missing',
  label: { en: 'Remove rows with missing values', 'zh-CN': '删除缺失值所在行' },
  parameters: { of: columns({ en: 'Columns', 'zh-CN': '列' }) },
  columnsAfter: (_, { columns: all }) => ok(all),
  select: ({ of }, from) =>
    sql`select * from ${from} where ${joined(
      of.map((name) => sql`${identifier(name)} is not null`),
      ' and ',
    )}`,
  explain: ({ of }) => ({
    en: `Remove rows in which ${of.map((name) => `“${name}”`).join(' or ')} has no value`,
    'zh-CN': `删除${of.map((name) => `“${name}”`).join('或')}没有值的行`,
  }),
});
