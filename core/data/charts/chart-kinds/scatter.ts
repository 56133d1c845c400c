import { optional } from '../../../shared/index.ts';
import { identifier, joined, numberLiteral, sql } from '../../sql/sql-text.ts';
import { column } from '../../step-parameters.ts';
import { chartKind } from '../chart.ts';

/** Points that a picture can show. */
const MOST_POINTS = 5000;

/**
 * A point for each row with both values. Of more rows than a picture can show every second, third … one is drawn, the same
 * ones each time; `all` says how many there are.
 */
export const scatter = chartKind({
  kind: 'scatter',
  label: { en: 'Scatter plot', 'zh-CN': '散点图' },
  parameters: {
    x: column({ en: 'Horizontal axis', 'zh-CN': '横轴' }, ['number', 'time']),
    y: column({ en: 'Vertical axis', 'zh-CN': '纵轴' }, ['number']),
    series: optional(column({ en: 'Series', 'zh-CN': '系列' })),
  },
  points: ['x', 'y', 'series', 'all'],
  query: ({ x, y, series }, from) => {
    const parts = [
      sql`${identifier(x)} as x`,
      sql`${identifier(y)} as y`,
      series === null
        ? sql`null::varchar as series`
        : sql`${identifier(series)}::varchar as series`,
    ];
    const most = numberLiteral(MOST_POINTS);
    return {
      query: sql`with points as (select *, row_number() over () - 1 as place, count(*) over () as "all" from (select ${joined(parts, ', ')} from ${from}) where x is not null and y is not null) select x, y, series, "all" from points where place % cast(ceil("all" / ${most}) as bigint) = 0 order by place`,
      most: null,
    };
  },
  explain: ({ x, y, series }) => ({
    en: `“${y}” against “${x}”${series === null ? '' : `, colored by “${series}”`}`,
    'zh-CN': `“${x}”与“${y}”的关系${series === null ? '' : `，按“${series}”着色`}`,
  }),
});
