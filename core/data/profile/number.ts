import { identifier, numberLiteral, sql } from '../sql/sql-text.ts';
import { type FamilyProfile, MOST_BINS } from './family-profile.ts';

/** The least of 1, 2 and 5 times a power of ten that cuts a range into at most `MOST_BINS` parts; 1 of an empty range. */
export function binWidth(least: number, greatest: number): { width: number; digits: number } {
  const raw = (greatest - least) / (MOST_BINS - 1);
  if (!(raw > 0) || !Number.isFinite(raw)) return { width: 1, digits: 0 };
  const exponent = Math.floor(Math.log10(raw));
  const factor = [1, 2, 5, 10].find((each) => each * 10 ** exponent >= raw * (1 - 1e-12))!;
  const digits = Math.max(0, -exponent);
  return { width: Number(`${factor}e${exponent}`), digits };
}

const MOST_DIGITS = 15;

/** Mean, quartiles and bins whose limits are round numbers. */
export const numberProfile: FamilyProfile = {
  figures: [
    { id: 'mean', label: { en: 'mean', 'zh-CN': '平均值' }, sql: (x) => sql`avg(${x})` },
    {
      id: 'q1',
      label: { en: 'first quartile', 'zh-CN': '下四分位数' },
      sql: (x) => sql`quantile_cont(${x}::double, 0.25)`,
    },
    {
      id: 'median',
      label: { en: 'median', 'zh-CN': '中位数' },
      sql: (x) => sql`median(${x}::double)`,
    },
    {
      id: 'q3',
      label: { en: 'third quartile', 'zh-CN': '上四分位数' },
      sql: (x) => sql`quantile_cont(${x}::double, 0.75)`,
    },
    { id: 'sum', label: { en: 'sum', 'zh-CN': '合计' }, sql: (x) => sql`sum(${x})` },
  ],
  bins({ name }, from, least, greatest) {
    const [low, high] = [Number(least), Number(greatest)];
    const { width, digits } = binWidth(low, high);
    if (!Number.isFinite(low) || !Number.isFinite(high) || digits > MOST_DIGITS) return null;
    const binOf = (value: number) => Math.floor(Number((value / width).toFixed(9)));
    const first = binOf(low);
    const count = Math.min(binOf(high) - first + 1, MOST_BINS + 1);
    const column = identifier(name);
    const limit = (bin: number) => (bin * width).toFixed(digits);
    return {
      query: sql`select floor(round(${column}::double / ${numberLiteral(width)}, 9))::bigint as bin, count(*) from ${from} where ${column} is not null and isfinite(${column}::double) group by 1 order by 1`,
      read: (rows) => {
        const counts = new Map(rows.map(([bin, number]) => [Number(bin), Number(number)]));
        return Array.from({ length: count }, (_, index) => {
          const [start, end] = [limit(first + index), limit(first + index + 1)];
          return {
            from: start,
            to: end,
            rows: counts.get(first + index) ?? 0,
            condition: {
              kind: 'and',
              of: [
                { kind: 'compare', column: name, operator: '>=', value: start },
                { kind: 'compare', column: name, operator: '<', value: end },
              ],
            },
          };
        });
      },
    };
  },
};
