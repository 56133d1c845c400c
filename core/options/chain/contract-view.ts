import {
  addMoney,
  maxMoney,
  multiplyMoney,
  roundedMoney,
  subtractMoney,
  toDollars,
  ZERO_MONEY,
  type CalendarDate,
  type Money,
} from '../../shared/index.ts';
import {
  deliverableValue,
  exerciseGain,
  ordinaryContract,
  type ContractTerms,
  type Deliverable,
} from '../contracts/index.ts';
import {
  earlyExercise,
  optionGreeks,
  type EarlyExercise,
  type OptionTerms,
} from '../pricing/index.ts';
import { expiryMarket, yearsToLaterClose } from './expiry-terms.ts';
import { midPrice } from './quote-price.ts';
import { contractOf, type OptionChain, type OptionQuote } from './option-chain.ts';
import type { ContractActivity, OptionTrade, TradedDay } from './ports/option-tape.ts';

/** Greeks of one share's option as screens show them; null where the quote has no volatility. */
export interface QuoteGreeks {
  readonly delta: number | null;
  readonly gamma: number | null;
  /** Dollars per calendar day. */
  readonly theta: number | null;
  /** Dollars per volatility point. */
  readonly vega: number | null;
}

/** A session's last price with what it was against the one before. */
export interface PriceChange extends TradedDay {
  readonly change: Money | null;
  readonly changePercent: number | null;
}

/** Everything about one listed contract. Money per share, of an adjusted one per unit of its multiplier; null = unknown. */
export interface ContractView {
  readonly quote: OptionQuote;
  readonly expiry: CalendarDate;
  readonly daysToExpiry: number;
  readonly stockPrice: Money;
  readonly contract: ContractTerms;
  /** What an adjusted contract delivers; null for an unadjusted one. */
  readonly deliverable: Deliverable | null;
  /** Null where the price of another company decides. */
  readonly inTheMoney: boolean | null;
  readonly last: Money | null;
  readonly change: Money | null;
  readonly changePercent: number | null;
  /** Middle of bid and ask where the quote has one, else the last price. */
  readonly mark: Money | null;
  readonly intrinsicValue: Money | null;
  readonly timeValue: Money | null;
  readonly breakEven: Money | null;
  /** Of an adjusted contract per delivered share. */
  readonly greeks: QuoteGreeks;
  /**
   * At the quote's own volatility, or at that of the chain at the forward where the price has no time value that would
   * imply one, as before an ex-date; null without both.
   */
  readonly earlyExercise: EarlyExercise | null;
  /** Newest first. */
  readonly priceChanges: readonly PriceChange[];
  readonly trades: readonly OptionTrade[];
}

/**
 * What exercise gains now, money per share.
 *
 *     call = max(S − K, 0),   put = max(K − S, 0)
 *
 * @example intrinsicValue({ type: 'put', strike: 1_000_000 }, 950_000) // 50_000
 */
export const intrinsicValue = (
  { type, strike }: Pick<OptionQuote, 'type' | 'strike'>,
  spot: Money,
): Money =>
  maxMoney(type === 'call' ? subtractMoney(spot, strike) : subtractMoney(strike, spot), ZERO_MONEY);

type Priced = Pick<OptionChain, 'symbol' | 'multiplier' | 'spot' | 'terms'>;

const quoteTerms = (volatility: number, chain: Priced): OptionTerms => ({
  ...expiryMarket(chain.terms, toDollars(chain.spot), chain.terms.years),
  ...{ volatility, exercise: contractOf(chain).exercise },
});

/**
 * Greeks of a quote at its own volatility, by the model of the contract's exercise; all null without a volatility.
 *
 * Per share: theta in dollars per calendar day (a 365th of a year's), vega in dollars per volatility point (a hundredth).
 *
 * @example quoteGreeks(quote('call', 100, { iv: 1 }), chainOf(100, [])).delta.toFixed(4) // '0.6915': Φ(0.5), as d1 = σ√T/2 at the money
 */
export function quoteGreeks({ type, strike, iv }: OptionQuote, chain: Priced): QuoteGreeks {
  if (iv === null) return { delta: null, gamma: null, theta: null, vega: null };
  const [spot, terms] = [toDollars(chain.spot), quoteTerms(iv, chain)];
  const { delta, gamma, theta, vega } = optionGreeks(type, toDollars(strike), terms)(spot);
  return { delta, gamma, theta: theta / 365, vega: vega / 100 };
}

const NO_GREEKS: QuoteGreeks = { delta: null, gamma: null, theta: null, vega: null };

/** Greeks of a quote; of an adjusted contract, per delivered share, those of its {@link ordinaryContract}. */
function greeksOf(quote: OptionQuote, chain: OptionChain): QuoteGreeks {
  const { multiplier, deliverable = null } = chain;
  const ordinary = ordinaryContract({ ...quote, multiplier }, deliverable);
  return ordinary === null ? NO_GREEKS : quoteGreeks({ ...quote, strike: ordinary.strike }, chain);
}

/** What exercise gains now, of an adjusted contract by what it delivers, per unit of its multiplier. */
function intrinsicOf(quote: OptionQuote, chain: OptionChain): Money | null {
  const { symbol, spot, multiplier, deliverable } = chain;
  if (!deliverable) return intrinsicValue(quote, spot);
  const delivered = deliverableValue(deliverable, (each) => (each === symbol ? spot : null));
  if (delivered === null) return null;
  const gain = exerciseGain({ ...quote, multiplier }, delivered);
  return maxMoney(roundedMoney(gain / multiplier), ZERO_MONEY);
}

/** Price of the underlying at which exercise earns what the contract costs. */
function breakEvenOf(quote: OptionQuote, chain: OptionChain, mark: Money | null): Money | null {
  const { multiplier, deliverable = null } = chain;
  const ordinary = ordinaryContract({ ...quote, multiplier }, deliverable);
  if (mark === null || ordinary === null) return null;
  const away = roundedMoney((mark * multiplier) / ordinary.multiplier);
  return addMoney(ordinary.strike, multiplyMoney(away, quote.type === 'call' ? 1 : -1));
}

function earlyExerciseOf(
  { type, strike, iv }: OptionQuote,
  chain: OptionChain,
): EarlyExercise | null {
  const volatility = iv ?? chain.volatilityAtForward;
  if (volatility === null) return null;
  return earlyExercise(
    type,
    toDollars(strike),
    quoteTerms(volatility, chain),
    toDollars(chain.spot),
    yearsToLaterClose(chain.terms),
  );
}

/** What a session's last price was against the session before, newest first like the sessions. */
export const priceChanges = (days: readonly TradedDay[]): readonly PriceChange[] =>
  days.map((day, i) => {
    const before = days[i + 1]?.price;
    if (before === undefined) return { ...day, change: null, changePercent: null };
    const change = subtractMoney(day.price, before);
    return { ...day, change, changePercent: (change / before) * 100 };
  });

/**
 * One contract of a chain with what was traded in it; money per share. With w = +1 for a call and −1 for a put:
 *
 *     mark = {@link midPrice}, else the last price        intrinsicValue = max(w·(S − K), 0)
 *     timeValue = max(mark − intrinsicValue, 0)          breakEven = K + w·mark
 *
 * What needs a price that is unknown is null. Of an adjusted contract that delivers n shares and cash per multiplier m:
 *
 *     intrinsicValue = max(w·(n·S + cash − K·m), 0) / m        breakEven = (K·m − cash)/n + w·mark·m/n
 *
 * Its greeks are those of the {@link ordinaryContract}, per delivered share, and null where there is none, since the price
 * of another company decides then. Early exercise is not judged.
 *
 * @example contractView(quote('call', 100, { bid: 50_000, ask: 70_000 }), chainOf(103, []), { trades: [], days: [] }).timeValue // 30_000: (5 + 7) / 2 − (103 − 100) dollars
 */
export function contractView(
  quote: OptionQuote,
  chain: OptionChain,
  { trades, days }: ContractActivity,
): ContractView {
  const [latest] = priceChanges(days);
  const mark = midPrice(quote) ?? latest?.price ?? null;
  const intrinsic = intrinsicOf(quote, chain);
  const deliverable = chain.deliverable ?? null;
  return {
    quote,
    expiry: chain.expiry,
    daysToExpiry: chain.daysToExpiry,
    stockPrice: chain.spot,
    contract: contractOf(chain),
    deliverable,
    inTheMoney: intrinsic === null ? null : intrinsic > 0,
    last: latest?.price ?? null,
    change: latest?.change ?? null,
    changePercent: latest?.changePercent ?? null,
    mark,
    intrinsicValue: intrinsic,
    timeValue:
      mark === null || intrinsic === null
        ? null
        : maxMoney(subtractMoney(mark, intrinsic), ZERO_MONEY),
    breakEven: breakEvenOf(quote, chain, mark),
    greeks: greeksOf(quote, chain),
    earlyExercise: deliverable ? null : earlyExerciseOf(quote, chain),
    priceChanges: priceChanges(days),
    trades,
  };
}
