import type { AnalysisInput } from '@toolyard/core/options/analysis';
import type { RiskLimits } from '@toolyard/core/options/capital';
import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import type { Leg, OptionLeg, OptionType, Position } from '@toolyard/core/options/contracts';
import type { PriceDistribution } from '@toolyard/core/options/payoff';
import type { OptionTerms } from '@toolyard/core/options/pricing';
import type { UnexpiredLeg } from '@toolyard/core/options/valuation';
import { fromDollars, type CalendarDate } from '@toolyard/core/shared';

/**
 * Legs, quotes and inputs that the examples of core/options' docstrings name; dollars. Today is a year before the
 * expiry, every volatility is 20 % and every rate is zero, unless an example says otherwise.
 */
const TODAY = Date.parse('2026-05-21T20:00:00Z');
const EXPIRY: CalendarDate = '2027-05-21';
const LATER: CalendarDate = '2027-06-18';
const VOLATILITY = 0.2;
const TERMS = { years: 1, rate: 0, dividendYield: 0 } as const;

/** One contract of 100 shares. */
const option =
  (position: Position, type: OptionType) =>
  (strike: number, premium: number, more: Partial<OptionLeg> = {}): OptionLeg => ({
    kind: 'option',
    symbol: 'XYZ',
    type,
    position,
    strike: fromDollars(strike),
    expiry: EXPIRY,
    premium: fromDollars(premium),
    quantity: 1,
    multiplier: 100,
    iv: VOLATILITY,
    delta: null,
    ...more,
  });

export const longCall = option('long', 'call');
export const shortCall = option('short', 'call');
export const longPut = option('long', 'put');
export const shortPut = option('short', 'put');

export const longStock = (price: number, quantity: number): Leg => ({
  kind: 'stock',
  symbol: 'XYZ',
  position: 'long',
  premium: fromDollars(price),
  quantity,
  multiplier: 1,
});

/** A leg that expires a year after the valuation date. */
export const unexpired = (leg: OptionLeg, more: Partial<OptionTerms> = {}): UnexpiredLeg => ({
  leg,
  terms: { ...TERMS, volatility: VOLATILITY, exercise: 'european', ...more },
});

/** Prices that are equally likely from 0 to `most`. */
export const uniformPrices = (most: number): PriceDistribution => ({
  mean: most / 2,
  probabilityBelow: (price) => price / most,
  meanBelow: (price) => (price * price) / (2 * most),
});

/** A quote without prices and values but those given; bid and ask in money. */
export const quote = (
  type: OptionType,
  strike: number,
  more: Partial<OptionQuote> = {},
): OptionQuote => ({
  symbol: `${type} ${strike}`,
  type,
  strike: fromDollars(strike),
  bid: null,
  ask: null,
  iv: null,
  delta: null,
  volume: null,
  openInterest: null,
  flaw: null,
  ...more,
});

/** A chain of quotes, each side by ascending strike. */
export const chainOf = (
  spot: number,
  quotes: readonly OptionQuote[],
  more: Partial<OptionChain> = {},
): OptionChain => ({
  symbol: 'XYZ',
  expiry: EXPIRY,
  asOf: TODAY,
  now: TODAY,
  daysToExpiry: 365,
  spot: fromDollars(spot),
  spotSource: 'quoted',
  spotOffParity: false,
  terms: { ...TERMS, expiry: EXPIRY, forward: spot, source: 'given' },
  volatilityAtForward: VOLATILITY,
  stepSize: null,
  multiplier: 100,
  calls: quotes.filter(({ type }) => type === 'call'),
  puts: quotes.filter(({ type }) => type === 'put'),
  ...more,
});

/** The analysis of legs with the spot at 100. */
export const analysisInput = (
  legs: readonly Leg[],
  more: Partial<AnalysisInput> = {},
): AnalysisInput => ({
  legs,
  spot: fromDollars(100),
  asOf: TODAY,
  terms: [EXPIRY, LATER].map((expiry) => ({ ...TERMS, expiry, forward: 100, source: 'given' })),
  volatility: VOLATILITY,
  ...more,
});

export const NO_LIMITS: RiskLimits = {
  riskPerTrade: null,
  totalExposure: null,
  maxRiskExposure: null,
  maxHoldingDays: null,
  stopLossPerTrade: null,
  stopLossTotal: null,
  stopLossMonthly: null,
};
