import type { Instant } from '../../shared/index.ts';
import { toDollars } from '../../shared/index.ts';
import { daysToExpiry, isFileSymbol, yearsToExpiry } from '../contracts/index.ts';
import { blackScholes } from '../pricing/index.ts';
import type { OptionChain, OptionQuote } from './option-chain.ts';

/**
 * The time that days to expiry and model times of an underlying count from: now, and for a chain file the time of the
 * file. Never before the quotes.
 */
export const countedFrom = (symbol: string, quotedAt: Instant, now: Instant): Instant =>
  isFileSymbol(symbol) ? quotedAt : Math.max(quotedAt, now);

/**
 * A chain as it stands some time after its quotes: days, years and deltas count from `now`. The implied volatilities
 * remain those of the time of the quotes, and so does the forward.
 */
export function chainAt(chain: OptionChain, now: Instant): OptionChain {
  const at = countedFrom(chain.symbol, chain.asOf, now);
  if (at === chain.now) return chain;
  const terms = { ...chain.terms, years: yearsToExpiry(at, chain.expiry) };
  const spot = toDollars(chain.spot);
  const { years, rate, dividendYield } = terms;
  const delta = ({ type, strike, iv }: OptionQuote): number | null =>
    iv === null
      ? null
      : blackScholes({
          ...{ type, spot, strike: toDollars(strike), volatility: iv },
          ...{ years, rate, dividendYield },
        }).delta;
  const counted = (quote: OptionQuote): OptionQuote => ({ ...quote, delta: delta(quote) });
  return {
    ...chain,
    now: at,
    daysToExpiry: daysToExpiry(at, chain.expiry),
    terms,
    calls: chain.calls.map(counted),
    puts: chain.puts.map(counted),
  };
}
