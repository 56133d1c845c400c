import { number } from '../../../shared/index.ts';
import { columnNamed } from '../../column.ts';
import { identifier, numberLiteral, sql } from '../../sql/sql-text.ts';
import { column } from '../../step-parameters.ts';
import { chartKind } from '../chart.ts';

/**
 * Number of rows in equal parts of the range of a column, whose limits are round numbers, whole ones of whole numbers. Empty
 * parts are left out.
 */
export const histogram = chartKind({
  kind: 'histogram',
  label: { en: 'Histogram', 'zh-CN': '直方图' },
  parameters: {
    of: column({ en: 'Column', 'zh-CN': '列' }, ['number']),
    bins: number({ en: 'Most bins', 'zh-CN': '最多分组数' }, { least: 2, most: 200, whole: true }),
  },
  points: ['from', 'to', 'rows'],
  query: ({ of, bins }, from, { columns }) => {
    const isWhole = columnNamed(columns, of)?.type === 'integer';
    const raw = sql`(max(v) - min(v)) / ${numberLiteral(Math.max(1, bins - 1))}`;
    return {
      query: sql`with points as (select ${identifier(of)}::double as v from ${from} where ${identifier(of)} is not null and isfinite(${identifier(of)}::double)),
size as (select case when ${raw} > 0 then ${raw} end as raw from points),
power as (select raw, pow(10, floor(log10(raw))) as ten from size),
step as (select case when raw is null then 1 when raw <= ten then ten when raw <= 2 * ten then 2 * ten when raw <= 5 * ten then 5 * ten else 10 * ten end as wide from power),
widths as (select greatest(wide, ${numberLiteral(isWhole ? 1 : 0)}) as width from step),
places as (select floor(round(v / width, 9)) as place, width from points, widths)
select place * width as "from", (place + 1) * width as "to", count(*) as rows from places group by place, width order by place`,
      most: null,
    };
  },
  explain: ({ of }) => ({
    en: `how the values of “${of}” are distributed`,
    'zh-CN': `“${of}”的分布`,
  }),
});
