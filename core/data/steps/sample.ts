import { number, ok } from '../../shared/index.ts';
import { identifier, numberLiteral, sql } from '../sql/sql-text.ts';
import { freeName } from '../step-parameters.ts';
import { stepKind } from '../step.ts';

/**
 * Some of the rows, chosen by chance and the same ones at every run and in every version of the engine: the number of a row,
 * mixed with the seed by multiplications and a shift (as in MurmurHash3), decides. The sample keeps the order of the rows.
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
    const names = columns.map(({ name }) => name);
    const nameOf = (name: string) => identifier(freeName(name, names));
    const [row, mixed, chance] = [nameOf('row'), nameOf('mixed'), nameOf('chance')];
    const numbered = sql`(select *, row_number() over () as ${row} from ${from})`;
    const mixing = sql`(select *, (${row} * 2654435761 + ${numberLiteral(seed)} * 40503) % 2147483648 as ${mixed} from ${numbered})`;
    return sql`select * exclude (${row}, ${mixed}, ${chance}) from (select *, xor(${mixed}, ${mixed} >> 15) * 2246822519 % 2147483648 as ${chance} from ${mixing} order by ${chance}, ${row} limit ${numberLiteral(rows)}) order by ${row}`;
  },
  explain: ({ rows, seed }) => ({
    en: `Take ${rows} rows by chance (seed ${seed})`,
    'zh-CN': `随机抽取 ${rows} 行（种子 ${seed}）`,
  }),
});
