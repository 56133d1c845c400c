import {
  SYMBOL_UNKNOWN,
  type Sourced,
  type StockQuote,
  type StockQuotes,
} from '@toolyard/core/market';
import type { Clock, Instant } from '@toolyard/core/shared';
import { garbage, type PolygonCall, type PolygonClient } from './polygon-client.ts';
import { ifIncluded, sourced } from './provenance.ts';
import { priceOf, type StockDays } from './stock-days.ts';
import { toProviderTicker, type Tickers } from './tickers.ts';
import { Snapshot } from './wire.ts';

/** Tickers of one request. */
const AT_ONCE = 250;
/** How long no snapshot is requested after the plan has refused one. */
const REFUSED_MS = 3_600_000;

/** Prices of shares: of the snapshot or, where the plan has none, of the last session's bars. */
export class PolygonStockQuotes implements StockQuotes {
  private refusedUntil: Instant = 0;

  constructor(
    private readonly client: PolygonClient,
    private readonly tickers: Tickers,
    private readonly stocks: StockDays,
    private readonly plan: { readonly clock: Clock; readonly hasClosesOnly: boolean },
  ) {}

  knows(symbol: string): Promise<boolean> {
    return this.tickers.knows(symbol);
  }

  async quotes(symbols: readonly string[]): Promise<Sourced<readonly StockQuote[]>> {
    const call = this.client.begin();
    const { clock, hasClosesOnly } = this.plan;
    const isRefused = (): boolean => hasClosesOnly || clock.now() < this.refusedUntil;
    const onRefused = (): void => void (this.refusedUntil = clock.now() + REFUSED_MS);
    const snapshots = isRefused()
      ? null
      : await ifIncluded(this.snapshots(symbols, call), onRefused);
    if (isRefused()) return this.ofLastSession(symbols, call);
    if (snapshots === null) throw garbage('the snapshot denies all symbols');
    const now = clock.now();
    const value = symbols.flatMap(
      (symbol) => quoteOf(symbol, snapshots.get(toProviderTicker(symbol)), now) ?? [],
    );
    if (value.length === 0) throw garbage('there is no price');
    const delayed = [...snapshots.values()].some(isDelayed);
    const partial = value.length < symbols.length;
    return sourced(value, { asOf: Math.min(now, ...value.map(({ at }) => at)), delayed, partial });
  }

  private async snapshots(
    symbols: readonly string[],
    call: PolygonCall,
  ): Promise<ReadonlyMap<string, Snapshot>> {
    const tickers = symbols.map(toProviderTicker);
    const found: Snapshot[] = [];
    for (let from = 0; from < tickers.length; from += AT_ONCE) {
      const some = tickers.slice(from, from + AT_ONCE);
      const query = { 'ticker.any_of': some.join(','), limit: AT_ONCE };
      found.push(...(await call.rows('/v3/snapshot', query, Snapshot)).rows);
    }
    return new Map(found.map((row) => [row.ticker, row]));
  }

  private async ofLastSession(
    symbols: readonly string[],
    call: PolygonCall,
  ): Promise<Sourced<readonly StockQuote[]>> {
    const sessions = await this.stocks.lastTwo(call);
    const at = sessions?.asOf ?? this.plan.clock.now();
    await Promise.all(symbols.map((symbol) => this.tickers.assertKnown(symbol, call)));
    const value = symbols.flatMap((symbol): StockQuote[] => {
      const bar = sessions?.days.get(symbol);
      if (bar === undefined) return [];
      const price = priceOf(bar, sessions?.before.get(symbol));
      return [{ symbol, ...price, bid: null, ask: null, at }];
    });
    if (value.length === 0) throw garbage('there is no price');
    return sourced(value, { asOf: at, partial: true, isEndOfDay: true });
  }
}

const isDelayed = ({ timeframe, last_trade, last_quote }: Snapshot): boolean =>
  [timeframe, last_trade?.timeframe, last_quote?.timeframe].includes('DELAYED');

/** Null without a price. Refuses with SYMBOL_UNKNOWN what the provider says that it does not know. */
function quoteOf(symbol: string, row: Snapshot | undefined, now: Instant): StockQuote | null {
  if (row === undefined) return null;
  if (row.error !== null) throw SYMBOL_UNKNOWN();
  const { session, last_trade: trade, last_quote: quote } = row;
  const price = trade?.price ?? row.value ?? session?.close ?? session?.previous_close ?? null;
  if (price === null) return null;
  const at = trade?.last_updated ?? trade?.sip_timestamp ?? row.last_updated ?? now;
  const changed = session !== null && session.change !== null && session.change_percent !== null;
  const quoted = quote !== null && (quote.bid ?? 0) <= (quote.ask ?? Infinity);
  return {
    symbol,
    price,
    change: changed ? session.change : null,
    changePercent: changed ? session.change_percent : null,
    bid: quoted ? quote.bid : null,
    ask: quoted ? quote.ask : null,
    at: Math.min(at, now),
  };
}
