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
import type { AlpacaClient } from './alpaca-client.ts';
import type { AssetListing } from './asset-listing.ts';
import { readActions } from './corporate-action-rows.ts';
import { sourced } from './provenance.ts';
import type { Acquisition, CorporateAction as ActionRow, Distribution } from './wire.ts';

/** Cash dividends, splits, symbol changes and mergers. */
export class AlpacaCorporateActions implements CorporateActions {
  constructor(
    private readonly client: AlpacaClient,
    private readonly listing: AssetListing,
    private readonly clock: Clock,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return this.listing.knows(symbol);
  }

  async actions(query: CorporateActionsQuery): Promise<Sourced<readonly CorporateAction[]>> {
    if (!isListedTicker(query.symbol)) throw SYMBOL_UNKNOWN();
    const call = this.client.begin();
    const { rows, complete } = await readActions(query, call);
    // A symbol that its company has left is listed no more and has its last action.
    if (rows.length === 0) await this.listing.require(query.symbol, call);
    const actions = rows.map(({ name, row }) => actionOf(name, row));
    const known = actions.filter((each) => each !== null);
    const partial = !complete || known.length < actions.length;
    return sourced(actionsWithin(known, query), { asOf: this.clock.now(), partial });
  }
}

/** Null where the terms cannot be told. */
function actionOf(name: string, row: ActionRow): CorporateAction | null {
  if ('old_symbol' in row) {
    const { old_symbol: symbol, new_symbol: newSymbol, process_date: exDate } = row;
    return { kind: 'symbolChange', symbol, exDate, newSymbol };
  }
  return 'acquiree_symbol' in row ? mergerOf(name, row) : distributionOf(name, row);
}

function mergerOf(name: string, row: Acquisition): CorporateAction | null {
  const { acquirer_symbol: newSymbol, acquirer_rate: to, acquiree_rate: from } = row;
  const { acquiree_symbol: symbol, effective_date: exDate } = row;
  const merger = { kind: 'merger', symbol, exDate } as const;
  if (name === 'cash_mergers')
    return row.rate === null ? null : { ...merger, cash: row.rate, newSymbol: null, shares: 0 };
  if (newSymbol === null || to === null || from === null) return null;
  if (name === 'stock_mergers') return { ...merger, cash: 0, newSymbol, shares: to / from };
  // The documentation does not tell for how many shares the cash is where they are not one.
  if (row.cash_rate === null || from !== 1) return null;
  return { ...merger, cash: row.cash_rate, newSymbol, shares: to };
}

function distributionOf(name: string, row: Distribution): CorporateAction | null {
  const { symbol, ex_date: exDate, rate, old_rate, new_rate } = row;
  if (name === 'cash_dividends') {
    const { payable_date: payDate, special } = row;
    if (rate === null) return null;
    return { kind: 'dividend', symbol, exDate, amount: rate, payDate, isSpecial: special ?? false };
  }
  if (old_rate === null || new_rate === null) return null;
  return { kind: 'split', symbol, exDate, ...wholeRatio(old_rate, new_rate) };
}
