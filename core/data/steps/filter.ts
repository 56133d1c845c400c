import { ok } from '../../shared/index.ts';
import { conditionInWords, conditionSql } from '../condition.ts';
import { sql } from '../sql/sql-text.ts';
import { condition } from '../step-parameters.ts';
import { stepKind } from '../step.ts';

/** Rows of which a condition is true. */
export const filter = stepKind({
  kind: 'filter',
  label: { en: 'Filter rows', 'zh-CN': '筛选行' },
  parameters: { where: condition({ en: 'Condition', 'zh-CN': '条件' }) },
  columnsAfter: (_, { columns }) => ok(columns),
  select: ({ where }, from, { columns }) =>
    sql`select * from ${from} where ${conditionSql(where, columns)}`,
  explain: ({ where }) => {
    const words = conditionInWords(where);
    return {
      en: `Keep rows where ${words.en}`,
      'zh-CN': `保留满足条件的行：${words['zh-CN']}`,
    };
  },
});
