import {
  actionsWithin,
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

/** A split as the company announces it. */
export interface AnnouncedSplit {
  readonly exDay: number;
  /** `from` shares become `to` shares. */
  readonly from: number;
  readonly to: number;
  /** Whether it is cancelled on the day before. */
  readonly cancelled: boolean;
  /** The day from which the source knows it, which may be after the ex-date. */
  readonly knownFrom: number;
}

/** Money of a price of after a split, as it was before it. */
const before = (price: number, { from, to }: AnnouncedSplit): Money =>
  moneyOf(Math.round((price * to) / from / 100) * 100);

export const dateOf = (day: number): CalendarDate => addDays(FIRST_DAY, day);

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
    private readonly split: AnnouncedSplit | null = null,
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

  /** The split, on the days before it; null from its ex-date on, and where it does not take place. */
  private comingSplit(day: number): AnnouncedSplit | null {
    const { split } = this;
    return split && !split.cancelled && day < split.exDay ? split : null;
  }

  /** The price as it is traded on the day. The prices of the script are those of after a split. */
  spotOn(day: number): Money {
    const spot = this.spots[Math.min(day, this.spots.length - 1)] ?? moneyOf(1_000_000);
    const split = this.comingSplit(day);
    return split ? before(spot, split) : spot;
  }

  /** Listed strikes: around the price of the day, and those that a split has made. */
  strikesOn(day: number): readonly Money[] {
    const coming = this.comingSplit(day);
    const { split } = this;
    // A strike that the split does not divide into whole cents.
    const made = (of: AnnouncedSplit) =>
      STRIKES.map((strike) => moneyOf(before(strike, of) + (of.to > of.from ? 10_000 : 0)));
    if (coming) return made(coming);
    const divided = split && !split.cancelled && split.to % split.from === 0 ? made(split) : [];
    const adjusted = divided.map((strike) =>
      moneyOf(Math.round((strike * split!.from) / split!.to / 100) * 100),
    );
    return [...STRIKES, ...adjusted.filter((strike) => !STRIKES.includes(strike))];
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
    const close = this.spotOn(Number(expiry.slice(-2)) - 5);
    return this.settlesInTheMorning ? moneyOf(close + 13_700) : close;
  }

  /** Mid price: the intrinsic value plus 20 cents per remaining day. */
  mid(type: OptionType, strike: Money, expiry: CalendarDate): Money {
    const days = daysToExpiry(this.clock.now(), expiry);
    return moneyOf(intrinsic(type, strike, this.spot) + 2_000 * (days + 1));
  }

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(symbol === this.symbol);
  }

  async expiries(): Promise<Sourced<readonly ExpirySummary[]>> {
    if (this.outage === 'everything') throw AWAY();
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

  async chain(_symbol: string, expiry: CalendarDate): Promise<Sourced<OptionChain>> {
    if (this.outage === 'everything') throw AWAY();
    if (this.isExpired(expiry)) throw EXPIRY_UNKNOWN();
    const quote =
      (type: OptionType) =>
      (strike: Money): OptionQuote => {
        const mid = this.mid(type, strike, expiry);
        const symbol = contractOf(type, strike, expiry, this.symbol);
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
      symbol: this.symbol,
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

  async bars({ from, adjusted }: BarQuery) {
    if (this.outage === 'everything' || this.outage === 'bars') throw AWAY();
    const days = this.spots.map((spot, day) => ({
      date: dateOf(day),
      spot: adjusted ? spot : this.spotOn(day),
    }));
    const bars = days
      .filter(({ date }) => date === from)
      .map(({ date, spot }) => {
        const close = spot / 10_000;
        const at = Date.parse(`${date}T14:30:00Z`);
        return { at, open: close, high: close, low: close, close, volume: 1 };
      });
    const answer = await this.sourced(bars);
    // An answer that was made before the session.
    return this.outage === 'old bars' ? { ...answer, meta: { ...answer.meta, asOf: 0 } } : answer;
  }

  async settlementPrice({ date, settlementTime }: SettlementQuery): Promise<Sourced<Money | null>> {
    if (this.outage === 'everything' || this.outage === 'settlementPrices') throw AWAY();
    const isOwn = settlementTime === contractTermsOf(this.symbol).settlementTime;
    const isSettled = this.isExpired(date) && this.outage !== 'late';
    return this.sourced(isOwn && isSettled ? this.settlement(date) : null);
  }

  async actions(query: CorporateActionsQuery): Promise<Sourced<readonly CorporateAction[]>> {
    if (this.outage === 'everything' || this.outage === 'actions') throw AWAY();
    const listed = this.announcements.flatMap((each): CorporateAction[] => {
      const amount = announcedAmount(each, this.today);
      const of = { symbol: this.symbol, exDate: dateOf(each.exDay) };
      if (amount === null) return [];
      const paid = { amount: amount / 10_000, payDate: null, isSpecial: false };
      return [{ kind: 'dividend', ...of, ...paid }];
    });
    const { split, symbol, today } = this;
    if (split && split.knownFrom <= today && !(split.cancelled && today >= split.exDay - 1)) {
      const { exDay, from, to } = split;
      listed.push({ kind: 'split', symbol, exDate: dateOf(exDay), from, to });
    }
    return this.sourced(actionsWithin(listed, query));
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
