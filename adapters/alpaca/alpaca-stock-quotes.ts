import { newYorkDate } from '@toolyard/core/calendar';
import {
  PROVIDER_GARBAGE,
  SYMBOL_UNKNOWN,
  type Sourced,
  type StockQuote,
  type StockQuotes,
} from '@toolyard/core/market';
import type { Clock, Instant } from '@toolyard/core/shared';
import type { AlpacaCall, AlpacaClient } from './alpaca-client.ts';
import type { AssetListing } from './asset-listing.ts';
import { sourced } from './provenance.ts';
import { Snapshot, type WireBar } from './wire.ts';

/** Symbols of one request. */
const AT_ONCE = 250;

/** A snapshot with a price. */
export type PricedSnapshot = Snapshot & {
  readonly latestTrade: NonNullable<Snapshot['latestTrade']>;
};

/**
 * Snapshots of shares, of all exchanges and 15 minutes old, in the order of the symbols. Refuses with SYMBOL_UNKNOWN where
 * one of them has no price.
 */
export async function readSnapshots(
  symbols: readonly string[],
  call: AlpacaCall,
): Promise<readonly PricedSnapshot[]> {
  const found = new Map<string, Snapshot>();
  let complete = true;
  for (let from = 0; from < symbols.length; from += AT_ONCE) {
    const some = symbols.slice(from, from + AT_ONCE).join(',');
    const query = { symbols: some, feed: 'delayed_sip' };
    const path = '/v2/stocks/snapshots';
    const page = await call.rows({ host: 'data', path, query, field: null }, Snapshot);
    for (const { name, row } of page.rows) found.set(name, row);
    complete &&= page.complete;
  }
  return symbols.map((symbol) => {
    const snapshot = found.get(symbol);
    if (snapshot && isPriced(snapshot)) return snapshot;
    throw complete ? SYMBOL_UNKNOWN() : PROVIDER_GARBAGE();
  });
}

const isPriced = (snapshot: Snapshot): snapshot is PricedSnapshot => snapshot.latestTrade !== null;

/** The daily bar before the session of the last trade: before the open, the newest bar is of the session before. */
export function barBefore({ latestTrade, dailyBar, prevDailyBar }: PricedSnapshot): WireBar | null {
  const isOlder = dailyBar !== null && newYorkDate(dailyBar.t) < newYorkDate(latestTrade.t);
  return isOlder ? dailyBar : prevDailyBar;
}

function quoteOf(symbol: string, snapshot: PricedSnapshot, now: Instant): StockQuote {
  const { latestTrade: print, latestQuote: quote } = snapshot;
  const before = barBefore(snapshot)?.c ?? null;
  const change = before === null ? null : Math.round((print.p - before) * 10_000) / 10_000;
  const isQuoted = quote !== null && quote.bp > 0 && quote.bp <= quote.ap;
  return {
    symbol,
    price: print.p,
    change,
    changePercent: change === null ? null : (change / before!) * 100,
    bid: isQuoted ? quote.bp : null,
    ask: isQuoted ? quote.ap : null,
    at: Math.min(print.t, now),
  };
}

/** Prices of shares, 15 minutes old. */
export class AlpacaStockQuotes implements StockQuotes {
  constructor(
    private readonly client: AlpacaClient,
    private readonly listing: AssetListing,
    private readonly clock: Clock,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return this.listing.knows(symbol);
  }

  async quotes(symbols: readonly string[]): Promise<Sourced<readonly StockQuote[]>> {
    const call = this.client.begin();
    await Promise.all(symbols.map((symbol) => this.listing.require(symbol, call)));
    const snapshots = await readSnapshots(symbols, call);
    const now = this.clock.now();
    const value = symbols.map((symbol, i) => quoteOf(symbol, snapshots[i]!, now));
    return sourced(value, { asOf: Math.min(now, ...value.map(({ at }) => at)), delayed: true });
  }
}
