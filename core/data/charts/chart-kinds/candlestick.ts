import { groupKeyInWords, groupKeySql } from '../../aggregate-sql.ts';
import { identifier, numberLiteral, sql } from '../../sql/sql-text.ts';
import { column, groupKey } from '../../step-parameters.ts';
import { chartKind } from '../chart.ts';
import { orderProblem } from '../chart-problems.ts';
import { MOST_LINE_POINTS } from '../grouped-points.ts';

/** Prices of periods: the first open, the greatest high, the least low and the last close of each. The latest periods. */
export const candlestick = chartKind({
  kind: 'candlestick',
  label: { en: 'Candlestick chart', 'zh-CN': 'K 线图' },
  parameters: {
    x: groupKey({ en: 'Time', 'zh-CN': '时间' }),
    open: column({ en: 'Open', 'zh-CN': '开盘' }, ['number']),
    high: column({ en: 'High', 'zh-CN': '最高' }, ['number']),
    low: column({ en: 'Low', 'zh-CN': '最低' }, ['number']),
    close: column({ en: 'Close', 'zh-CN': '收盘' }, ['number']),
  },
  points: ['x', 'open', 'high', 'low', 'close'],
  problem: ({ x }, context) => orderProblem(x, ['time'], context),
  query: ({ x, open, high, low, close }, from) => {
    const at = identifier(x.column);
    return {
      query: sql`select * from (select ${groupKeySql(x)} as x, arg_min(${identifier(open)}, ${at}) as open, max(${identifier(high)}) as high, min(${identifier(low)}) as low, arg_max(${identifier(close)}, ${at}) as close from ${from} where ${at} is not null group by 1 order by 1 desc limit ${numberLiteral(MOST_LINE_POINTS + 1)}) order by x`,
      most: MOST_LINE_POINTS,
    };
  },
  explain: ({ x, close }) => {
    const by = groupKeyInWords(x);
    return {
      en: `open, high, low and “${close}” by ${by.en}`,
      'zh-CN': `按${by['zh-CN']}显示开盘、最高、最低与“${close}”`,
    };
  },
});
