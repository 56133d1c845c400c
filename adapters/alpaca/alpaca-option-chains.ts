import { setImmediate as nextTurn } from 'node:timers/promises';
import { newYorkDate } from '@toolyard/core/calendar';
import type { Sourced } from '@toolyard/core/market';
import {
  assembleChain,
  EXPIRY_UNKNOWN,
  importChains,
  NO_SIDECAR,
  summariseExpiry,
  type ExpirySummary,
  type OptionChain,
  type OptionChains,
  type OptionQuote,
} from '@toolyard/core/options/chain';
import { daysToExpiry, isExpired, yearsToExpiry } from '@toolyard/core/options/contracts';
import {
  fromDollars,
  toDollars,
  type CalendarDate,
  type Clock,
  type Instant,
  type Money,
} from '@toolyard/core/shared';
import { LRUCache } from 'lru-cache';
import type { AlpacaCall, AlpacaClient } from './alpaca-client.ts';
import { readSnapshots } from './alpaca-stock-quotes.ts';
import type { AssetListing } from './asset-listing.ts';
import {
  quotedPrices,
  readContracts,
  recordedRow,
  type ContractSnapshot,
  type ReadContracts,
} from './contract-snapshots.ts';
import type { OpenInterest } from './open-interest.ts';
import { delayedSession, sourced } from './provenance.ts';

/** Strikes that the forward and the volatility at it are read from, and how far from the spot the list of expiries looks. */
const NEAR_STRIKES = 16;
const NEAR_FRACTION = 0.08;
const LEAST_DISTANCE = 5;

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
    private readonly openInterest: OpenInterest,
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

  async chain(symbol: string, expiry: CalendarDate): Promise<Sourced<OptionChain>> {
    const call = this.client.begin();
    const share = await this.share(symbol, call);
    const [{ contracts, complete }, interest] = await Promise.all([
      this.contractsOf(symbol, expiry, call),
      this.openInterest.of(symbol, expiry, call),
    ]);
    const known = this.rates.get(symbol);
    const rates =
      known ?? this.ratesOf(share, byExpiry((await this.nearTheMoney(share, call)).contracts));
    const near = this.near(share, contracts, rates);
    if (near === null) throw EXPIRY_UNKNOWN();
    const asOf = quotedAt(share, contracts, this.clock.now());
    const assembled = assembleChain({
      ...near,
      asOf,
      quotes: contracts.map((each) => {
        const { type, strike } = each.contract;
        return { type, strike, ...quotedPrices(each) };
      }),
    });
    const session = delayedSession(this.clock.now()).date;
    const listed = new Map(contracts.map((each) => [keyOf(each.contract), each]));
    const completed = (quote: OptionQuote): OptionQuote => {
      const contract = listed.get(keyOf(quote))!;
      const { symbol: name } = contract;
      const volume = volumeOn(session, contract);
      return { ...quote, symbol: name, volume, openInterest: interest?.get(name) ?? null };
    };
    const chain: OptionChain = {
      ...assembled,
      daysToExpiry: this.daysTo(expiry),
      volatilityAtForward: near.volatilityAtForward,
      calls: assembled.calls.map(completed),
      puts: assembled.puts.map(completed),
    };
    return sourced(chain, { asOf, delayed: true, partial: !complete });
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
    const [snapshot] = await readSnapshots([symbol], call);
    const { p: price, t: at } = snapshot!.latestTrade;
    return { symbol, spot: fromDollars(price), at };
  }

  private nearTheMoney({ symbol, spot }: Share, call: AlpacaCall): Promise<ReadContracts> {
    const price = toDollars(spot);
    const distance = Math.max(price * NEAR_FRACTION, LEAST_DISTANCE);
    const now = this.clock.now();
    const today = newYorkDate(now);
    const filter = {
      expiration_date_gte: today,
      strike_price_gte: Math.max(0, price - distance),
      strike_price_lte: price + distance,
    };
    return readContracts(symbol, filter, call).then((read) => ({
      ...read,
      contracts: read.contracts.filter(({ contract }) => !isExpired(now, contract.expiry)),
    }));
  }

  /** The chain of the strikes nearest to the spot; null where none of its quotes can be used. */
  private near(
    share: Share,
    contracts: readonly ContractSnapshot[],
    rates: readonly ImpliedRate[],
  ): OptionChain | null {
    const asOf = quotedAt(share, contracts, this.clock.now());
    const years = contracts[0] ? yearsToExpiry(asOf, contracts[0].contract.expiry) : 0;
    const apart = (each: ImpliedRate): number => Math.abs(each.years - years);
    const [nearest] = rates.toSorted((a, b) => apart(a) - apart(b));
    return (
      chainsOf(share, asOf, nearestStrikes(contracts, share.spot), nearest?.rate ?? null)[0] ?? null
    );
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
    const chains = chainsOf(share, quotedAt(share, contracts, this.clock.now()), contracts, null);
    const rates = chains.map(({ terms: { years, rate } }) => ({ years, rate }));
    this.rates.set(share.symbol, rates);
    return rates;
  }

  private daysTo(expiry: CalendarDate): number {
    return daysToExpiry(this.clock.now(), expiry);
  }
}

/** Chains by put–call parity, at the rate where it is known; none where no quote can be used. */
function chainsOf(
  { symbol, spot }: Share,
  asOf: Instant,
  contracts: readonly ContractSnapshot[],
  rate: number | null,
): readonly OptionChain[] {
  const rows = contracts.map(recordedRow);
  const imported = importChains({ symbol, asOf, rows, spot, sidecar: { ...NO_SIDECAR, rate } });
  return imported.ok ? imported.value.chains : [];
}

const keyOf = ({ type, strike }: Pick<OptionQuote, 'type' | 'strike'>): string =>
  `${type} ${strike}`;

function byExpiry(contracts: readonly ContractSnapshot[]): ByExpiry {
  const groups = new Map<CalendarDate, ContractSnapshot[]>();
  for (const each of contracts) {
    const group = groups.get(each.contract.expiry);
    if (group) group.push(each);
    else groups.set(each.contract.expiry, [each]);
  }
  return groups;
}

function nearestStrikes(
  contracts: readonly ContractSnapshot[],
  spot: Money,
): readonly ContractSnapshot[] {
  const strikes = [...new Set(contracts.map(({ contract }) => contract.strike))];
  const sorted = strikes.toSorted((a, b) => Math.abs(a - spot) - Math.abs(b - spot));
  const nearest = new Set(sorted.slice(0, NEAR_STRIKES));
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

/** Contracts traded in the session; unknown where the provider has a trade of it and no bar. */
function volumeOn(
  session: CalendarDate,
  { dailyBar, latestTrade }: ContractSnapshot,
): number | null {
  if (dailyBar && newYorkDate(dailyBar.t) === session) return dailyBar.v;
  return latestTrade && newYorkDate(latestTrade.t) >= session ? null : 0;
}
