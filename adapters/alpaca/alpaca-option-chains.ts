import { setImmediate as nextTurn } from 'node:timers/promises';
import { newYorkDate } from '@toolyard/core/calendar';
import type { Sourced } from '@toolyard/core/market';
import {
  adjustedChain,
  assembleChain,
  chainRoot,
  EXPIRY_UNKNOWN,
  importChains,
  isStaleQuote,
  quotedChain,
  summariseExpiry,
  type ExpirySummary,
  type OptionChain,
  type OptionChains,
} from '@toolyard/core/options/chain';
import {
  contractTermsOf,
  daysToExpiry,
  hasKnownDeliverable,
  isAdjustedRoot,
  isExpired,
  yearsToExpiry,
  type ListedDividend,
} from '@toolyard/core/options/contracts';
import {
  fromDollars,
  moneyOf,
  toDollars,
  type CalendarDate,
  type Clock,
  type Instant,
  type Money,
} from '@toolyard/core/shared';
import { LRUCache } from 'lru-cache';
import { readDeliverable } from './adjusted-deliverable.ts';
import type { AlpacaCall, AlpacaClient } from './alpaca-client.ts';
import { readSnapshot } from './alpaca-stock-quotes.ts';
import type { AssetListing } from './asset-listing.ts';
import {
  listedQuote,
  readContracts,
  recordedRow,
  type ContractSnapshot,
  type ReadContracts,
} from './contract-snapshots.ts';
import type { DividendHistory } from './dividends.ts';
import type { OpenInterest } from './open-interest.ts';
import { delayedSession, sourced } from './provenance.ts';

/** Strikes that the forward and the volatility at it are read from, and how far from the spot they may be. */
const NEAR_STRIKES = 16;
const NEAR_FRACTION = 0.08;
const LEAST_DISTANCE = fromDollars(5);

/** Rates change slowly; those of a symbol come from this many of its expiries, neither days nor years away. */
const RATES_FOR = 6 * 3_600_000;
const SYMBOLS_WITH_RATES = 500;
const RATE_EXPIRIES = 6;
const RATE_DAYS = { least: 20, most: 400 };

/** A rate that put–call parity implies for expiries so many years away. */
interface ImpliedRate {
  readonly years: number;
  readonly rate: number;
}

/** The share of a chain, as the provider quotes it. */
interface Share {
  readonly symbol: string;
  readonly spot: Money;
  readonly at: Instant;
  /** Paid and announced; null where they are unknown. */
  readonly dividends: readonly ListedDividend[] | null;
}

/** What the provider lists beside its quotes. */
interface Records {
  readonly interest: OpenInterest;
  readonly dividends: DividendHistory;
}

type ByExpiry = ReadonlyMap<CalendarDate, readonly ContractSnapshot[]>;

/**
 * Chains of the indicative feed, whose quotes are derived from those of the exchanges. Forward, rate and volatilities are
 * computed from the quotes by put–call parity, since the provider gives none for many contracts.
 */
export class AlpacaOptionChains implements OptionChains {
  private readonly rates: LRUCache<string, readonly ImpliedRate[]>;

  constructor(
    private readonly client: AlpacaClient,
    private readonly listing: AssetListing,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {
    this.rates = new LRUCache({
      max: SYMBOLS_WITH_RATES,
      ttl: RATES_FOR,
      ttlResolution: 0,
      perf: { now: () => clock.now() },
    });
  }

  knows(symbol: string): Promise<boolean> {
    return this.listing.knows(symbol);
  }

  async expiries(symbol: string): Promise<Sourced<readonly ExpirySummary[]>> {
    const call = this.client.begin();
    const share = await this.share(symbol, call);
    const { contracts, complete } = await this.nearTheMoney(share, call);
    const listed = byExpiry(contracts);
    const rates = this.ratesOf(share, listed);
    const rows: ExpirySummary[] = [];
    for (const expiry of [...listed.keys()].sort()) {
      const chain = this.near(share, listed.get(expiry)!, rates);
      if (chain) rows.push({ ...summariseExpiry(chain), daysToExpiry: this.daysTo(expiry) });
      // Other work of the thread goes on between the expiries.
      await nextTurn();
    }
    const asOf = quotedAt(share, contracts, this.clock.now());
    return sourced(rows, { asOf, delayed: true, partial: !complete });
  }

  async chain(symbol: string, expiry: CalendarDate, root?: string): Promise<Sourced<OptionChain>> {
    const call = this.client.begin();
    const share = await this.share(symbol, call);
    if (root !== undefined && isAdjustedRoot(root))
      return this.adjustedChain(share, expiry, root, call);
    const [{ contracts, adjusted, complete }, interest] = await Promise.all([
      this.contractsOf(symbol, expiry, call),
      this.records.interest.of(symbol, expiry, call),
    ]);
    const adjustedRoots = [...new Set(adjusted.map(({ contract }) => contract.root))].sort();
    const rates = await this.knownRates(share, call);
    const near = this.near(share, contracts, rates);
    if (near === null || (root ?? chainRoot(near)) !== chainRoot(near)) throw EXPIRY_UNKNOWN();
    const session = delayedSession(this.clock.now()).date;
    const quotes = contracts.map((each) =>
      listedQuote(each, session, interest?.get(each.symbol) ?? null),
    );
    const { volatilityAtForward, asOf } = near;
    const daysToExpiry = this.daysTo(expiry);
    const chain = {
      ...assembleChain({ ...near, quotes }),
      ...{ daysToExpiry, volatilityAtForward },
      ...(adjustedRoots.length > 0 && { adjustedRoots }),
    };
    const isQuoted = quotes.some(({ bid, ask }) => bid !== null && ask !== null);
    return sourced(chain, { asOf, delayed: true, partial: !complete || !isQuoted });
  }

  /** The contracts of an adjusted root at their quotes, valued by what they deliver. */
  private async adjustedChain(
    share: Share,
    expiry: CalendarDate,
    root: string,
    call: AlpacaCall,
  ): Promise<Sourced<OptionChain>> {
    const { symbol, spot, dividends } = share;
    if (isExpired(this.clock.now(), expiry)) throw EXPIRY_UNKNOWN();
    const [{ adjusted, complete }, rates] = await Promise.all([
      readContracts(symbol, { expiration_date: expiry }, call),
      this.knownRates(share, call),
    ]);
    const contracts = adjusted.filter(({ contract }) => contract.root === root);
    if (contracts.length === 0) throw EXPIRY_UNKNOWN();
    const [deliverable, interest] = await Promise.all([
      readDeliverable(root, symbol, expiry, call),
      this.records.interest.of(symbol, expiry, call),
    ]);
    const asOf = quotedAt(share, contracts, this.clock.now());
    const session = delayedSession(this.clock.now()).date;
    const quotes = contracts.map((each) => ({
      ...listedQuote(each, session, interest?.get(each.symbol) ?? null),
      symbol: each.symbol,
    }));
    const value = adjustedChain({
      ...{ symbol, expiry, asOf, spot, rate: rateNear(rates, asOf, expiry), dividends },
      ...{ contract: contractTermsOf(symbol), deliverable, quotes },
    });
    if (value === null) throw EXPIRY_UNKNOWN();
    const isKnown = hasKnownDeliverable({ symbol: contracts[0]!.symbol, deliverable });
    const isQuoted = quotes.some(({ bid, ask }) => bid !== null && ask !== null);
    const chain = { ...value, daysToExpiry: this.daysTo(expiry) };
    return sourced(chain, { asOf, delayed: true, partial: !complete || !isKnown || !isQuoted });
  }

  /** Rates that the expiries of a share imply. */
  private async knownRates(share: Share, call: AlpacaCall): Promise<readonly ImpliedRate[]> {
    const known = this.rates.get(share.symbol);
    return known ?? this.ratesOf(share, byExpiry((await this.nearTheMoney(share, call)).contracts));
  }

  /** The contracts of an expiry. Refuses with EXPIRY_UNKNOWN where there are none. */
  async contractsOf(
    symbol: string,
    expiry: CalendarDate,
    call: AlpacaCall,
  ): Promise<ReadContracts> {
    if (isExpired(this.clock.now(), expiry)) throw EXPIRY_UNKNOWN();
    const read = await readContracts(symbol, { expiration_date: expiry }, call);
    if (read.contracts.length === 0) throw EXPIRY_UNKNOWN();
    return read;
  }

  private async share(symbol: string, call: AlpacaCall): Promise<Share> {
    await this.listing.require(symbol, call);
    const [{ latestTrade }, dividends] = await Promise.all([
      readSnapshot(symbol, call),
      this.records.dividends.of(symbol, call),
    ]);
    return { symbol, spot: fromDollars(latestTrade.p), at: latestTrade.t, dividends };
  }

  private nearTheMoney({ symbol, spot }: Share, call: AlpacaCall): Promise<ReadContracts> {
    const now = this.clock.now();
    const distance = nearDistance(spot);
    const filter = {
      expiration_date_gte: newYorkDate(now),
      strike_price_gte: Math.max(0, toDollars(moneyOf(spot - distance))),
      strike_price_lte: toDollars(moneyOf(spot + distance)),
    };
    return readContracts(symbol, filter, call).then((read) => ({
      ...read,
      contracts: read.contracts.filter(({ contract }) => !isExpired(now, contract.expiry)),
    }));
  }

  /** The chain of the strikes nearest to the spot; null where no time is left. */
  private near(
    share: Share,
    contracts: readonly ContractSnapshot[],
    rates: readonly ImpliedRate[],
  ): OptionChain | null {
    const { symbol, spot, dividends } = share;
    const { expiry } = contracts[0]!.contract;
    const asOf = quotedAt(share, contracts, this.clock.now());
    const session = delayedSession(this.clock.now()).date;
    return quotedChain({
      ...{ symbol, expiry, asOf, spot, rate: rateNear(rates, asOf, expiry), dividends },
      contract: contractTermsOf(symbol),
      quotes: nearestStrikes(contracts, spot).map((each) => listedQuote(each, session, null)),
    });
  }

  private ratesOf(share: Share, listed: ByExpiry): readonly ImpliedRate[] {
    const known = this.rates.get(share.symbol);
    if (known) return known;
    const expiries = [...listed.keys()].sort();
    const fit = expiries.filter((expiry) => {
      const days = this.daysTo(expiry);
      return days >= RATE_DAYS.least && days <= RATE_DAYS.most;
    });
    const some = spread(fit.length > 0 ? fit : expiries, RATE_EXPIRIES);
    const contracts = some.flatMap((expiry) => nearestStrikes(listed.get(expiry)!, share.spot));
    const { symbol, spot } = share;
    const asOf = quotedAt(share, contracts, this.clock.now());
    const fresh = contracts.filter(({ latestQuote }) => !isStaleQuote(latestQuote?.t, asOf));
    const rows = fresh.map(recordedRow);
    const imported = importChains({ symbol, asOf, rows, spot });
    const chains = imported.ok ? imported.value.chains : [];
    const rates = chains.map(({ terms: { years, rate } }) => ({ years, rate }));
    if (rates.length > 0) this.rates.set(share.symbol, rates);
    return rates;
  }

  private daysTo(expiry: CalendarDate): number {
    return daysToExpiry(this.clock.now(), expiry);
  }
}

/** The rate of the expiry nearest to one; null without rates. */
function rateNear(
  rates: readonly ImpliedRate[],
  asOf: Instant,
  expiry: CalendarDate,
): number | null {
  const years = yearsToExpiry(asOf, expiry);
  const apart = (each: ImpliedRate): number => Math.abs(each.years - years);
  const [nearest] = rates.toSorted((a, b) => apart(a) - apart(b));
  return nearest?.rate ?? null;
}

function byExpiry(contracts: readonly ContractSnapshot[]): ByExpiry {
  const groups = new Map<CalendarDate, ContractSnapshot[]>();
  for (const each of contracts) {
    const group = groups.get(each.contract.expiry);
    if (group) group.push(each);
    else groups.set(each.contract.expiry, [each]);
  }
  return groups;
}

const nearDistance = (spot: Money): Money =>
  moneyOf(Math.max(Math.round(spot * NEAR_FRACTION), LEAST_DISTANCE));

/** The contracts near the money, whether all or these alone were read. */
function nearestStrikes(
  contracts: readonly ContractSnapshot[],
  spot: Money,
): readonly ContractSnapshot[] {
  const away = (strike: Money): number => Math.abs(strike - spot);
  const strikes = [...new Set(contracts.map(({ contract }) => contract.strike))];
  const near = strikes.filter((strike) => away(strike) <= nearDistance(spot));
  const nearest = new Set(near.toSorted((a, b) => away(a) - away(b)).slice(0, NEAR_STRIKES));
  return contracts.filter(({ contract }) => nearest.has(contract.strike));
}

/** The newest quote, or the price of the share where there is none. */
const quotedAt = (share: Share, contracts: readonly ContractSnapshot[], now: Instant): Instant => {
  const times = contracts.flatMap(({ latestQuote }) => latestQuote?.t ?? []);
  return Math.min(now, times.reduce((newest, at) => Math.max(newest, at), 0) || share.at);
};

/** So many of a list, evenly. */
const spread = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most
    ? list
    : Array.from(
        { length: most },
        (_item, i) => list[Math.round((i * (list.length - 1)) / (most - 1))]!,
      );
