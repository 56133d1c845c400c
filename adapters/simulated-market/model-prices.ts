import { expiryMarket } from '@toolyard/core/options/chain';
import type { OptionType } from '@toolyard/core/options/contracts';
import {
  americanPriceChain,
  blackScholesChain,
  optionDate,
  optionDatePrice,
  valueColumns,
  type OptionDate,
  type ValueColumns,
} from '@toolyard/core/options/pricing';
import { toDollars, type Money } from '@toolyard/core/shared';
import type { ExpiryModel } from './expiry-model.ts';

/** Model prices and sensitivities by strike, dollars per share. */
export interface ModelColumns extends ValueColumns {
  /** American options between dividends at the smile's volatility, by strike; empty for all others. */
  readonly dates: readonly OptionDate[];
}
export type ModelPrices = Readonly<Record<OptionType, ModelColumns>>;

/** Prices at the smile's own volatility of every strike, by the exercise of the contracts; sensitivities are European. */
export function priceStrikes(model: ExpiryModel, strikes: readonly Money[]): ModelPrices {
  const { terms, spot } = model;
  const { years, forward, rate, dividendYield } = terms;
  const count = strikes.length;
  const dollars = Float64Array.from(strikes, toDollars);
  const volatilities = dollars.map((strike) =>
    Math.sqrt(model.varianceAt(Math.log(strike / forward)) / years),
  );
  const market = expiryMarket(terms, spot, years);
  const side = (type: OptionType): ModelColumns => {
    const out = valueColumns(count);
    const isCall = new Uint8Array(count).fill(type === 'call' ? 1 : 0);
    const chain = { spot, years, rate, dividendYield, isCall, strikes: dollars, volatilities };
    blackScholesChain(chain, out);
    if (terms.contract?.exercise !== 'american') return { ...out, dates: [] };
    if (!market.dividends) {
      americanPriceChain(chain, { prices: out.price, refusals: new Uint8Array(count) });
      return { ...out, dates: [] };
    }
    const dates = Array.from(dollars, (strike, i) => {
      const volatility = volatilities[i]!;
      return optionDate(type, strike, { ...market, volatility, exercise: 'american' });
    });
    dates.forEach((date, i) => {
      out.price[i] = optionDatePrice(date, spot);
    });
    return { ...out, dates };
  };
  return { call: side('call'), put: side('put') };
}
