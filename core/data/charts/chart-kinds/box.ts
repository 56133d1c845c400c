import { optional } from '../../../shared/index.ts';
import { groupKeyInWords, groupKeySql } from '../../aggregate-sql.ts';
import { identifier, numberLiteral, sql } from '../../sql/sql-text.ts';
import { column, groupKey } from '../../step-parameters.ts';
import { chartKind } from '../chart.ts';
import { MOST_AXIS_VALUES } from '../grouped-points.ts';

/** Most values beyond the whiskers of a group that are drawn. */
const MOST_OUTLIERS = 50;

/**
 * Median and quartiles, with whiskers to the farthest values within 1.5 interquartile ranges of the box (Tukey, Exploratory
 * Data Analysis, 1977), the number of values beyond them, and the farthest of those. Groups with the most values first.
 */
export const box = chartKind({
  kind: 'box',
  label: { en: 'Box plot', 'zh-CN': '箱线图' },
  parameters: {
    of: column({ en: 'Column', 'zh-CN': '列' }, ['number']),
    by: optional(groupKey({ en: 'Groups', 'zh-CN': '分组' })),
  },
  points: ['x', 'low', 'q1', 'median', 'q3', 'high', 'outliers', 'far', 'rows'],
  query: ({ of, by }, from) => {
    const key = by === null ? sql`null::varchar` : sql`${groupKeySql(by)}::varchar`;
    return {
      query: sql`with points as (select ${key} as x, ${identifier(of)}::double as v from ${from} where ${identifier(of)} is not null),
boxes as (select x, quantile_cont(v, 0.25) as q1, median(v) as median, quantile_cont(v, 0.75) as q3, count(*) as rows from points group by x order by rows desc, x limit ${numberLiteral(MOST_AXIS_VALUES + 1)}),
sides as (select b.*, v, v between q1 - 1.5 * (q3 - q1) and q3 + 1.5 * (q3 - q1) as inside from boxes b join points p on p.x is not distinct from b.x)
select x, min(v) filter (where inside) as low, q1, median, q3, max(v) filter (where inside) as high, count(*) filter (where not inside) as outliers, array_to_string(max_by(v, abs(v - median), ${numberLiteral(MOST_OUTLIERS)}) filter (where not inside), ' ') as far, rows from sides group by x, q1, median, q3, rows order by rows desc, x nulls last`,
      most: MOST_AXIS_VALUES,
    };
  },
  explain: ({ of, by }) => {
    const groups = by && groupKeyInWords(by);
    return {
      en: `spread of “${of}”${groups ? ` by ${groups.en}` : ''}`,
      'zh-CN': `${groups ? `按${groups['zh-CN']}的` : ''}“${of}”分布`,
    };
  },
});
