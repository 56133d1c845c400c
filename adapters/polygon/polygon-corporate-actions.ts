import {
  actionsWithin,
  type CorporateAction,
  type CorporateActions,
  type CorporateActionsQuery,
  type Sourced,
} from '@toolyard/core/market';
import type { Clock } from '@toolyard/core/shared';
import type * as v from 'valibot';
import type { PolygonCall, PolygonClient } from './polygon-client.ts';
import { ifIncluded, sourced } from './provenance.ts';
import type { Tickers } from './tickers.ts';
import { DividendRow, SplitRow } from './wire.ts';

const PAGE = 1000;
/** The newer interfaces, and those before them. */
const DIVIDENDS = ['/stocks/v1/dividends', '/v3/reference/dividends'] as const;
const SPLITS = ['/stocks/v1/splits', '/v3/reference/splits'] as const;

/** Dividends in dollars and splits. The provider has mergers and symbol changes in no list by date. */
export class PolygonCorporateActions implements CorporateActions {
  constructor(
    private readonly client: PolygonClient,
    private readonly tickers: Tickers,
    private readonly clock: Clock,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return this.tickers.knows(symbol);
  }

  async actions(query: CorporateActionsQuery): Promise<Sourced<readonly CorporateAction[] | null>> {
    const { symbol, from, to } = query;
    const call = this.client.begin();
    const days = (field: string) => ({
      ...{ ticker: symbol, limit: PAGE },
      ...{ [`${field}.gte`]: from, [`${field}.lte`]: to },
    });
    const [dividends, splits] = await Promise.all([
      listed(call, DIVIDENDS, days('ex_dividend_date'), DividendRow),
      listed(call, SPLITS, days('execution_date'), SplitRow),
      this.tickers.assertKnown(symbol, call),
    ]);
    const asOf = this.clock.now();
    if (dividends === null || splits === null) return sourced(null, { asOf, partial: true });
    const actions = [
      ...dividends.rows.filter(isDollars).map(dividendOf),
      ...splits.rows.map(splitOf),
    ];
    const partial = !dividends.complete || !splits.complete;
    return sourced(actionsWithin(actions, query), { asOf, partial });
  }
}

/** The rows of the first interface that the plan includes; null where it includes none. */
async function listed<S extends v.GenericSchema>(
  call: PolygonCall,
  paths: readonly string[],
  query: Parameters<PolygonCall['rows']>[1],
  schema: S,
) {
  for (const path of paths) {
    const found = await ifIncluded(call.rows(path, query, schema, 1));
    if (found?.listed) return found;
  }
  return null;
}

const isDollars = ({ currency }: DividendRow): boolean => (currency ?? 'USD') === 'USD';

const dividendOf = (row: DividendRow): CorporateAction => ({
  ...{ kind: 'dividend', symbol: row.ticker, exDate: row.ex_dividend_date },
  ...{ amount: row.cash_amount, payDate: row.pay_date },
  isSpecial: row.dividend_type === 'SC' || row.distribution_type === 'special',
});

const splitOf = (row: SplitRow): CorporateAction => ({
  ...{ kind: 'split', symbol: row.ticker, exDate: row.execution_date },
  ...{ from: row.split_from, to: row.split_to },
});
