import type { OptionType } from '@toolyard/core/options/contracts';
import { blackScholesChain, valueColumns, type ValueColumns } from '@toolyard/core/options/pricing';
import { toDollars, type Money } from '@toolyard/core/shared';
import type { ExpiryModel } from './expiry-model.ts';

/** Model prices and sensitivities by strike, dollars per share. */
export type ModelPrices = Readonly<Record<OptionType, ValueColumns>>;

/** European prices at the smile's own volatility of every strike. */
export function priceStrikes(model: ExpiryModel, strikes: readonly Money[]): ModelPrices {
  const { years, forward, rate, dividendYield } = model.terms;
  const count = strikes.length;
  const dollars = Float64Array.from(strikes, toDollars);
  const volatilities = dollars.map((strike) =>
    Math.sqrt(model.varianceAt(Math.log(strike / forward)) / years),
  );
  const side = (isCall: Uint8Array): ValueColumns => {
    const out = valueColumns(count);
    const market = { spot: model.spot, years, rate, dividendYield };
    blackScholesChain({ ...market, isCall, strikes: dollars, volatilities }, out);
    return out;
  };
  return { call: side(new Uint8Array(count).fill(1)), put: side(new Uint8Array(count)) };
}
