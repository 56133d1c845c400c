import {
  actionsWithin,
  SYMBOL_UNKNOWN,
  wholeRatio,
  type CorporateAction,
  type CorporateActions,
  type CorporateActionsQuery,
  type Sourced,
} from '@toolyard/core/market';
import { isListedTicker, type Clock } from '@toolyard/core/shared';
import { isSpecialDividend, readDividends, readSplits } from './corporate-action-rows.ts';
import type { PolygonClient } from './polygon-client.ts';
import { sourced } from './provenance.ts';
import { readSymbolChanges } from './symbol-changes.ts';
import type { Tickers } from './tickers.ts';
import type { DividendRow, SplitRow } from './wire.ts';

const PAGE = 1000;

/** Dividends in dollars, splits and symbol changes. The provider has no mergers. */
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
    const call = this.client.begin();
    const { symbol } = query;
    if (!isListedTicker(symbol)) throw SYMBOL_UNKNOWN();
    const [dividends, splits, changes] = await Promise.all([
      readDividends({ ...query, limit: PAGE }, call),
      readSplits({ ...query, limit: PAGE }, call),
      this.tickers.exists(symbol, call).then((is) => readSymbolChanges(query, is, call)),
    ]);
    if (changes === null) throw SYMBOL_UNKNOWN();
    const asOf = this.clock.now();
    if (dividends === null || splits === null) return sourced(null, { asOf, partial: true });
    const actions = [...dividends.rows.map(dividendOf), ...splits.rows.map(splitOf), ...changes];
    const partial = !dividends.complete || !splits.complete;
    return sourced(actionsWithin(actions, query), { asOf, partial });
  }
}

const dividendOf = (row: DividendRow): CorporateAction => ({
  ...{ kind: 'dividend', symbol: row.ticker, exDate: row.ex_dividend_date },
  ...{ amount: row.cash_amount, payDate: row.pay_date },
  isSpecial: isSpecialDividend(row),
});

const splitOf = (row: SplitRow): CorporateAction => ({
  ...{ kind: 'split', symbol: row.ticker, exDate: row.execution_date },
  ...wholeRatio(row.split_from, row.split_to),
});
