import { newYorkDate } from '../../calendar/index.ts';
import { isShareAction, type EarningsReports, type StockQuotes } from '../../market/index.ts';
import {
  addDays,
  daysBetween,
  fromDollars,
  negateMoney,
  toDollars,
  type Instant,
} from '../../shared/index.ts';
import { analyseStrategy, assignmentsByDay, daysLeft } from '../analysis/index.ts';
import {
  heldPrice,
  ReadVolatility,
  type OptionChains,
  type VolatilityHistory,
} from '../chain/index.ts';
import { parseOptionSymbol } from '../contracts/index.ts';
import { accountTrades, brokenAccountLimits, type CapitalStore } from '../capital/index.ts';
import {
  accountSettings,
  type OptionsSettings,
  type OptionsSettingsStore,
} from '../settings/index.ts';
import {
  currentAnalysisInput,
  MarketSnapshot,
  markToMarket,
  orNull,
  profitOf,
  quoteIn,
  type MarkedStrategy,
  type SnapshotPorts,
  type Strategy,
  type StrategyReader,
} from '../strategies/index.ts';
import {
  MAX_ALERT_DAYS,
  type AlertCondition,
  type AlertGreek,
  type ProfitUnit,
} from './alert-condition.ts';
import type { AlertRule, Observation } from './alert-rule.ts';
import { alertAfter } from './carry-over.ts';

export interface ObserverPorts {
  readonly snapshot: SnapshotPorts;
  readonly quotes: StockQuotes;
  readonly chains: OptionChains;
  readonly volatility: VolatilityHistory;
  readonly earnings: EarningsReports;
  readonly strategies: Pick<StrategyReader, 'listAll'>;
  readonly settings: Pick<OptionsSettingsStore, 'findOwned'>;
  readonly capital: Pick<CapitalStore, 'findOwned'>;
}

type Of<Kind extends AlertCondition['kind']> = Extract<AlertCondition, { kind: Kind }>;

/** A value and the time of its quotes. */
interface Quoted {
  readonly value: number;
  readonly quotedAt: Instant;
}

const DAYS_A_YEAR = 365;
const POINTS = 100;
/** Conditions are carried over actions of so many days. */
const ACTION_DAYS = 400;

/** The company whose corporate actions change what a condition means. */
interface WatchedCompany {
  readonly symbol: string;
  readonly market: MarketSnapshot;
  /** The watched position. */
  readonly positions: ReadonlySet<string>;
}

/** Greeks of a position in the units of an alert; null while it is unknown what its holdings have become. */
function greekOf(position: MarkedStrategy, greek: AlertGreek): number | null {
  if (position.awaitsActions) return null;
  const { net } = analyseStrategy(currentAnalysisInput(position)).greeks;
  if (!net) return null;
  return { delta: net.delta, theta: net.theta / DAYS_A_YEAR, vega: net.vega / POINTS }[greek];
}

/** Profit of a position in the unit of an alert; null where the profit or its base is unknown. */
function profitIn(
  unit: ProfitUnit,
  position: MarkedStrategy,
  { capital, stopLossPerTrade }: OptionsSettings,
): number | null {
  const profit = profitOf(position);
  if (profit === null) return null;
  if (unit === 'dollars') return toDollars(profit);
  if (unit === 'stopLoss') {
    if (stopLossPerTrade === null || capital <= 0) return null;
    return (negateMoney(profit) / ((capital * stopLossPerTrade) / 100)) * 100;
  }
  const { maxProfit } = analyseStrategy(currentAnalysisInput(position));
  return typeof maxProfit === 'number' && maxProfit > 0 ? (profit / maxProfit) * 100 : null;
}

/** A value of one of several positions or legs, with its name. */
interface Named {
  readonly value: number;
  readonly detail: string;
}

/**
 * The greatest chance in percent that a short leg of the position is assigned; null while it is unknown what its holdings
 * have become.
 */
function assignmentOf(position: MarkedStrategy): Named | null {
  if (position.awaitsActions) return null;
  const input = currentAnalysisInput(position);
  const chances = assignmentsByDay(input).flatMap((days, index): Named[] => {
    const leg = input.legs[index];
    const last = days?.at(-1);
    if (!last || leg?.kind !== 'option') return [];
    return [{ value: last.probability * 100, detail: leg.symbol }];
  });
  return extreme(chances, (a, b) => a.value > b.value);
}

function extreme<T>(all: readonly T[], isFurther: (a: T, b: T) => boolean): T | null {
  return all.reduce<T | null>((far, each) => (far && !isFurther(each, far) ? far : each), null);
}

/** What the alerts of one check read, each thing once. A value that its source does not give is null. */
export class AlertObserver {
  private readonly snapshot: MarketSnapshot;
  private readonly read = new Map<string, Promise<unknown>>();

  constructor(private readonly ports: ObserverPorts) {
    this.snapshot = new MarketSnapshot(ports.snapshot);
  }

  async observe(rule: AlertRule): Promise<Observation> {
    const found = await this.observed(rule);
    const isUnknown = found.value !== null && !(await this.isCarriedOver(rule));
    return isUnknown ? { ...found, value: null } : found;
  }

  /**
   * Whether the condition counts in shares of now: the corporate actions since it was stated can be read, and none of them is
   * still to change it.
   */
  private async isCarriedOver(rule: AlertRule): Promise<boolean> {
    const company = await this.companyOf(rule);
    if (company === null) return true;
    const { symbol, market, positions } = company;
    const [stated, to] = [newYorkDate(rule.statedAt), newYorkDate(this.now())];
    const first = addDays(to, -ACTION_DAYS);
    const from = stated > first ? stated : first;
    const known = await market.corporateActions({ symbol, from, to });
    if (known.status !== 'known') return known.status === 'absent';
    return known.actions
      .filter(isShareAction)
      .every((action) => alertAfter(rule, action, positions, this.now()) === null);
  }

  /** Null where the value has no shares in it, or those of several companies. */
  private async companyOf({ ownerId, condition }: AlertRule): Promise<WatchedCompany | null> {
    const market = this.snapshot;
    if (condition.kind === 'price')
      return { symbol: condition.symbol, market, positions: new Set() };
    if (condition.kind === 'optionPrice') {
      const parsed = parseOptionSymbol(condition.symbol);
      if (!parsed.ok) return null;
      return { symbol: parsed.value.underlying, market, positions: new Set() };
    }
    if (condition.kind !== 'greek' || condition.greek !== 'delta') return null;
    const position = (await this.strategies(ownerId)).find(({ id }) => id === condition.strategyId);
    if (!position) return null;
    const { id, symbol } = position;
    return { symbol, market: market.of(position), positions: new Set([id]) };
  }

  private async observed({ ownerId, condition, subject }: AlertRule): Promise<Observation> {
    switch (condition.kind) {
      case 'price':
        return this.ofSymbol(condition, await this.price(condition.symbol));
      case 'optionPrice':
        return this.ofSymbol(condition, await this.optionPrice(condition.symbol));
      case 'ivRank':
        return this.ofSymbol(condition, await this.ivRank(condition.symbol));
      case 'earnings':
        return this.ofSymbol(condition, await this.daysToReport(condition.symbol));
      case 'limit':
        return this.limits(ownerId);
      case 'profit':
        return this.profit(ownerId, condition, subject);
      case 'greek':
        return this.greek(ownerId, condition, subject);
      case 'expiry':
        return this.nearest(ownerId, condition, subject);
      case 'assignment':
        return this.assignment(ownerId, condition, subject);
    }
  }

  private once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.read.get(key) ?? read();
    this.read.set(key, known);
    return known as Promise<T>;
  }

  private now(): Instant {
    return this.ports.snapshot.clock.now();
  }

  private ofSymbol({ symbol }: { readonly symbol: string }, found: Quoted | null): Observation {
    const { value, quotedAt } = found ?? { value: null, quotedAt: this.now() };
    return { value, quotedAt, subject: symbol, detail: null };
  }

  private price(symbol: string): Promise<Quoted | null> {
    return this.once(`price ${symbol}`, async () => {
      const found = await orNull(this.ports.quotes.quotes([symbol]));
      const quote = found?.value[0];
      if (!found || !quote) return null;
      const quotedAt = Math.min(found.meta.asOf, quote.at);
      return { value: toDollars(fromDollars(quote.price)), quotedAt };
    });
  }

  private async optionPrice(symbol: string): Promise<Quoted | null> {
    const parsed = parseOptionSymbol(symbol);
    if (!parsed.ok) return null;
    const { underlying, expiry, root } = parsed.value;
    const contracts = await this.snapshot.contractsOrNull(underlying);
    const chain = contracts && (await orNull(contracts.chain(expiry, root)));
    const quote = chain && quoteIn(chain.value, symbol);
    const price = quote ? heldPrice(quote) : null;
    return price === null ? null : { value: toDollars(price), quotedAt: chain!.meta.asOf };
  }

  private ivRank(symbol: string): Promise<Quoted | null> {
    return this.once(`rank ${symbol}`, async () => {
      const { chains, volatility } = this.ports;
      const found = await orNull(new ReadVolatility(chains, volatility).execute(symbol));
      const rank = found?.value.rank ?? null;
      if (!found || rank === null) return null;
      return { value: rank * 100, quotedAt: found.meta.asOf };
    });
  }

  /** Calendar days in New York; null where no report is known for the coming year. */
  private daysToReport(symbol: string): Promise<Quoted | null> {
    return this.once(`report ${symbol}`, async () => {
      const today = newYorkDate(this.now());
      const query = { symbol, from: today, to: addDays(today, MAX_ALERT_DAYS) };
      const found = await orNull(this.ports.earnings.reports(query));
      const next = found?.value?.[0];
      return next ? { value: daysBetween(today, next.date), quotedAt: this.now() } : null;
    });
  }

  private settings(ownerId: string): Promise<OptionsSettings> {
    return this.once(`settings ${ownerId}`, async () => {
      const { settings, capital } = this.ports;
      return (await accountSettings(settings, capital, ownerId)).settings;
    });
  }

  private strategies(ownerId: string): Promise<readonly Strategy[]> {
    return this.once(`strategies ${ownerId}`, () => this.ports.strategies.listAll(ownerId));
  }

  /** The number of limits that the account breaks, and the first of them. */
  private async limits(ownerId: string): Promise<Observation> {
    const traded = (await this.strategies(ownerId)).filter(({ status }) => status !== 'planning');
    const marked = await Promise.all(traded.map((strategy) => this.marked(strategy)));
    const settings = await this.settings(ownerId);
    const trades = accountTrades(marked, settings.capital, this.now());
    const broken = brokenAccountLimits(settings, trades);
    const quotedAt = this.quotedAt(marked);
    return { value: broken.length, quotedAt, subject: '', detail: broken[0]?.limit ?? null };
  }

  private quotedAt(positions: readonly MarkedStrategy[]): Instant {
    return Math.min(this.now(), ...positions.flatMap(({ mark }) => mark?.at ?? []));
  }

  private marked(strategy: Strategy): Promise<MarkedStrategy> {
    return this.once(`mark ${strategy.id}`, () => markToMarket(strategy, this.snapshot));
  }

  /** The watched position, or all open ones; those without an unknown mark. */
  private async positions(
    ownerId: string,
    strategyId: string | null,
  ): Promise<readonly MarkedStrategy[]> {
    const all = await this.strategies(ownerId);
    const watched = all.filter(
      ({ id, status }) => status === 'active' && (strategyId === null || id === strategyId),
    );
    return Promise.all(watched.map((strategy) => this.marked(strategy)));
  }

  private async profit(
    ownerId: string,
    { strategyId, unit }: Of<'profit'>,
    subject: string,
  ): Promise<Observation> {
    const [position] = await this.positions(ownerId, strategyId);
    if (!position) return { value: null, quotedAt: this.now(), subject, detail: null };
    const value = profitIn(unit, position, await this.settings(ownerId));
    const quotedAt = this.quotedAt([position]);
    return { value, quotedAt, subject: position.name, detail: null };
  }

  /** The sum over all watched positions; null where that of one is unknown. */
  private async greek(
    ownerId: string,
    { strategyId, greek }: Of<'greek'>,
    subject: string,
  ): Promise<Observation> {
    const positions = await this.positions(ownerId, strategyId);
    const values = positions.map((each) => (each.mark ? greekOf(each, greek) : null));
    const known = values.filter((value) => value !== null);
    const isKnown = values.length > 0 && known.length === values.length;
    const value = isKnown ? known.reduce((sum, each) => sum + each, 0) : null;
    const quotedAt = this.quotedAt(positions);
    return { value, quotedAt, subject: nameOf(positions, strategyId, subject), detail: null };
  }

  private async nearest(
    ownerId: string,
    { strategyId }: Of<'expiry'>,
    subject: string,
  ): Promise<Observation> {
    const positions = await this.positions(ownerId, strategyId);
    const days = positions.flatMap((position): Named[] => {
      const input = currentAnalysisInput(position);
      const hasOptions = input.legs.some(({ kind }) => kind === 'option');
      return hasOptions ? [{ value: daysLeft(input), detail: position.name }] : [];
    });
    const first = extreme(days, (a, b) => a.value < b.value);
    return this.oneOf(first, positions, strategyId, subject);
  }

  private async assignment(
    ownerId: string,
    { strategyId }: Of<'assignment'>,
    subject: string,
  ): Promise<Observation> {
    const positions = await this.positions(ownerId, strategyId);
    const chances = positions.flatMap((position) => assignmentOf(position) ?? []);
    const greatest = extreme(chances, (a, b) => a.value > b.value);
    const found = this.oneOf(greatest, positions, strategyId, subject);
    return { ...found, detail: greatest?.detail ?? null };
  }

  private oneOf(
    found: Named | null,
    positions: readonly MarkedStrategy[],
    strategyId: string | null,
    subject: string,
  ): Observation {
    return {
      value: found?.value ?? null,
      quotedAt: this.quotedAt(positions),
      subject: nameOf(positions, strategyId, subject),
      detail: strategyId === null ? (found?.detail ?? null) : null,
    };
  }
}

const nameOf = (
  positions: readonly MarkedStrategy[],
  strategyId: string | null,
  before: string,
): string => (strategyId === null ? '' : (positions[0]?.name ?? before));
