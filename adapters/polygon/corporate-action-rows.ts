import type { CalendarDate } from '@toolyard/core/shared';
import type * as v from 'valibot';
import { onlyRows, type PolygonCall, type Rows } from './polygon-client.ts';
import { ifIncluded } from './provenance.ts';
import { DividendRow, SplitRow } from './wire.ts';

/** Which actions to read. */
interface ActionsQuery {
  readonly symbol: string;
  /** The first and the last ex-date; announced actions of all days to come without the last one. */
  readonly from: CalendarDate;
  readonly to?: CalendarDate;
  readonly limit: number;
}

/** A list of the provider: the newer interface, and the one before it. */
interface ActionList<T> {
  readonly paths: readonly [string, string];
  readonly schema: v.GenericSchema<unknown, T>;
  readonly exDate: string & keyof T;
}

const DIVIDENDS: ActionList<DividendRow> = {
  paths: ['/stocks/v1/dividends', '/v3/reference/dividends'],
  schema: DividendRow,
  exDate: 'ex_dividend_date',
};
const SPLITS: ActionList<SplitRow> = {
  paths: ['/stocks/v1/splits', '/v3/reference/splits'],
  schema: SplitRow,
  exDate: 'execution_date',
};

/** The rows of the first interface that the plan includes and that answers with a list; null without one. */
async function readActions<T extends { readonly ticker: string }>(
  { paths, schema, exDate }: ActionList<T>,
  { symbol, from, to, limit }: ActionsQuery,
  call: PolygonCall,
  onRefused?: () => void,
): Promise<Rows<T> | null> {
  const last = to === undefined ? {} : { [`${exDate}.lte`]: to };
  const query = { ticker: symbol, [`${exDate}.gte`]: from, ...last, limit };
  const isWithin = (date: unknown) =>
    String(date) >= from && (to === undefined || String(date) <= to);
  for (const path of paths) {
    const found = await ifIncluded(call.rows(path, query, schema, 1), onRefused);
    if (found?.listed)
      return onlyRows(found, (row) => row.ticker === symbol && isWithin(row[exDate]));
  }
  return null;
}

/** Cash dividends in dollars; null where the provider gives no list. `onRefused` is called when the plan is the reason. */
export async function readDividends(
  query: ActionsQuery,
  call: PolygonCall,
  onRefused?: () => void,
): Promise<Rows<DividendRow> | null> {
  const found = await readActions(DIVIDENDS, query, call, onRefused);
  return found && { ...found, rows: found.rows.filter(isDollars) };
}

/** Splits; null where the provider gives no list. */
export const readSplits = (
  query: ActionsQuery,
  call: PolygonCall,
): Promise<Rows<SplitRow> | null> => readActions(SPLITS, query, call);

const isDollars = ({ currency }: DividendRow): boolean => (currency ?? 'USD') === 'USD';

/** Whether a dividend is outside the regular payments, by the older interface or the newer one. */
export const isSpecialDividend = (row: DividendRow): boolean =>
  row.dividend_type === 'SC' || row.distribution_type === 'special';
