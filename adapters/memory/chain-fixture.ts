import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import {
  CONTRACT_MULTIPLIER,
  contractTermsOf,
  daysToExpiry,
  formatOptionSymbol,
  yearsToExpiry,
  type OptionType,
} from '@toolyard/core/options/contracts';
import { fromDollars, type CalendarDate, type Instant } from '@toolyard/core/shared';

const SPOT = 100;
const STRIKES = [90, 95, 100, 105, 110];
const VOLATILITY = 0.2;

/**
 * A chain of five strikes around a spot of 100 dollars: round numbers to reckon with, not a market. Contracts of an index
 * have its terms, by their root.
 */
export function chainFixture(
  symbol: string,
  expiry: CalendarDate,
  asOf: Instant,
  root = symbol,
): OptionChain {
  const contract = contractTermsOf(root);
  const isIndex = contract.settlement === 'cash';
  const quote =
    (type: OptionType) =>
    (strike: number): OptionQuote => {
      const intrinsic = Math.max(0, type === 'call' ? SPOT - strike : strike - SPOT);
      const bid = intrinsic + 2 - Math.abs(SPOT - strike) / 10;
      return {
        symbol: formatOptionSymbol({ root, expiry, type, strike: fromDollars(strike) }),
        type,
        strike: fromDollars(strike),
        bid: fromDollars(bid),
        ask: fromDollars(bid + 0.1),
        iv: VOLATILITY,
        delta: (type === 'call' ? 0.5 : -0.5) + (SPOT - strike) / 40,
        volume: 10,
        openInterest: 100,
        flaw: null,
      };
    };
  return {
    symbol,
    expiry,
    asOf,
    now: asOf,
    daysToExpiry: daysToExpiry(asOf, expiry),
    spot: fromDollars(SPOT),
    spotSource: 'quoted',
    spotOffParity: false,
    terms: {
      expiry,
      years: yearsToExpiry(asOf, expiry, contract.settlementTime),
      forward: SPOT,
      rate: 0,
      dividendYield: 0,
      source: 'given',
      ...(isIndex && { contract }),
    },
    volatilityAtForward: VOLATILITY,
    stepSize: fromDollars(5),
    multiplier: CONTRACT_MULTIPLIER,
    calls: STRIKES.map(quote('call')),
    puts: STRIKES.map(quote('put')),
  };
}
