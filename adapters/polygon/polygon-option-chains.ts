import { newYorkDate } from '@toolyard/core/calendar';
import { PROVIDER_GARBAGE, type Sourced, type StockQuotes } from '@toolyard/core/market';
import {
  EXPIRY_UNKNOWN,
  adjustedChain,
  quotedChain,
  statedRoots,
  type ExpirySummary,
  type AdjustedQuote,
  type OptionChain,
  type OptionChains,
  type ReportedGreeks,
} from '@toolyard/core/options/chain';
import {
  CONTRACT_MULTIPLIER,
  daysToExpiry,
  expiryKind,
  isAdjustedRoot,
  isExpired,
  parseOptionSymbol,
  rootOf,
  termsOfContract,
  yearsToExpiry,
} from '@toolyard/core/options/contracts';
import {
  fromDollars,
  type CalendarDate,
  type Clock,
  type Instant,
  type Money,
} from '@toolyard/core/shared';
import type { DividendHistory } from './dividends.ts';
import { rateAt, type InterestRates } from './interest-rates.ts';
import {
  contractName,
  dayOf,
  isStandard,
  lastPriceOf,
  type ExpirySnapshot,
  type OptionSnapshots,
  type SnapshotContract,
} from './option-snapshots.ts';
import { onlyRows, type PolygonClient } from './polygon-client.ts';
import { ifAnswered, sourced } from './provenance.ts';
import { readRootTerms } from './root-terms.ts';
import { toSymbol, type Tickers } from './tickers.ts';
import { ListedContract, type ContractSnapshot } from './wire.ts';

const LISTED_AT_ONCE = 1_000;

/** Listed options of the provider: expiries of its reference data, chains of its snapshots. */
export class PolygonOptionChains implements OptionChains {
  constructor(
    private readonly client: PolygonClient,
    private readonly tickers: Tickers,
    private readonly snapshots: OptionSnapshots,
    private readonly rates: InterestRates,
    private readonly dividends: DividendHistory,
    private readonly quotes: StockQuotes,
    private readonly clock: Clock,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return this.tickers.knows(symbol);
  }

  /** Volatilities are unknown: a list of contracts has no quotes. */
  async expiries(symbol: string): Promise<Sourced<readonly ExpirySummary[]>> {
    const call = this.client.begin();
    const query = {
      ...{ underlying_ticker: symbol, contract_type: 'call', expired: 'false' },
      ...{ limit: LISTED_AT_ONCE, sort: 'expiration_date', order: 'asc' },
    };
    const [, listed] = await Promise.all([
      this.tickers.assertKnown(symbol, call),
      call.rows('/v3/reference/options/contracts', query, ListedContract),
    ]);
    const now = this.clock.now();
    const own = onlyRows(listed, (row) => toSymbol(row.underlying_ticker) === symbol);
    const running = own.rows.filter((row) => isRunning(row, symbol, now));
    const roots = new Map<CalendarDate, string[]>();
    for (const { expiration_date: expiry, ticker } of running)
      roots.set(expiry, [...(roots.get(expiry) ?? []), rootOf(contractName(ticker))]);
    const value = [...roots.keys()].sort().map((expiry) => ({
      expiry,
      daysToExpiry: daysToExpiry(now, expiry),
      kind: expiryKind(expiry),
      volatilityAtForward: null,
      ...statedRoots(symbol, roots.get(expiry)!),
    }));
    return sourced(value, { asOf: now, partial: !own.complete });
  }

  async chain(symbol: string, expiry: CalendarDate, root?: string): Promise<Sourced<OptionChain>> {
    const call = this.client.begin();
    const [snapshot, curve, dividends] = await Promise.all([
      this.snapshots.expiry(symbol, expiry, call),
      ifAnswered(this.rates.curve(call)),
      ifAnswered(this.dividends.of(symbol, call)),
    ]);
    const { asOf, complete, delayed } = snapshot;
    const adjustedRoots = [...new Set(snapshot.adjusted.map(({ parsed }) => parsed.root))].sort();
    const contracts = ofRoot(snapshot, symbol, root);
    const adjusted =
      root !== undefined && isAdjustedRoot(root)
        ? await readRootTerms(root, symbol, expiry, call)
        : null;
    const { multiplier, deliverable = null } = adjusted ?? {};
    const contract = { ...contractOf(contracts[0]!), ...(multiplier && { multiplier }) };
    const years = yearsToExpiry(asOf, expiry, contract.settlementTime);
    const rate = rateAt(curve ?? [], years);
    const quoted = {
      ...{ symbol, expiry, asOf, rate, contract, dividends },
      quotes: contracts.map((each) => quoteOf(each, asOf)),
    };
    const chainAt = (price: Money | null) =>
      deliverable === null
        ? quotedChain({ ...quoted, spot: price })
        : adjustedChain({ ...quoted, spot: price, deliverable });
    const spot = spotOf(contracts);
    const chain = chainAt(spot) ?? chainAt(await this.lastPrice(symbol));
    if (chain === null) throw PROVIDER_GARBAGE({ cause: new Error('no price of the underlying') });
    const value = {
      ...chain,
      daysToExpiry: daysToExpiry(this.clock.now(), expiry),
      ...(adjusted === null && adjustedRoots.length > 0 && { adjustedRoots }),
    };
    const whole =
      complete &&
      adjusted?.isKnown !== false &&
      spot !== null &&
      rate !== null &&
      dividends !== null;
    const partial = !whole || !quoted.quotes.some(({ bid, ask }) => bid !== null && ask !== null);
    return sourced(value, { asOf, partial, delayed });
  }

  private async lastPrice(symbol: string): Promise<Money | null> {
    const answer = await ifAnswered(this.quotes.quotes([symbol]));
    const price = answer?.value[0]?.price;
    return price === undefined ? null : fromDollars(price);
  }
}

/** The contracts of a root, of the first that {@link statedRoots} names without one. Refuses with EXPIRY_UNKNOWN. */
function ofRoot(
  { contracts, adjusted }: ExpirySnapshot,
  symbol: string,
  wanted: string | undefined,
): readonly SnapshotContract[] {
  const listed = contracts.map(({ parsed }) => parsed.root);
  const root = wanted ?? statedRoots(symbol, listed).roots?.[0] ?? listed[0];
  const own = [...contracts, ...adjusted].filter(({ parsed }) => parsed.root === root);
  if (own.length === 0) throw EXPIRY_UNKNOWN();
  return own;
}

/** Whether contracts like it can still be traded. */
function isRunning(row: ListedContract, symbol: string, now: Instant): boolean {
  const parsed = parseOptionSymbol(row.ticker);
  return (
    parsed.ok &&
    isStandard(parsed.value, symbol) &&
    row.shares_per_contract === CONTRACT_MULTIPLIER &&
    !row.additional_underlyings?.length &&
    !isExpired(now, row.expiration_date, termsOfContract(contractName(row.ticker)).settlementTime)
  );
}

const contractOf = ({ symbol, row }: SnapshotContract) => ({
  ...termsOfContract(symbol),
  exercise: row.details.exercise_style,
});

/** The newest price of the underlying, of an index its value; null where the plan for shares has none. */
function spotOf(contracts: readonly SnapshotContract[]): Money | null {
  let newest: { readonly at: number; readonly price: number } | null = null;
  for (const { row } of contracts) {
    const price = row.underlying_asset?.price ?? row.underlying_asset?.value ?? null;
    const at = row.underlying_asset?.last_updated ?? 0;
    if (price !== null && at >= (newest?.at ?? 0)) newest = { at, price };
  }
  return newest === null ? null : fromDollars(newest.price);
}

/** A bid without an ask is no quote, nor an ask without a bid. */
function quoteOf(contract: SnapshotContract, asOf: Instant): AdjustedQuote {
  const { symbol, parsed, row } = contract;
  const { bid = null, ask = null } = row.last_quote ?? {};
  const quoted = bid !== null && ask !== null;
  return {
    symbol,
    type: parsed.type,
    strike: parsed.strike,
    bid: quoted ? fromDollars(bid) : null,
    ask: quoted ? fromDollars(ask) : null,
    quotedAt: row.last_quote?.last_updated ?? null,
    last: lastPriceOf(contract, asOf),
    reported: reportedBy(row),
    volume: volumeOf(contract, asOf),
    openInterest: row.open_interest,
  };
}

/** Theta per day and vega per volatility point, whatever the provider's description says of their units. */
const reportedBy = ({ implied_volatility: iv, greeks }: ContractSnapshot): ReportedGreeks | null =>
  iv === null && greeks === null
    ? null
    : { ...(greeks ?? { delta: null, gamma: null, theta: null, vega: null }), iv };

/** Contracts traded in the session of the quotes. */
function volumeOf({ row }: SnapshotContract, asOf: Instant): number | null {
  const date = dayOf(row);
  if (date === null) return null;
  return date >= newYorkDate(asOf) ? row.day!.volume : 0;
}
