import { newYorkDate } from '@toolyard/core/calendar';
import type { Sourced, StockQuote, StockQuotes } from '@toolyard/core/market';
import type { Clock, Instant } from '@toolyard/core/shared';
import { garbage, type AlpacaCall, type AlpacaClient } from './alpaca-client.ts';
import type { AssetListing } from './asset-listing.ts';
import { sourced } from './provenance.ts';
import type { RecentSplits, SplitFactors } from './recent-splits.ts';
import { toAlpacaSymbol } from './symbols.ts';
import { Snapshot, type WireBar } from './wire.ts';

/** Symbols of one request. */
const AT_ONCE = 250;

/** A snapshot with a price. */
export type PricedSnapshot = Snapshot & {
  readonly latestTrade: NonNullable<Snapshot['latestTrade']>;
};

/** Snapshots of listed shares, of all exchanges and 15 minutes old, by symbol. Refuses an answer without a price. */
async function readSnapshots(
  symbols: readonly string[],
  call: AlpacaCall,
): Promise<ReadonlyMap<string, PricedSnapshot>> {
  const found = new Map<string, PricedSnapshot>();
  for (let from = 0; from < symbols.length; from += AT_ONCE) {
    const some = symbols
      .slice(from, from + AT_ONCE)
      .map(toAlpacaSymbol)
      .join(',');
    const query = { symbols: some, feed: 'delayed_sip' };
    const path = '/v2/stocks/snapshots';
    const page = await call.rows({ host: 'data', path, query, field: null }, Snapshot);
    for (const { name, row } of page.rows)
      if (symbols.includes(name) && isPriced(row)) found.set(name, row);
  }
  if (found.size === 0) throw garbage('there is no price');
  return found;
}

/** The snapshot of one listed share. Refuses an answer without its price. */
export const readSnapshot = async (symbol: string, call: AlpacaCall): Promise<PricedSnapshot> =>
  (await readSnapshots([symbol], call)).get(symbol)!;

const isPriced = (snapshot: Snapshot): snapshot is PricedSnapshot => snapshot.latestTrade !== null;

/** The daily bar before the session of the last trade: before the open, the newest bar is of the session before. */
export function barBefore({ latestTrade, dailyBar, prevDailyBar }: PricedSnapshot): WireBar | null {
  const isOlder = dailyBar !== null && newYorkDate(dailyBar.t) < newYorkDate(latestTrade.t);
  return isOlder ? dailyBar : prevDailyBar;
}

/** The close before the session of the last trade, in shares of that session; null where it is not known. */
function closeBefore(
  symbol: string,
  snapshot: PricedSnapshot,
  splits: SplitFactors,
): number | null {
  const bar = barBefore(snapshot);
  if (bar === null) return null;
  const session = newYorkDate(snapshot.latestTrade.t);
  const factor = splits.between(symbol, newYorkDate(bar.t), session);
  return factor === null ? null : bar.c * factor;
}

function quoteOf(
  symbol: string,
  snapshot: PricedSnapshot,
  before: number | null,
  now: Instant,
): StockQuote {
  const { latestTrade: print, latestQuote: quote } = snapshot;
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
    private readonly splits: RecentSplits,
    private readonly clock: Clock,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return this.listing.knows(symbol);
  }

  async quotes(symbols: readonly string[]): Promise<Sourced<readonly StockQuote[]>> {
    const call = this.client.begin();
    await Promise.all(symbols.map((symbol) => this.listing.require(symbol, call)));
    const [snapshots, splits] = await Promise.all([
      readSnapshots(symbols, call),
      this.splits.factors(call),
    ]);
    const now = this.clock.now();
    const value = symbols.flatMap((symbol) => {
      const snapshot = snapshots.get(symbol);
      if (snapshot === undefined) return [];
      return [quoteOf(symbol, snapshot, closeBefore(symbol, snapshot, splits), now)];
    });
    const asOf = Math.min(now, ...value.map(({ at }) => at));
    const isWhole = ({ symbol, change }: StockQuote): boolean =>
      change !== null || barBefore(snapshots.get(symbol)!) === null;
    const partial = value.length < symbols.length || !value.every(isWhole);
    return sourced(value, { asOf, delayed: true, partial });
  }
}
