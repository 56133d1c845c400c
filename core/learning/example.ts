import {
  analyseStrategy,
  type AnalysisInput,
  type StrategyAnalysis,
} from '../options/analysis/index.ts';
import {
  CONTRACT_MULTIPLIER,
  expiryInstant,
  formatOptionSymbol,
  isOptionLeg,
  yearsBetween,
  type Leg,
  type OptionType,
  type Position,
} from '../options/contracts/index.ts';
import { optionPrice } from '../options/pricing/index.ts';
import { addDays, fromDollars, type CalendarDate } from '../shared/index.ts';

/** The made-up stock of all examples. */
export const EXAMPLE_SYMBOL = 'XYZ';

/** Close of the day that examples count from; the clocks do not change in the 220 days after it. */
export const EXAMPLE_DAY: CalendarDate = '2027-04-01';

/** Continuous interest rate of an example that gives none, a fraction per year. */
export const EXAMPLE_RATE = 0.04;

/** One leg of an example. */
export interface ExampleLeg {
  readonly position: Position;
  readonly type: OptionType | 'stock';
  /** Dollars per share; options only. */
  readonly strike?: number;
  /** Dollars per share; the model's price, rounded to cents, unless given. A stock leg trades at the spot. */
  readonly premium?: number;
  /** Contracts, or lots of 100 shares; 1 unless given. */
  readonly quantity?: number;
  /** Calendar days to this leg's expiry; those of the example unless given. */
  readonly days?: number;
  /** Implied volatility of this leg, a fraction per year; that of the example unless given. */
  readonly volatility?: number;
}

/** A declared position: all figures in a text come from it. */
export interface Example {
  /** Dollars per share. */
  readonly spot: number;
  /** Calendar days to expiry. */
  readonly days: number;
  /** Implied volatility of legs that give none, a fraction per year. */
  readonly volatility: number;
  /** Continuous interest rate, a fraction per year; EXAMPLE_RATE unless given. */
  readonly rate?: number;
  /** Dollars per share between the bid and the ask of every option; the premium lies in the middle. */
  readonly quotedSpread?: number;
  readonly legs: readonly ExampleLeg[];
  /** The account that the position is sized for: its dollars, and the percent of them that one trade may lose. */
  readonly account?: { readonly dollars: number; readonly riskPercent: number };
  /** Dollars made or lost before with contracts that are closed; counts in every profit. */
  readonly realised?: number;
  /** Implied volatilities of the past year, fractions, against which `volatility` is ranked. */
  readonly volatilityYear?: readonly number[];
  /** Daily closing prices of the stock, oldest first. */
  readonly closes?: readonly number[];
}

/** An example with everything that its figures are read from. */
export interface ComputedExample {
  readonly example: Example;
  readonly legs: readonly Leg[];
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

const now = expiryInstant(EXAMPLE_DAY);

const yearsTo = (days: number): number =>
  yearsBetween(now, expiryInstant(addDays(EXAMPLE_DAY, days)));

/** Model's price in cents, at least one cent. */
function modelPremium(
  { spot, rate = EXAMPLE_RATE }: Example,
  type: OptionType,
  strike: number,
  days: number,
  volatility: number,
): number {
  const market = { spot, volatility, rate, dividendYield: 0, years: yearsTo(days) };
  return Math.max(0.01, Math.round(optionPrice({ type, strike, ...market }) * 100) / 100);
}

function legOf(example: Example, leg: ExampleLeg): Leg {
  const {
    position,
    type,
    quantity = 1,
    days = example.days,
    volatility = example.volatility,
  } = leg;
  if (type === 'stock') {
    const premium = fromDollars(leg.premium ?? example.spot);
    const shares = quantity * CONTRACT_MULTIPLIER;
    return {
      kind: 'stock',
      symbol: EXAMPLE_SYMBOL,
      multiplier: 1,
      position,
      premium,
      quantity: shares,
    };
  }
  const strike = leg.strike ?? example.spot;
  const premium = leg.premium ?? modelPremium(example, type, strike, days, volatility);
  const expiry = addDays(EXAMPLE_DAY, days);
  return {
    kind: 'option',
    symbol: formatOptionSymbol({ root: EXAMPLE_SYMBOL, expiry, type, strike: fromDollars(strike) }),
    type,
    position,
    strike: fromDollars(strike),
    expiry,
    multiplier: CONTRACT_MULTIPLIER,
    quantity,
    premium: fromDollars(premium),
    iv: volatility,
    delta: null,
  };
}

function inputOf(example: Example, legs: readonly Leg[]): AnalysisInput {
  const { spot, volatility, rate = EXAMPLE_RATE, realised = 0 } = example;
  const expiries = [...new Set(legs.filter(isOptionLeg).map(({ expiry }) => expiry))];
  return {
    legs,
    spot: fromDollars(spot),
    realised: fromDollars(realised),
    asOf: now,
    volatility,
    measure: { name: 'riskNeutralLognormal' },
    exercise: 'european',
    terms: expiries.map((expiry) => {
      const years = yearsBetween(now, expiryInstant(expiry));
      const forward = spot * Math.exp(rate * years);
      return { expiry, years, forward, rate, dividendYield: 0, dividends: [], source: 'given' };
    }),
  };
}

/** The legs of an example with their premiums. */
export const legsOf = (example: Example): Leg[] => example.legs.map((leg) => legOf(example, leg));

/** The legs and the analysis of an example; options are European, without dividends. */
export function computeExample(example: Example): ComputedExample {
  const legs = legsOf(example);
  const input = inputOf(example, legs);
  return { example, legs, input, analysis: analyseStrategy(input) };
}
