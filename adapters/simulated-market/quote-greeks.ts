import type { ExpiryTerms, OptionQuote } from '@toolyard/core/options/chain';
import { blackScholes, impliedVolatility } from '@toolyard/core/options/pricing';
import { MONEY_SCALE } from '@toolyard/core/shared';
import type { QuoteRow } from './quote-rows.ts';

export function withGreeks(row: QuoteRow, terms: ExpiryTerms, spot: number): OptionQuote {
  const none = { iv: null, delta: null };
  if (row.bid === 0) return { ...row, ...none, flaw: 'zeroBid' };
  const { type } = row;
  const { years, rate, dividendYield } = terms;
  const strike = row.strike / MONEY_SCALE;
  const price = (row.bid + row.ask) / 2 / MONEY_SCALE;
  const market = { type, spot, strike, years, rate, dividendYield };
  const implied = impliedVolatility({ ...market, price });
  if (!implied.ok)
    return {
      ...row,
      ...none,
      flaw: implied.reason === 'aboveMaximum' ? 'aboveMaximum' : 'belowIntrinsic',
    };
  const { delta } = blackScholes({ ...market, volatility: implied.volatility });
  return { ...row, iv: implied.volatility, delta, flaw: null };
}

export function volatilityAtForward(
  calls: readonly OptionQuote[],
  puts: readonly OptionQuote[],
  terms: ExpiryTerms,
): number | null {
  const forward = terms.forward * MONEY_SCALE;
  const at = calls.findIndex((call) => call.strike >= forward);
  const mean = (i: number): number | null => {
    const [a, b] = [calls[i]?.iv ?? null, puts[i]?.iv ?? null];
    return a === null || b === null ? null : (a + b) / 2;
  };
  const [low, high] = [mean(at - 1), mean(at)];
  if (low === null || high === null) return null;
  const [a, b] = [calls[at - 1]!.strike, calls[at]!.strike];
  return low + ((high - low) * (forward - a)) / (b - a);
}
