import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  blackScholes,
  blackScholesChain,
  impliedVolatility,
  impliedVolatilityChain,
  refusalOf,
  valueColumns,
  type BlackScholesValues,
} from '@toolyard/core/options/pricing';
import { propertySeed } from './seed.ts';

const CASES = 2_000;
const seed = propertySeed('pricing properties');

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const market = fc.record({
  spot: between(0.5, 5000),
  years: fc.oneof(between(0, 5), between(1e-7, 0.01), fc.constant(0)),
  rate: between(-0.05, 0.15),
  dividendYield: between(0, 0.1),
});
const contract = fc.record({
  type: fc.constantFrom('call' as const, 'put' as const),
  moneyness: between(0.1, 10),
  volatility: fc.oneof(between(0.01, 3), between(1e-4, 0.05), fc.constant(0)),
});

describe('option pricing', () => {
  it('put–call parity: C − P = S·e^(−qT) − K·e^(−rT), and the greeks of both sides agree', () => {
    fc.assert(
      fc.property(market, contract, (m, { moneyness, volatility }) => {
        const strike = m.spot * moneyness;
        const call = blackScholes({ type: 'call', ...m, strike, volatility });
        const put = blackScholes({ type: 'put', ...m, strike, volatility });
        const stock = m.spot * Math.exp(-m.dividendYield * m.years);
        const cash = strike * Math.exp(-m.rate * m.years);
        const size = 1e-15 * (stock + cash);
        expect(Math.abs(call.price - put.price - (stock - cash))).toBeLessThanOrEqual(size);
        expect(Math.abs(call.delta - put.delta - stock / m.spot)).toBeLessThanOrEqual(2e-15);
        expect(call.gamma).toBe(put.gamma);
        expect(call.vega).toBe(put.vega);
        const inTheMoney = call.probabilityInTheMoney + put.probabilityInTheMoney;
        expect(Math.abs(inTheMoney - 1)).toBeLessThanOrEqual(2e-15);
      }),
      { seed, numRuns: CASES },
    );
  });

  it('batch = scalar: every column of a chain equals the scalar answer bit for bit', () => {
    const chain = fc.tuple(market, fc.array(contract, { minLength: 1, maxLength: 4 }));
    fc.assert(
      fc.property(chain, ([m, contracts]) => {
        const columns = {
          ...m,
          isCall: Uint8Array.from(contracts, ({ type }) => (type === 'call' ? 1 : 0)),
          strikes: Float64Array.from(contracts, ({ moneyness }) => m.spot * moneyness),
        };
        const out = valueColumns(contracts.length);
        const volatilities = Float64Array.from(contracts, ({ volatility }) => volatility);
        blackScholesChain({ ...columns, volatilities }, out);
        const implied = {
          volatilities: new Float64Array(contracts.length),
          refusals: new Uint8Array(contracts.length),
        };
        impliedVolatilityChain({ ...columns, prices: out.price }, implied);

        contracts.forEach(({ type, moneyness, volatility }, i) => {
          const option = { type, ...m, strike: m.spot * moneyness };
          const values = blackScholes({ ...option, volatility });
          for (const name of Object.keys(values) as (keyof BlackScholesValues)[]) {
            if (!Object.is(out[name][i], values[name])) throw new Error(`${name} differs`);
          }
          const answer = impliedVolatility({ ...option, price: values.price });
          if (answer.ok) expect(implied.volatilities[i]).toBe(answer.volatility);
          else expect(refusalOf(implied.refusals[i]!)).toBe(answer.reason);
          expect(implied.refusals[i] === 0).toBe(answer.ok);
        });
      }),
      { seed, numRuns: CASES },
    );
  });
});
