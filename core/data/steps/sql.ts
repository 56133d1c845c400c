import { ok } from '../../shared/index.ts';
import { ownSelect, sql as sqlText } from '../sql/sql-text.ts';
import { select as selectParameter, tableColumns } from '../step-parameters.ts';
import { stepKind } from '../step.ts';

/**
 * A SELECT of one's own, which reads the rows so far from the table "input". Its columns are what the engine described
 * when it was written.
 */
export const ownSql = stepKind({
  kind: 'sql',
  label: { en: 'SQL of your own', 'zh-CN': '自定义 SQL' },
  parameters: {
    text: selectParameter({ en: 'SELECT', 'zh-CN': 'SELECT 语句' }),
    result: tableColumns({ en: 'Columns of the result', 'zh-CN': '结果列' }),
  },
  columnsAfter: ({ result }) => ok(result),
  select: ({ text }, from) =>
    sqlText`with "input" as (select * from ${from}) select * from (
${ownSelect(text)}
)`,
  explain: ({ text }) => ({
    en: `Run SQL: ${text.trim()}`,
    'zh-CN': `运行 SQL：${text.trim()}`,
  }),
});
