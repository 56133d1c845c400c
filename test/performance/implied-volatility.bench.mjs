import { createRequire } from 'node:module';
import { impliedVolatility, impliedVolatilityChain } from '@toolyard/core/options/pricing';
import { chain as contracts, columns, prices } from './chain.mjs';
import { referenceRows } from './reference-rows.mjs';

const require = createRequire(import.meta.url);
const { getImpliedVolatility } = require('implied-volatility');
const { BlackScholes } = require('@uqee/black-scholes');

/** The chain as quotes: volatilities are what is asked. */
const chain = contracts.map((contract, i) => ({ ...contract, price: prices[i] }));
const priced = { ...columns, prices };

const uqee = {
  bisection: new BlackScholes({ sigmaToPricePrecision: 'double' }),
  newton: new BlackScholes({
    sigmaToPricePrecision: 'double',
    priceToSigmaMethod: 'newton-raphson',
    priceToSigmaAccuracy: 1e-10,
    priceToSigmaNRIteractions: 50,
  }),
};

const toUqee = (o) => ({
  type: o.type,
  price: o.price,
  underlying: o.spot,
  strike: o.strike,
  time: o.years,
  rate: o.rate,
});
const uqeeChain = chain.map(toUqee);

const ours = (o) => {
  const answer = impliedVolatility(o);
  return answer.ok ? answer.volatility : NaN;
};
const viaPeer = (o) => getImpliedVolatility(o.price, o.spot, o.strike, o.years, o.rate, o.type);

/** Takes up every answer, so that no work can be left out. */
let sum = 0;

const DOUBLE = 2 ** -53;
const rows = referenceRows('european_mpmath.csv');

/**
 * Over the rows whose price fixes the volatility to ten digits (peers: without dividend): how many come back within
 * 1e-6, and the worst relative error of all.
 */
function worstError(answer, knowsDividends) {
  if (!rows) return { worstError: null, rows: 0, solved: 0 };
  const errors = rows
    .filter(({ q }) => knowsDividends || q === 0)
    .filter(({ S, K, vega, vol }) => (DOUBLE * (S + K)) / (vega * vol) < 1e-10)
    .map((row) => {
      const option = { type: row.type, price: row.price, spot: row.S, strike: row.K };
      const market = { years: row.t, rate: row.r, dividendYield: row.q };
      return Math.abs(answer({ ...option, ...market }) / row.vol - 1);
    });
  const worst = errors.some(Number.isNaN) ? NaN : Math.max(...errors);
  return { worstError: worst, rows: errors.length, solved: errors.filter((e) => e <= 1e-6).length };
}

function contestants() {
  const out = {
    volatilities: new Float64Array(chain.length),
    refusals: new Uint8Array(chain.length),
  };
  return [
    {
      name: 'toolyard batch',
      work: () => {
        impliedVolatilityChain(priced, out);
        return chain.length;
      },
      accuracy: () => worstError(ours, true),
    },
    {
      name: 'toolyard scalar',
      work: () => {
        for (const option of chain) sum += ours(option);
        return chain.length;
      },
      accuracy: () => worstError(ours, true),
    },
    {
      name: '@uqee/black-scholes double, bisection (its default)',
      work: () => {
        for (const option of uqeeChain) sum += uqee.bisection.sigma(option);
        return chain.length;
      },
      accuracy: () => worstError((o) => uqee.bisection.sigma(toUqee(o)), false),
    },
    {
      name: '@uqee/black-scholes double, newton-raphson 1e-10',
      work: () => {
        for (const option of uqeeChain) sum += uqee.newton.sigma(option);
        return chain.length;
      },
      accuracy: () => worstError((o) => uqee.newton.sigma(toUqee(o)), false),
    },
    {
      name: 'implied-volatility',
      work: () => {
        for (const option of chain) sum += viaPeer(option);
        return chain.length;
      },
      accuracy: () => worstError(viaPeer, false),
    },
  ];
}

export const impliedVolatilityBench = {
  title: 'Implied volatility',
  unit: 'perSecond',
  contestants,
  targets: () => [],
};
