import { fromDollars } from '../../shared/index.ts';
import type { CalendarDate } from '../../shared/index.ts';
import type { OptionChain, OptionQuote } from '../chain/index.ts';
import { formatOptionSymbol, type OptionType } from '../contracts/index.ts';
import { blackScholes } from '../pricing/index.ts';

interface ChainOf {
  readonly spot: number;
  readonly sigma: number;
  readonly days: number;
  readonly expiry: CalendarDate;
  /** Dollars between strikes; a fortieth of the spot by default. */
  readonly step?: number;
}

/** A chain of one volatility without interest, bids and asks a cent around the price, strikes over ± 40 % of the spot. */
export function pricedChain(
  { spot, sigma, days, expiry, step = spot / 40 }: ChainOf,
  symbol = 'TEST',
): OptionChain {
  const years = days / 365;
  const count = Math.floor((0.8 * spot) / step);
  const strikes = Array.from({ length: count + 1 }, (_, i) => 0.6 * spot + i * step);
  const quoteAt = (type: OptionType, strike: number): OptionQuote => {
    const { price, delta } = blackScholes({
      type,
      spot,
      strike,
      years,
      volatility: sigma,
      rate: 0,
      dividendYield: 0,
    });
    return {
      symbol: formatOptionSymbol({ root: symbol, type, strike: fromDollars(strike), expiry }),
      type,
      strike: fromDollars(strike),
      bid: fromDollars(Math.max(0.01, Math.round(price * 100) / 100 - 0.01)),
      ask: fromDollars(Math.max(0.02, Math.round(price * 100) / 100 + 0.01)),
      iv: sigma,
      delta,
      volume: null,
      openInterest: null,
      flaw: null,
    };
  };
  const side = (type: OptionType) => strikes.map((strike) => quoteAt(type, strike));
  return {
    symbol,
    expiry,
    asOf: 0,
    now: 0,
    daysToExpiry: days,
    spot: fromDollars(spot),
    spotSource: 'quoted',
    spotOffParity: false,
    terms: { expiry, years, forward: spot, rate: 0, dividendYield: 0, source: 'given' },
    volatilityAtForward: sigma,
    stepSize: fromDollars(step),
    multiplier: 100,
    calls: side('call'),
    puts: side('put'),
  };
}
