import { number, ok } from '../../shared/index.ts';
import { identifier, numberLiteral, sql } from '../sql/sql-text.ts';
import { freeName } from '../step-parameters.ts';
import { stepKind } from '../step.ts';

/**
 * Some of the rows, chosen by chance and the same ones at every run: a row's number, scrambled by the seed, decides. The
 * sample keeps the order of the rows.
 */
export const sample = stepKind({
  kind: 'sample',
  label: { en: 'Take a random sample', 'zh-CN': '随机抽样' },
  parameters: {
    rows: number({ en: 'Rows', 'zh-CN': '行数' }, { least: 1, most: 10_000_000, whole: true }),
    seed: number({ en: 'Seed', 'zh-CN': '随机种子' }, { least: 0, most: 1_000_000, whole: true }),
  },
  columnsAfter: (_, { columns }) => ok(columns),
  select: ({ rows, seed }, from, { columns }) => {
    const row = identifier(
      freeName(
        'row',
        columns.map(({ name }) => name),
      ),
    );
    const numbered = sql`(select *, row_number() over () as ${row} from ${from})`;
    const chance = sql`md5(concat(${numberLiteral(seed)}, '/', ${row}))`;
    return sql`select * exclude (${row}) from ${numbered} qualify row_number() over (order by ${chance}) <= ${numberLiteral(rows)} order by ${row}`;
  },
  explain: ({ rows, seed }) => ({
    en: `Take ${rows} rows by chance (seed ${seed})`,
    'zh-CN': `随机抽取 ${rows} 行（种子 ${seed}）`,
  }),
});
