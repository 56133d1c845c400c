import { newYorkDate, previousTradingDay } from '@toolyard/core/calendar';
import { PROVIDER_GARBAGE } from '@toolyard/core/market';
import { EXPIRY_UNKNOWN, type TradedDay } from '@toolyard/core/options/chain';
import {
  CONTRACT_MULTIPLIER,
  isAdjustedRoot,
  isExpired,
  parseOptionSymbol,
  termsOfContract,
  type OptionSymbol,
} from '@toolyard/core/options/contracts';
import {
  fromDollars,
  toCalendarDate,
  type CalendarDate,
  type Clock,
  type Instant,
  type Money,
} from '@toolyard/core/shared';
import { LRUCache } from 'lru-cache';
import type { PolygonCall } from './polygon-client.ts';
import { toProviderTicker, toSymbol, type Tickers } from './tickers.ts';
import { ContractSnapshot } from './wire.ts';

/** The most rows that the provider gives at once. */
const ROWS = 250;
/** A chain, its last prices and its recent days are read one after the other. */
const FRESH_FOR = 5_000;
const DAY = 86_400_000;
const CACHED_EXPIRIES = 20;

/** One contract of a snapshot. */
export interface SnapshotContract {
  /** As the product writes it, without `O:`. */
  readonly symbol: string;
  readonly parsed: OptionSymbol;
  readonly row: ContractSnapshot;
}

/** The contracts of one expiry, each once. */
export interface ExpirySnapshot {
  /** Unadjusted ones of all roots. */
  readonly contracts: readonly SnapshotContract[];
  /** Those of roots that deliver something else than 100 shares. */
  readonly adjusted: readonly SnapshotContract[];
  /** When the quotes were made or, where the plan has none, the last prices. */
  readonly asOf: Instant;
  /** False where rows cannot be used or are missing. */
  readonly complete: boolean;
  readonly delayed: boolean;
}

/** Snapshots of the provider's option chains, one expiry each. */
export class OptionSnapshots {
  /** Whether the plan's prices are late, by the last snapshot. */
  isDelayed = false;
  private readonly cached: LRUCache<string, ExpirySnapshot, PolygonCall>;

  constructor(
    private readonly tickers: Tickers,
    private readonly clock: Clock,
  ) {
    this.cached = new LRUCache({
      max: CACHED_EXPIRIES,
      ttl: FRESH_FOR,
      ttlResolution: 0,
      perf: { now: () => clock.now() },
      fetchMethod: (key, _stale, { context }) => {
        const [symbol, expiry] = key.split('|') as [string, CalendarDate];
        return this.read(symbol, expiry, context);
      },
    });
  }

  /** Refuses with SYMBOL_UNKNOWN, or EXPIRY_UNKNOWN where nothing is listed for that day. */
  async expiry(symbol: string, expiry: CalendarDate, call: PolygonCall): Promise<ExpirySnapshot> {
    toProviderTicker(symbol);
    return (await this.cached.fetch(`${symbol}|${expiry}`, { context: call }))!;
  }

  private async read(
    symbol: string,
    expiry: CalendarDate,
    call: PolygonCall,
  ): Promise<ExpirySnapshot> {
    const path = `/v3/snapshot/options/${toProviderTicker(symbol)}`;
    const query = { expiration_date: expiry, limit: ROWS };
    const [, { rows, complete }] = await Promise.all([
      this.tickers.assertKnown(symbol, call),
      call.rows(path, query, ContractSnapshot),
    ]);
    const found = rows.flatMap((row) => ownContract(row, symbol, expiry));
    if (found.length === 0 && rows.length > 0) throw PROVIDER_GARBAGE({ cause: NO_CONTRACT });
    const now = this.clock.now();
    const each = [...new Map(found.map((contract) => [contract.symbol, contract])).values()];
    const running = each.filter(
      (contract) => !isExpired(now, expiry, termsOfContract(contract.symbol).settlementTime),
    );
    if (running.length === 0) throw EXPIRY_UNKNOWN();
    const isAdjusted = ({ parsed }: SnapshotContract) => isAdjustedRoot(parsed.root);
    this.isDelayed = running.some(isDelayed);
    return {
      contracts: running.filter((contract) => !isAdjusted(contract)),
      adjusted: running.filter(isAdjusted),
      asOf: Math.min(now, quotedAt(running) ?? now),
      complete: complete && each.length === rows.length,
      delayed: this.isDelayed,
    };
  }
}

const NO_CONTRACT = new Error('no contract of the expiry can be used');

/** The product's name of a contract. */
export const contractName = (ticker: string): string => ticker.slice('O:'.length);

/** The contract of a row, of the underlying and the expiry; none of a root that does not tell what it delivers. */
function ownContract(
  row: ContractSnapshot,
  symbol: string,
  expiry: CalendarDate,
): SnapshotContract[] {
  const { ticker, shares_per_contract: shares, expiration_date: date } = row.details;
  const parsed = parseOptionSymbol(ticker);
  if (!parsed.ok || parsed.value.underlying !== symbol || date !== expiry) return [];
  if (!isAdjustedRoot(parsed.value.root) && shares !== CONTRACT_MULTIPLIER) return [];
  const underlying = row.underlying_asset?.ticker ?? null;
  if (underlying !== null && toSymbol(underlying) !== symbol) return [];
  return [{ symbol: contractName(ticker), parsed: parsed.value, row }];
}

/** Whether a contract is an unadjusted one of that underlying. */
export const isStandard = (contract: OptionSymbol, symbol: string): boolean =>
  contract.underlying === symbol && ['standard', 'index'].includes(contract.contractClass);

function quotedAt(contracts: readonly SnapshotContract[]): Instant | null {
  const newest = (times: readonly (Instant | null | undefined)[]): Instant | null => {
    const known = times.filter((at) => typeof at === 'number');
    return known.length === 0 ? null : known.reduce((a, b) => Math.max(a, b));
  };
  return (
    newest(contracts.map(({ row }) => row.last_quote?.last_updated)) ??
    newest(
      contracts.flatMap(({ row }) => [
        row.last_trade?.sip_timestamp,
        row.underlying_asset?.last_updated,
      ]),
    )
  );
}

const isDelayed = ({ row }: SnapshotContract): boolean =>
  [row.last_quote, row.last_trade, row.underlying_asset].some(
    (part) => part?.timeframe === 'DELAYED',
  );

/** The session of a contract's day bar, which is stamped with midnight in New York or in UTC; null where that is unknown. */
export function dayOf({ day }: ContractSnapshot): CalendarDate | null {
  const at = day?.last_updated ?? null;
  if (at === null) return null;
  return at % DAY === 0 ? toCalendarDate(at) : newYorkDate(at);
}

/** The day of a contract's bar and the trading day before it, with their closes. */
export function snapshotDays(row: ContractSnapshot): readonly TradedDay[] {
  const date = dayOf(row);
  if (date === null) return [];
  const closes = [
    [date, row.day!.close],
    [previousTradingDay(date), row.day!.previous_close],
  ] as const;
  return closes.flatMap(([day, dollars]) => {
    const price = moneyOrNull(dollars);
    return price === null ? [] : [{ date: day, price }];
  });
}

/** The last price of the session of the quotes; null where a contract had no trade in it. */
export function lastPriceOf({ row }: SnapshotContract, asOf: Instant): Money | null {
  const session = newYorkDate(asOf);
  const { price = null, sip_timestamp: at = null } = row.last_trade ?? {};
  const traded = at !== null && newYorkDate(at) >= session ? moneyOrNull(price) : null;
  const day = dayOf(row);
  return traded ?? (day !== null && day >= session ? moneyOrNull(row.day!.close) : null);
}

/** A price below the smallest amount of money is none. */
const moneyOrNull = (price: number | null): Money | null =>
  price === null || fromDollars(price) === 0 ? null : fromDollars(price);
