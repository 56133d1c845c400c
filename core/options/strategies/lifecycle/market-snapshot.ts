import {
  closeOf,
  isTradingDay,
  newYorkDate,
  previousTradingDay,
  sessionOn,
} from '../../../calendar/index.ts';
import {
  coveredUntil,
  isFinalClose,
  MARKET_PROVIDERS,
  type CorporateAction,
  type CorporateActions,
  type CorporateActionsQuery,
  type MarketData,
  type MarketMeta,
  type Sourced,
} from '../../../market/index.ts';
import { DomainError, fromDollars, isFileSymbol } from '../../../shared/index.ts';
import type { CalendarDate, Clock, Instant, Money } from '../../../shared/index.ts';
import { EXPIRY_UNKNOWN, requestedRoot } from '../../chain/index.ts';
import type {
  ExpirySummary,
  OptionChain,
  OptionChains,
  OptionQuote,
  SettlementPrices,
  SettlementQuery,
} from '../../chain/index.ts';
import {
  CONTRACT_ADJUSTED,
  CONTRACT_EXPIRED,
  contractTermsOf,
  countedFrom,
  hasKnownDeliverable,
  isAdjustedRoot,
  isCashAlone,
  isExpired,
  type Instrument,
  type OptionInstrument,
  parseOptionSymbol,
  settlementInstant,
} from '../../contracts/index.ts';
import { atField } from '../draft-faults.ts';
import { CONTRACT_UNKNOWN, PRICES_NOT_IN_FORCE } from '../strategies.errors.ts';
import type { Strategy } from '../strategy.ts';
import type { SettlementPrice } from './settlement.ts';

/** Prices that positions are valued at. */
export interface Prices {
  readonly chains: OptionChains;
  readonly market: Pick<MarketData, 'bars'>;
  readonly settlementPrices: Pick<SettlementPrices, 'settlementPrice'>;
  readonly actions: Pick<CorporateActions, 'actions'>;
}

export interface SnapshotPorts extends Prices {
  readonly clock: Clock;
  /** The simulated market, which is there whatever market is in force. Absent where no other one can be. */
  readonly simulated?: Prices;
}

type Origin = Pick<Strategy, 'provider' | 'simulated'>;

/** Refuses simulated prices with PRICES_NOT_IN_FORCE. */
function real<T>(found: Sourced<T>): Sourced<T> {
  if (found.meta.simulated) throw PRICES_NOT_IN_FORCE();
  return found;
}

const realOnly = ({ chains, market, settlementPrices, actions }: Prices): Prices => ({
  chains: {
    knows: (symbol) => chains.knows(symbol),
    expiries: async (symbol) => real(await chains.expiries(symbol)),
    chain: async (symbol, expiry, root) => real(await chains.chain(symbol, expiry, root)),
  },
  market: { bars: async (query) => real(await market.bars(query)) },
  settlementPrices: {
    settlementPrice: async (query) => real(await settlementPrices.settlementPrice(query)),
  },
  // Nobody knows the real ones of a strategy while the actions in force are simulated.
  actions: {
    actions: async (query) => {
      const { value, meta } = await actions.actions(query);
      return { value: meta.simulated ? null : value, meta };
    },
  },
});

/**
 * The prices that value a strategy, so that simulated and real ones never meet in one: a simulated strategy stays on the
 * simulated market; one of a provider has no prices while the market in force is simulated, and no other but a simulated
 * one is paid a simulated dividend.
 */
export function pricesOf({ provider, simulated }: Origin, ports: SnapshotPorts): SnapshotPorts {
  if (simulated) return { ...ports, ...ports.simulated };
  const isProviders = (MARKET_PROVIDERS as readonly string[]).includes(provider);
  const real = realOnly(ports);
  return isProviders ? { ...ports, ...real } : { ...ports, actions: real.actions };
}

/** A contract's quote and the chain that lists it. */
export interface ListedContract {
  readonly quote: OptionQuote;
  readonly chain: OptionChain;
}

const NOTHING_LISTED = { chain: () => Promise.reject(EXPIRY_UNKNOWN()) };

/** The listed contracts of one underlying. The chain of each expiry and root is read once. */
export class ContractLookup {
  private readonly chains = new Map<string, Promise<Sourced<OptionChain> | null>>();

  private constructor(
    private readonly symbol: string,
    private readonly source: Pick<OptionChains, 'chain'>,
    private readonly listed: readonly ExpirySummary[],
    /** Days to expiry count from here: now, for a chain file the time of the file. */
    readonly at: Instant,
  ) {}

  /** No contracts: those of a company that is gone. */
  static none(symbol: string, at: Instant): ContractLookup {
    return new ContractLookup(symbol, NOTHING_LISTED, [], at);
  }

  /** Refuses with SYMBOL_UNKNOWN. */
  static async of(symbol: string, source: OptionChains, clock: Clock): Promise<ContractLookup> {
    const { value, meta } = await source.expiries(symbol);
    const at = countedFrom(symbol, meta.asOf, clock.now());
    return new ContractLookup(symbol, source, value, at);
  }

  /**
   * The instrument that a trade at `at` was made in: a listed contract, or one that has expired since. Refuses as `find`.
   */
  async tradedAt(symbol: string, at: Instant, field: string): Promise<OptionInstrument> {
    const parsed = parseOptionSymbol(symbol);
    if (parsed.ok && isTradingDay(parsed.value.expiry) && parsed.value.underlying === this.symbol) {
      const { expiry, type, strike, multiplier } = parsed.value;
      const settled = settlementInstant({ symbol, expiry });
      if (multiplier !== null && at < settled && settled <= this.at)
        return {
          ...{ kind: 'option', symbol, type, strike, expiry },
          multiplier,
          deliverable: null,
          iv: null,
          delta: null,
        };
    }
    return listedInstrument(await this.find(symbol, field));
  }

  /** The contract of a symbol. Refuses with CONTRACT_EXPIRED, CONTRACT_ADJUSTED or CONTRACT_UNKNOWN at `field`. */
  async find(symbol: string, field: string): Promise<ListedContract> {
    const parsed = parseOptionSymbol(symbol);
    if (!parsed.ok) throw atField(CONTRACT_UNKNOWN, field);
    const { expiry, root } = parsed.value;
    if (isExpired(this.at, expiry, contractTermsOf(root).settlementTime))
      throw atField(CONTRACT_EXPIRED, field);
    const chain = await this.chain(expiry, root);
    const quote = chain && quoteIn(chain.value, symbol);
    const found = chain && quote ? { quote, chain: chain.value } : null;
    const isUnknown = !found?.chain.deliverable || !hasKnownDeliverable(listedInstrument(found));
    const isAdjusted = parsed.value.contractClass === 'adjusted';
    if (isAdjusted && isUnknown && parsed.value.underlying === this.symbol)
      throw atField(CONTRACT_ADJUSTED, field);
    if (!found) throw atField(CONTRACT_UNKNOWN, field);
    return found;
  }

  /** The chain of the earliest of the expiries; of the first listed one when none is given. */
  async front(
    expiries: readonly CalendarDate[],
  ): Promise<{ readonly chain: OptionChain; readonly meta: MarketMeta } | null> {
    const [front] = expiries.toSorted();
    const found = await (front === undefined ? this.first() : this.chain(front));
    return found && { chain: found.value, meta: found.meta };
  }

  /** The chain of the first listed expiry. */
  async first(): Promise<Sourced<OptionChain> | null> {
    const [first] = this.listed;
    return first === undefined ? null : this.chain(first.expiry);
  }

  /** The chain of an expiry, by the root of its contracts where several have that day; null where it is not listed. */
  chain(expiry: CalendarDate, root = ''): Promise<Sourced<OptionChain> | null> {
    const isAdjusted = isAdjustedRoot(root);
    const cell = this.listed.find((each) => each.expiry === expiry) ?? (isAdjusted ? {} : null);
    if (!cell) return Promise.resolve(null);
    const requested = requestedRoot(cell, root);
    const key = `${expiry} ${requested ?? ''}`;
    const known = this.chains.get(key) ?? this.read(expiry, requested);
    this.chains.set(key, known);
    return known;
  }

  private async read(
    expiry: CalendarDate,
    root: string | undefined,
  ): Promise<Sourced<OptionChain> | null> {
    try {
      return await this.source.chain(this.symbol, expiry, root);
    } catch (error) {
      if (error instanceof DomainError && error.code === EXPIRY_UNKNOWN.code) return null;
      throw error;
    }
  }
}

/** The instrument of a listed contract, with its quoted volatility and delta. */
export function listedInstrument({ quote, chain }: ListedContract): OptionInstrument {
  const { symbol, type, strike, iv, delta } = quote;
  const { expiry, multiplier, deliverable = null } = chain;
  return {
    ...{ kind: 'option', symbol, type, strike, expiry, multiplier },
    ...{ deliverable, iv, delta },
  };
}

/** The quote of a contract on its chain. */
export const quoteIn = ({ calls, puts }: OptionChain, symbol: string): OptionQuote | null =>
  calls.find((quote) => quote.symbol === symbol) ??
  puts.find((quote) => quote.symbol === symbol) ??
  null;

/** The value; null where the source does not have it or does not answer. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    const isAbsent = error instanceof DomainError && ['notFound', 'provider'].includes(error.kind);
    if (isAbsent) return null;
    throw error;
  }
}

/** What is known about the corporate actions of some days: all of them, nothing now, or that no source has them. */
export type KnownActions =
  | { readonly status: 'known'; readonly actions: readonly CorporateAction[] }
  | { readonly status: 'silent' | 'absent' };

/** The market during one call: every chain and every close is read once. */
export class MarketSnapshot {
  private readonly lookups = new Map<string, Promise<ContractLookup>>();
  private readonly settlements = new Map<string, Promise<SettlementPrice | null>>();
  private readonly announced = new Map<string, Promise<KnownActions>>();
  private readonly others = new Map<string, MarketSnapshot>();

  constructor(
    private readonly ports: SnapshotPorts,
    /** Whose prices these are; empty for those of the market in force. */
    private readonly origin = '',
  ) {}

  /** The market that values a strategy. */
  of(strategy: Pick<Strategy, 'provider' | 'simulated'>): MarketSnapshot {
    const { provider, simulated } = strategy;
    const key = `${provider} ${simulated}`;
    if (this.origin === key) return this;
    const known = this.others.get(key) ?? new MarketSnapshot(pricesOf(strategy, this.ports), key);
    this.others.set(key, known);
    return known;
  }

  /** The contracts of an underlying. Refuses with SYMBOL_UNKNOWN or as its source does. */
  contracts(symbol: string): Promise<ContractLookup> {
    const { chains, clock } = this.ports;
    const known = this.lookups.get(symbol) ?? ContractLookup.of(symbol, chains, clock);
    this.lookups.set(symbol, known);
    return known;
  }

  /** The contracts of an underlying; null where it is unknown or its source does not answer. */
  contractsOrNull(symbol: string): Promise<ContractLookup | null> {
    return orNull(this.contracts(symbol));
  }

  /** The contracts that trades in these holdings need; none where all of them deliver cash alone and no source has more. */
  async contractsFor(symbol: string, held: readonly Instrument[]): Promise<ContractLookup> {
    if (!isCashAlone(held)) return this.contracts(symbol);
    const known = await this.contractsOrNull(symbol);
    return known ?? ContractLookup.none(symbol, this.ports.clock.now());
  }

  /** Days and model times of an underlying count from here, also while its source does not answer. */
  async valuedAt(symbol: string): Promise<Instant> {
    const contracts = await this.contractsOrNull(symbol);
    // The time of a chain file that is gone is unknown, and nothing of it has expired.
    return contracts?.at ?? (isFileSymbol(symbol) ? 0 : this.ports.clock.now());
  }

  /**
   * Price of the underlying at a past instant, as it was traded in the last session that had opened: the last trade of
   * its minute or before it; where the source has no minutes of that session, its final close. Null = unknown, also
   * before the first trade of the session and where the answer is older than that instant.
   */
  async priceAt(symbol: string, at: Instant): Promise<Money | null> {
    const today = newYorkDate(at);
    const hasOpened = (sessionOn(today)?.open ?? Infinity) <= at;
    const day = hasOpened ? today : previousTradingDay(today);
    const query = { symbol, from: day, to: day, multiplier: 1, adjusted: false } as const;
    const minutes = await orNull(this.ports.market.bars({ ...query, timespan: 'minute' }));
    if (minutes === null || coveredUntil(minutes.meta) < Math.min(at, closeOf(day))) return null;
    const last = minutes.value.filter((bar) => bar.at <= at).at(-1);
    if (last) return fromDollars(last.close);
    // The first trade of the session came later.
    if (minutes.value.length > 0) return null;
    const days = await orNull(this.ports.market.bars({ ...query, timespan: 'day' }));
    const whole = days && isFinalClose(day, days.meta) ? days.value.at(-1) : null;
    return whole ? fromDollars(whole.close) : null;
  }

  /** Price now of shares, money per share; null where it is not known. */
  async spotOf(symbol: string): Promise<Money | null> {
    const contracts = await this.contractsOrNull(symbol);
    const first = contracts && (await orNull(contracts.first()));
    return first?.value.spot ?? null;
  }

  /** Dividends, splits and the like of an underlying by ex-date. */
  corporateActions(query: CorporateActionsQuery): Promise<KnownActions> {
    const key = JSON.stringify([query.symbol, query.from, query.to]);
    const known = this.announced.get(key) ?? this.readActions(query);
    this.announced.set(key, known);
    return known;
  }

  private async readActions(query: CorporateActionsQuery): Promise<KnownActions> {
    try {
      const { value, meta } = await this.ports.actions.actions(query);
      if (value === null) return { status: 'absent' };
      return meta.partial ? { status: 'silent' } : { status: 'known', actions: value };
    } catch (error) {
      const kind = error instanceof DomainError ? error.kind : null;
      if (kind !== 'notFound' && kind !== 'provider') throw error;
      return { status: kind === 'notFound' ? 'absent' : 'silent' };
    }
  }

  /** The official price of a settlement; null = not known yet. */
  settlementPrice(query: SettlementQuery): Promise<SettlementPrice | null> {
    const { symbol, date, settlementTime } = query;
    const key = `${symbol} ${date} ${settlementTime}`;
    const known = this.settlements.get(key) ?? this.settlement(query);
    this.settlements.set(key, known);
    return known;
  }

  private async settlement(query: SettlementQuery): Promise<SettlementPrice | null> {
    const found = await orNull(this.ports.settlementPrices.settlementPrice(query));
    if (found === null || found.value === null) return null;
    const { provider: source, asOf: at } = found.meta;
    return { price: found.value, source, at };
  }
}
