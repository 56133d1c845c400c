import { MONEY_SCALE, type Money } from '@toolyard/core/shared';
import { normalCdf } from '@toolyard/core/options/pricing';
import type { ExpiryModel } from './expiry-model.ts';

/** Model prices and sensitivities by strike, dollars a share. */
export interface ModelPrices {
  readonly call: Float64Array;
  readonly put: Float64Array;
  readonly callDelta: Float64Array;
  readonly putDelta: Float64Array;
  readonly vega: Float64Array;
}

/** European prices at the smile's own volatility of every strike. */
export function priceStrikes(model: ExpiryModel, strikes: readonly Money[]): ModelPrices {
  const { years, forward, rate, dividendYield } = model.terms;
  const n = strikes.length;
  const out = {
    call: new Float64Array(n),
    put: new Float64Array(n),
    callDelta: new Float64Array(n),
    putDelta: new Float64Array(n),
    vega: new Float64Array(n),
  };
  const D = Math.exp(-rate * years),
    Q = Math.exp(-dividendYield * years);
  for (let i = 0; i < n; i += 1) {
    const K = strikes[i]! / MONEY_SCALE;
    const k = Math.log(K / forward);
    const s = Math.sqrt(model.varianceAt(k));
    const d1 = -k / s + s / 2,
      d2 = d1 - s;
    out.call[i] = Math.max(D * (forward * normalCdf(d1) - K * normalCdf(d2)), 0);
    out.put[i] = Math.max(D * (K * normalCdf(-d2) - forward * normalCdf(-d1)), 0);
    out.callDelta[i] = Q * normalCdf(d1);
    out.putDelta[i] = -Q * normalCdf(-d1);
    out.vega[i] = D * forward * Math.exp((-d1 * d1) / 2) * 0.3989422804014327 * Math.sqrt(years);
  }
  return out;
}
