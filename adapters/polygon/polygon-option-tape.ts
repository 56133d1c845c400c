import {
  closeOf,
  latestSession,
  newYorkDate,
  newYorkInstant,
  previousTradingDay,
} from '@toolyard/core/calendar';
import { SYMBOL_UNKNOWN, type BarQuery, type Sourced } from '@toolyard/core/market';
import {
  heldPrice,
  newestTradeAt,
  type ContractActivity,
  type OptionTape,
  type OptionTrade,
  type SessionClose,
  type TradedDay,
} from '@toolyard/core/options/chain';
import {
  formatOptionSymbol,
  isAdjustedRoot,
  rootOf,
  toProviderSymbol,
  type OptionSymbol,
} from '@toolyard/core/options/contracts';
import {
  addDays,
  DomainError,
  fromDollars,
  type CalendarDate,
  type Clock,
  type Instant,
  type Money,
} from '@toolyard/core/shared';
import { LRUCache } from 'lru-cache';
import { readAggregates } from './aggregates.ts';
import {
  contractName,
  lastPriceOf,
  snapshotDays,
  type OptionSnapshots,
} from './option-snapshots.ts';
import {
  garbage,
  onlyRows,
  type PolygonCall,
  type PolygonClient,
  type Rows,
} from './polygon-client.ts';
import { EMPTY_FOR, ifIncluded, sourced } from './provenance.ts';
import { toProviderTicker, type Tickers } from './tickers.ts';
import { atOf, byTime, isCancelled, tradeSides } from './trade-sides.ts';
import {
  IndexAggregate,
  ListedContract,
  QuoteRow,
  toMilliseconds,
  TradeRow,
  type Aggregate,
} from './wire.ts';

const SHOWN_TRADES = 50;
/** Quotes before the newest trade, from which sides follow. */
const QUOTES = 1_000;
/** Calendar days that hold thirty sessions. */
const DAYS = 45;
const MOST_BARS = 120;
/** Marks of a close cost a request per contract. */
const MOST_MARKS = 20;
const DAY = 86_400_000;
const CACHED_CONTRACTS = 2_000;

const nanoseconds = (at: Instant): string => `${Math.round(at)}000000`;

/** Trades of options. Plans without trades have the days of a contract alone. */
export class PolygonOptionTape implements OptionTape {
  private readonly listed: LRUCache<string, { readonly isListed: boolean }, PolygonCall>;

  constructor(
    private readonly client: PolygonClient,
    private readonly tickers: Tickers,
    private readonly snapshots: OptionSnapshots,
    private readonly clock: Clock,
  ) {
    this.listed = new LRUCache({
      max: CACHED_CONTRACTS,
      ttl: DAY,
      ttlResolution: 0,
      perf: { now: () => clock.now() },
      fetchMethod: async (ticker, _stale, { options, context }) => {
        const isListed = await readIsListed(ticker, context);
        if (!isListed) options.ttl = EMPTY_FOR;
        return { isListed };
      },
    });
  }

  knows(symbol: string): Promise<boolean> {
    return this.tickers.knows(symbol);
  }

  async activity(contract: OptionSymbol): Promise<Sourced<ContractActivity>> {
    const call = this.client.begin();
    await this.requireContract(contract, call);
    const ticker = toProviderSymbol(contract);
    const [trades, days] = await Promise.all([
      ifIncluded(this.trades(ticker, call)),
      ifIncluded(this.days(ticker, call)),
    ]);
    const value = { trades: trades ?? [], days: days ?? [] };
    const partial = trades === null || days === null;
    const delayed = this.snapshots.isDelayed;
    return sourced(value, { asOf: newestTradeAt(value, this.clock.now()), partial, delayed });
  }

  async lastPrices(symbol: string, expiry: CalendarDate): Promise<ReadonlyMap<string, Money>> {
    const { contracts, asOf } = await this.snapshots.expiry(symbol, expiry, this.client.begin());
    const prices = new Map<string, Money>();
    for (const contract of contracts) {
      const last = lastPriceOf(contract, asOf);
      if (last !== null) prices.set(contract.symbol, last);
    }
    return prices;
  }

  async previousClose(
    symbol: string,
    contracts: readonly OptionSymbol[],
  ): Promise<SessionClose | null> {
    const call = this.client.begin();
    const date = previousTradingDay(latestSession(this.clock.now()).date);
    const at = closeOf(date);
    const [isListed, bars, ...marks] = await Promise.all([
      this.tickers.exists(symbol, call),
      ifIncluded(readDays(toProviderTicker(symbol), { from: date, to: date }, false, call)),
      ...contracts
        .filter(({ underlying }) => underlying === symbol)
        .slice(0, MOST_MARKS)
        .map((contract) => this.markAt(contract, at, call)),
    ]);
    const spot = bars?.rows[0]?.c;
    // A symbol that its company has left is listed no more and has its past.
    if (spot === undefined && !isListed) throw SYMBOL_UNKNOWN();
    if (spot === undefined) return null;
    return { at, spot: fromDollars(spot), marks: new Map(marks.flat()) };
  }

  /** The last session in which a contract was traded and the one before that: a snapshot goes no further back. */
  async recentDays(
    symbol: string,
    expiry: CalendarDate,
  ): Promise<Sourced<ReadonlyMap<string, readonly TradedDay[]>>> {
    const snapshot = await this.snapshots.expiry(symbol, expiry, this.client.begin());
    const { contracts, asOf, complete, delayed } = snapshot;
    const found = contracts.flatMap(({ symbol: name, row }) => {
      const days = snapshotDays(row);
      return days.length === 0 ? [] : [[name, days] as const];
    });
    return sourced(new Map(found), { asOf, partial: !complete, delayed });
  }

  private async requireContract(contract: OptionSymbol, call: PolygonCall): Promise<void> {
    if (contract.contractClass === 'file') throw SYMBOL_UNKNOWN();
    const found = await this.listed.fetch(toProviderSymbol(contract), { context: call });
    if (!found?.isListed) throw SYMBOL_UNKNOWN();
  }

  private async trades(ticker: string, call: PolygonCall): Promise<readonly OptionTrade[]> {
    const since = newYorkInstant(latestSession(this.clock.now()).date, 0);
    const query = {
      'timestamp.gte': nanoseconds(since),
      order: 'desc',
      sort: 'timestamp',
      limit: SHOWN_TRADES,
    };
    const found = await call.rows(`/v3/trades/${ticker}`, query, TradeRow, 1);
    const own = onlyRows(found, (row) => atOf(row) >= since);
    const trades = own.rows.filter((row) => !isCancelled(row)).toSorted(byTime);
    if (trades.length === 0) return [];
    const quotes = await this.quotesUntil(ticker, trades[0]!.sip_timestamp, QUOTES, call);
    const sides = tradeSides(trades, quotes);
    const rows = trades.map((row, i): OptionTrade => ({
      id: `${row.sip_timestamp}-${row.sequence_number}`,
      at: Math.min(atOf(row), this.clock.now()),
      price: fromDollars(row.price),
      size: row.size,
      side: sides[i]!,
      sideInferred: true,
    }));
    const each = [...new Map(rows.map((row) => [row.id, row])).values()];
    return each.filter(({ price }) => price > 0);
  }

  /** Newest first; none where the plan has none. */
  private async quotesUntil(
    ticker: string,
    until: string,
    limit: number,
    call: PolygonCall,
  ): Promise<readonly QuoteRow[]> {
    const query = { 'timestamp.lte': until, order: 'desc', sort: 'timestamp', limit };
    const found = await ifIncluded(call.rows(`/v3/quotes/${ticker}`, query, QuoteRow, 1));
    return found?.rows ?? [];
  }

  private async days(ticker: string, call: PolygonCall): Promise<readonly TradedDay[]> {
    const today = newYorkDate(this.clock.now());
    const { rows } = await readDays(ticker, { from: addDays(today, -DAYS), to: today }, true, call);
    const byDate = new Map(
      rows.map(({ t, c }) => [newYorkDate(t), { date: newYorkDate(t), price: fromDollars(c) }]),
    );
    return [...byDate.values()]
      .filter(({ price }) => price > 0)
      .toSorted((a, b) => (a.date < b.date ? 1 : -1));
  }

  private async markAt(
    contract: OptionSymbol,
    at: Instant,
    call: PolygonCall,
  ): Promise<readonly (readonly [string, Money])[]> {
    const [quote] = await this.quotesUntil(toProviderSymbol(contract), nanoseconds(at), 1, call);
    if (quote === undefined || newYorkDate(toMilliseconds(quote.sip_timestamp)) !== newYorkDate(at))
      return [];
    const { bid_price: bid, ask_price: ask } = quote;
    if (bid === null || ask === null) return [];
    const mark = heldPrice({ bid: fromDollars(bid), ask: fromDollars(ask) });
    return mark === null ? [] : [[formatOptionSymbol(contract), mark]];
  }
}

/** The daily bars of a share, an index or a contract; `adjusted` for later splits, or as they were traded. */
const readDays = (
  ticker: string,
  days: Pick<BarQuery, 'from' | 'to'>,
  adjusted: boolean,
  call: PolygonCall,
): Promise<Rows<Aggregate>> => {
  const query = { adjusted: String(adjusted), sort: 'asc', limit: MOST_BARS };
  const span = { ...days, timespan: 'day', multiplier: 1 } as const;
  return readAggregates({ ticker, ...span, query, schema: IndexAggregate }, call);
};

/** Whether the contract is listed and, unless its root is adjusted, delivers what the root says. */
async function readIsListed(ticker: string, call: PolygonCall): Promise<boolean> {
  try {
    const path = `/v3/reference/options/contracts/${ticker}`;
    const contract = await call.result(path, {}, ListedContract);
    if (contract.ticker !== ticker) throw garbage('the answer is of another contract');
    return isAdjustedRoot(rootOf(contractName(ticker))) || !contract.additional_underlyings?.length;
  } catch (fault) {
    if (fault instanceof DomainError && fault.code === SYMBOL_UNKNOWN.code) return false;
    throw fault;
  }
}
