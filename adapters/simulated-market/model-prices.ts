import { expiryMarket } from '@toolyard/core/options/chain';
import type { OptionType } from '@toolyard/core/options/contracts';
import {
  americanPriceChain,
  blackScholesChain,
  optionDate,
  optionDatePrice,
  valueColumns,
  type ValueColumns,
} from '@toolyard/core/options/pricing';
import { toDollars, type Money } from '@toolyard/core/shared';
import type { ExpiryModel } from './expiry-model.ts';

/** Model prices and sensitivities by strike, dollars per share. */
export type ModelPrices = Readonly<Record<OptionType, ValueColumns>>;

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
  const side = (type: OptionType): ValueColumns => {
    const out = valueColumns(count);
    const isCall = new Uint8Array(count).fill(type === 'call' ? 1 : 0);
    const chain = { spot, years, rate, dividendYield, isCall, strikes: dollars, volatilities };
    blackScholesChain(chain, out);
    if (terms.contract?.exercise !== 'american') return out;
    if (!market.dividends) {
      americanPriceChain(chain, { prices: out.price, refusals: new Uint8Array(count) });
      return out;
    }
    dollars.forEach((strike, i) => {
      const option = { ...market, volatility: volatilities[i]!, exercise: 'american' as const };
      out.price[i] = optionDatePrice(optionDate(type, strike, option), spot);
    });
    return out;
  };
  return { call: side('call'), put: side('put') };
}
