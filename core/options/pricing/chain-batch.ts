import { evaluateColumns, fillDistances, fillMarket, MARKET_SIZE } from './black-scholes.ts';
import {
  IMPLIED_VOLATILITY_REFUSALS,
  priceMarket,
  volatilityOrRefusal,
  type ImpliedVolatilityRefusal,
} from './implied-volatility.ts';
import type { ValueColumns } from './black-scholes.ts';

/** The contracts of one expiry in columns; all columns have one length. */
export interface ChainColumns {
  /** Dollars. */
  readonly spot: number;
  /** Time to expiry in years. */
  readonly years: number;
  /** Continuous, a fraction per year. */
  readonly rate: number;
  /** Continuous, a fraction per year. */
  readonly dividendYield: number;
  /** 1 for a call, 0 for a put. */
  readonly isCall: Uint8Array;
  /** Dollars. */
  readonly strikes: Float64Array;
}

export interface ChainVolatilities extends ChainColumns {
  /** Fractions per year. */
  readonly volatilities: Float64Array;
}

export interface ChainPrices extends ChainColumns {
  /** Dollars per share. */
  readonly prices: Float64Array;
}

export interface ImpliedVolatilityColumns {
  /** Fractions per year; NaN where refused. */
  readonly volatilities: Float64Array;
  /** 0 where solved, else the place of the reason in IMPLIED_VOLATILITY_REFUSALS, counted from 1. */
  readonly refusals: Uint8Array;
}

/**
 * {@link blackScholes} of every contract of an expiry into columns of the caller's, made by {@link valueColumns}, without an allocation per contract.
 * Row i of every column equals, bit for bit, what the scalar function answers for contract i.
 *
 * @example
 * const out = valueColumns(1);
 * blackScholesChain({ spot: 42, years: 0.5, rate: 0.1, dividendYield: 0, isCall: Uint8Array.of(1), strikes: Float64Array.of(40), volatilities: Float64Array.of(0.2) }, out);
 * out.price[0] // 4.759422392871531
 */
export function blackScholesChain(chain: ChainVolatilities, out: ValueColumns): void {
  if (out.price.length < chain.strikes.length)
    throw new RangeError('out is shorter than the chain');
  const market = new Float64Array(MARKET_SIZE);
  fillMarket(market, chain.spot, chain.years, chain.rate, chain.dividendYield);
  fillDistances(market, chain.strikes, chain.volatilities, out.price);
  evaluateColumns(market, chain.isCall, chain.strikes, chain.volatilities, out);
}

/**
 * {@link impliedVolatility} of every contract of an expiry into columns of the caller's.
 *
 * @example
 * const out = { volatilities: new Float64Array(1), refusals: new Uint8Array(1) };
 * impliedVolatilityChain({ spot: 42, years: 0.5, rate: 0.1, dividendYield: 0, isCall: Uint8Array.of(1), strikes: Float64Array.of(40), prices: Float64Array.of(50) }, out);
 * refusalOf(out.refusals[0]) // 'aboveMaximum'
 */
export function impliedVolatilityChain(chain: ChainPrices, out: ImpliedVolatilityColumns): void {
  const { spot, years, rate, dividendYield, isCall, strikes, prices } = chain;
  const market = priceMarket(spot, years, rate, dividendYield);
  for (let i = 0; i < strikes.length; i += 1) {
    const answer = volatilityOrRefusal(isCall[i] === 1, prices[i]!, strikes[i]!, market);
    out.volatilities[i] = answer > 0 ? answer : NaN;
    out.refusals[i] = answer > 0 ? 0 : -answer;
  }
}

/**
 * The reason behind an entry of `refusals`; null = solved.
 *
 * @example refusalOf(0) // null
 */
export const refusalOf = (entry: number): ImpliedVolatilityRefusal | null =>
  IMPLIED_VOLATILITY_REFUSALS[entry - 1] ?? null;
