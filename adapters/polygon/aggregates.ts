import { newYorkDate } from '@toolyard/core/calendar';
import type { Timespan } from '@toolyard/core/market';
import { addDays, type CalendarDate } from '@toolyard/core/shared';
import { garbage, onlyRows, type PolygonCall, type Query, type Rows } from './polygon-client.ts';
import type { Aggregate, IndexAggregate } from './wire.ts';

/** Which bars to read. */
export interface AggregatesQuery {
  /** The provider's name of a share, an index or a contract. */
  readonly ticker: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly timespan: Timespan;
  readonly multiplier: number;
  readonly query: Query;
  readonly schema: typeof Aggregate | typeof IndexAggregate;
}

/** A week's or a month's bar begins on the first of its days, which may come before the span. */
const LONGEST_UNIT: Readonly<Record<Timespan, number>> = {
  ...{ minute: 0, hour: 0, day: 0, week: 6, month: 30 },
};

/** The bars of a span. Those of another ticker or of other days are left out. */
export async function readAggregates(
  { ticker, from, to, timespan, multiplier, query, schema }: AggregatesQuery,
  call: PolygonCall,
): Promise<Rows<Aggregate>> {
  const path = `/v2/aggs/ticker/${ticker}/range/${multiplier}/${timespan}/${from}/${to}`;
  const first = addDays(from, -multiplier * LONGEST_UNIT[timespan]);
  const answer = ofTicker(ticker, await call.rows(path, query, schema));
  return onlyRows(answer, ({ t }) => newYorkDate(t) >= first && newYorkDate(t) <= to);
}

/** The rows of that ticker. Refuses an answer that is of another one. */
export function ofTicker(ticker: string, answer: Rows<Aggregate>): Rows<Aggregate> {
  if (answer.ticker !== null && answer.ticker !== ticker)
    throw garbage('the answer is of another ticker');
  return onlyRows(answer, ({ T }) => T === undefined || T === ticker);
}
