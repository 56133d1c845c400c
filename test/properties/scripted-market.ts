import {
  actionsWithin,
  SYMBOL_UNKNOWN,
  type BarQuery,
  type CorporateAction,
  type CorporateActionsQuery,
  type MarketData,
  type MarketMeta,
  type Sourced,
} from '@toolyard/core/market';
import {
  EXPIRY_UNKNOWN,
  type ExpirySummary,
  type OptionChain,
  type OptionChains,
  type OptionQuote,
  type SettlementPrices,
  type SettlementQuery,
} from '@toolyard/core/options/chain';
import {
  contractTermsOf,
  daysToExpiry,
  expiryKind,
  formatOptionSymbol,
  isExpired,
  yearsToExpiry,
  type OptionType,
} from '@toolyard/core/options/contracts';
import {
  addDays,
  daysBetween,
  defineError,
  type CalendarDate,
  type Clock,
  type Money,
  moneyOf,
} from '@toolyard/core/shared';

export const SYMBOL = 'ABC';
/** A Monday. */
export const FIRST_DAY: CalendarDate = '2026-01-05';
/** Fridays. */
export const EXPIRIES: readonly CalendarDate[] = ['2026-01-09', '2026-01-16', '2026-01-23'];
export const STRIKES: readonly Money[] = [90, 95, 100, 105, 110]
  .map((dollars) => dollars * 10_000)
  .map(moneyOf);
/** 10:00 in New York of the day. */
export const morning = (day: number): number => Date.UTC(2026, 0, 5 + day, 15);

export const contractOf = (
  type: OptionType,
  strike: Money,
  expiry: CalendarDate,
  root: string = SYMBOL,
): string => formatOptionSymbol({ root, expiry, type, strike });

/** What the source of the prices does not answer: everything, or its settlement prices, which are late. */
export type Outage = 'everything' | 'settlementPrices' | 'late' | 'bars' | 'old bars' | 'actions';

/** A dividend as the company announces it. Days count from the first one. */
export interface Announcement {
  readonly exDay: number;
  /** Money per share. */
  readonly amount: Money;
  /** The day from which the source knows it, which may be after the ex-date. */
  readonly knownFrom: number;
  /** From that day on the source gives another amount; zero where the dividend is cancelled. */
  readonly change: { readonly day: number; readonly amount: Money } | null;
}

/** A split, a symbol change or a merger as the company announces it. */
export interface AnnouncedAction {
  readonly kind: 'split' | 'symbolChange' | 'merger';
  readonly exDay: number;
  /** `from` shares become `to` shares. */
  readonly from: number;
  readonly to: number;
  /** Cash per share, in money. */
  readonly cash: Money;
  /** The symbol of the shares before it. */
  readonly symbol: string;
  /** Their symbol after it; null where nothing but cash is left. */
  readonly newSymbol: string | null;
  /** Whether it is cancelled on the day before. */
  readonly cancelled: boolean;
  /** The day from which the source knows it, which may be after the ex-date. */
  readonly knownFrom: number;
}

const toCents = (price: number): Money => moneyOf(Math.round(price / 100) * 100);

/** Money of a price of after an action, as it was before it. A share that becomes cash had a price of its own. */
const before = (price: number, { from, to, cash, newSymbol }: AnnouncedAction): Money =>
  newSymbol === null ? moneyOf(price) : toCents((price * to) / from + cash);

/** Strikes that the contracts of before a split or a symbol change have after it, where they stay standard. */
const standardAfter = (strikes: readonly Money[], { kind, from, to }: AnnouncedAction) =>
  kind === 'merger' || to % from > 0 ? [] : strikes.map((strike) => toCents((strike * from) / to));

export const dateOf = (day: number): CalendarDate => addDays(FIRST_DAY, day);
const dayOf = (date: CalendarDate): number => daysBetween(FIRST_DAY, date);

/** What the source says of a dividend on a day, money per share; null where it does not list it. */
export function announcedAmount(
  { exDay, amount, knownFrom, change }: Announcement,
  today: number,
): Money | null {
  if (knownFrom > today) return null;
  if (change === null || change.day > today) return amount;
  // A dividend that has been paid is not cancelled any more.
  if (change.amount === 0) return change.day < exDay ? null : amount;
  return change.amount;
}

/** An action as the source lists it. */
function actionOf({ kind, exDay, from, to, cash, symbol, newSymbol }: AnnouncedAction) {
  const of = { symbol, exDate: dateOf(exDay) };
  if (kind === 'split') return { kind, ...of, from, to };
  if (kind === 'symbolChange') return { kind, ...of, newSymbol: newSymbol! };
  const shares = newSymbol === null ? 0 : to / from;
  return { kind, ...of, newSymbol, shares, cash: cash / 10_000 };
}

const AWAY = defineError('provider', 'AWAY', { en: 'no answer', 'zh-CN': '没有回答' });

/** Intrinsic value, at least zero. */
export const intrinsic = (type: OptionType, strike: Money, spot: Money): Money =>
  moneyOf(Math.max(0, type === 'call' ? spot - strike : strike - spot));

/** A market of one stock with a given price per day, constant within the day. */
export class ScriptedMarket implements OptionChains, Pick<MarketData, 'bars'>, SettlementPrices {
  constructor(
    /** In money, from the first day on. */
    private readonly spots: readonly Money[],
    private readonly clock: Clock,
    /** The stock, or an index whose options are settled in cash. */
    readonly symbol: string = SYMBOL,
    private readonly announcements: readonly Announcement[] = [],
    /** By ex-date. */
    private readonly announced: readonly AnnouncedAction[] = [],
  ) {}

  /** Null while the source answers. */
  outage: Outage | null = null;

  private get settlesInTheMorning(): boolean {
    return contractTermsOf(this.symbol).settlementTime === 'AM';
  }

  private isExpired(expiry: CalendarDate): boolean {
    return isExpired(this.clock.now(), expiry, contractTermsOf(this.symbol).settlementTime);
  }

  get today(): number {
    return Math.floor((this.clock.now() - morning(0)) / 86_400_000);
  }

  /** The actions that take place. */
  private get taken(): readonly AnnouncedAction[] {
    return this.announced.filter(({ cancelled }) => !cancelled);
  }

  /** What the shares are called on a day; null where they have become cash. */
  symbolOn(day: number): string | null {
    const last = this.taken.findLast(({ exDay }) => exDay <= day);
    return last ? last.newSymbol : this.symbol;
  }

  /** The price as it is traded on the day. The prices of the script are those of after all actions. */
  spotOn(day: number): Money {
    const spot = this.spots[Math.min(day, this.spots.length - 1)] ?? moneyOf(1_000_000);
    const coming = this.taken.filter(({ exDay }) => day < exDay);
    return coming.reduceRight(before, spot);
  }

  /** Listed strikes: around the price of the day, and those that actions have made. */
  strikesOn(day: number): readonly Money[] {
    const taken = this.taken;
    // A strike that a split does not divide into whole cents.
    const around = (at: number) => {
      const coming = taken.slice(at);
      const odd = coming[0] && coming[0].to > coming[0].from ? 10_000 : 0;
      return STRIKES.map((strike) => moneyOf(coming.reduceRight(before, strike) + odd));
    };
    let listed = around(0);
    for (const [index, action] of taken.entries()) {
      if (action.exDay > day) break;
      listed = [...new Set([...around(index + 1), ...standardAfter(listed, action)])];
    }
    return listed;
  }

  /** Whether contracts of a strike are listed today. */
  lists(strike: Money): boolean {
    return this.strikesOn(this.today).includes(strike);
  }

  get spot(): Money {
    return this.spotOn(this.today);
  }

  /** Official price on the expiry date: the close, or the settlement value of the morning, which is no price of the day. */
  settlement(expiry: CalendarDate): Money {
    const close = this.spotOn(dayOf(expiry));
    return this.settlesInTheMorning ? moneyOf(close + 13_700) : close;
  }

  /** Mid price: the intrinsic value plus 20 cents per remaining day. */
  mid(type: OptionType, strike: Money, expiry: CalendarDate): Money {
    const days = daysToExpiry(this.clock.now(), expiry);
    return moneyOf(intrinsic(type, strike, this.spot) + 2_000 * (days + 1));
  }

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(symbol === this.symbolOn(this.today));
  }

  async expiries(symbol: string): Promise<Sourced<readonly ExpirySummary[]>> {
    if (this.outage === 'everything') throw AWAY();
    if (!(await this.knows(symbol))) throw SYMBOL_UNKNOWN();
    const listed = EXPIRIES.filter((expiry) => !this.isExpired(expiry));
    // One later expiry is always listed.
    const all: CalendarDate[] = [...listed, '2026-12-18'];
    return this.sourced(
      all.map((expiry) => ({
        expiry,
        daysToExpiry: daysToExpiry(this.clock.now(), expiry),
        kind: expiryKind(expiry),
        volatilityAtForward: 0.3,
      })),
    );
  }

  async chain(requested: string, expiry: CalendarDate): Promise<Sourced<OptionChain>> {
    if (this.outage === 'everything') throw AWAY();
    if (!(await this.knows(requested))) throw SYMBOL_UNKNOWN();
    if (this.isExpired(expiry)) throw EXPIRY_UNKNOWN();
    const quote =
      (type: OptionType) =>
      (strike: Money): OptionQuote => {
        const mid = this.mid(type, strike, expiry);
        const symbol = contractOf(type, strike, expiry, requested);
        const interest = { volume: 1, openInterest: 1, flaw: null };
        const values = { iv: 0.3, delta: type === 'call' ? 0.5 : -0.5 };
        return {
          symbol,
          type,
          strike,
          bid: moneyOf(mid - 500),
          ask: moneyOf(mid + 500),
          ...values,
          ...interest,
        };
      };
    const now = this.clock.now();
    const terms = { rate: 0, dividendYield: 0, source: 'given', forward: 100 } as const;
    return this.sourced({
      symbol: requested,
      expiry,
      asOf: now,
      now,
      daysToExpiry: daysToExpiry(now, expiry),
      spot: this.spot,
      spotSource: 'quoted',
      spotOffParity: false,
      terms: { expiry, years: yearsToExpiry(now, expiry), ...terms },
      volatilityAtForward: 0.3,
      stepSize: moneyOf(50_000),
      multiplier: 100,
      calls: this.strikesOn(this.today).map(quote('call')),
      puts: this.strikesOn(this.today).map(quote('put')),
    });
  }

  async bars({ symbol, from, adjusted }: BarQuery) {
    if (this.outage === 'everything' || this.outage === 'bars') throw AWAY();
    const days = this.spots.map((spot, day) => ({
      date: dateOf(day),
      spot: adjusted ? spot : this.spotOn(day),
    }));
    const bars = days
      .filter(({ date }, day) => date === from && this.symbolOn(day) === symbol)
      .map(({ date, spot }) => {
        const close = spot / 10_000;
        const at = Date.parse(`${date}T14:30:00Z`);
        return { at, open: close, high: close, low: close, close, volume: 1 };
      });
    const answer = await this.sourced(bars);
    // An answer that was made before the session.
    return this.outage === 'old bars' ? { ...answer, meta: { ...answer.meta, asOf: 0 } } : answer;
  }

  async settlementPrice({
    symbol,
    date,
    settlementTime,
  }: SettlementQuery): Promise<Sourced<Money | null>> {
    if (this.outage === 'everything' || this.outage === 'settlementPrices') throw AWAY();
    const isOwn = settlementTime === contractTermsOf(this.symbol).settlementTime;
    const isSettled = this.isExpired(date) && this.outage !== 'late';
    const isTraded = symbol === this.symbolOn(dayOf(date));
    return this.sourced(isOwn && isSettled && isTraded ? this.settlement(date) : null);
  }

  async actions(query: CorporateActionsQuery): Promise<Sourced<readonly CorporateAction[]>> {
    if (this.outage === 'everything' || this.outage === 'actions') throw AWAY();
    const listed = this.announcements.flatMap((each): CorporateAction[] => {
      const amount = announcedAmount(each, this.today);
      const symbol = this.payerOf(each.exDay);
      if (amount === null || symbol === null) return [];
      const of = { symbol, exDate: dateOf(each.exDay) };
      const paid = { amount: amount / 10_000, payDate: null, isSpecial: false };
      return [{ kind: 'dividend', ...of, ...paid }];
    });
    const { today } = this;
    for (const each of this.announced)
      if (each.knownFrom <= today && !(each.cancelled && today >= each.exDay - 1))
        listed.push(actionOf(each));
    return this.sourced(actionsWithin(listed, query));
  }

  /** Under which symbol the dividend of an ex-date is listed: that of its day, before a merger that of the company. */
  private payerOf(exDay: number): string | null {
    const isMerged = this.taken.some((each) => each.kind === 'merger' && each.exDay === exDay);
    return this.symbolOn(isMerged ? exDay - 1 : exDay);
  }

  private sourced<T>(value: T): Promise<Sourced<T>> {
    const meta: MarketMeta = {
      provider: 'written',
      asOf: this.clock.now(),
      delayedMinutes: 0,
      stale: false,
      simulated: true,
      partial: false,
      nextRefresh: null,
    };
    return Promise.resolve({ value, meta });
  }
}
