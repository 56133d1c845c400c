import { createRequire } from 'node:module';
import { blackScholes, blackScholesChain, valueColumns } from '@toolyard/core/options/pricing';
import { chain, columns } from './chain.mjs';
import { referenceRows, worstOf } from './reference-rows.mjs';

const require = createRequire(import.meta.url);
const greeks = require('greeks');
/** The pricing package that `greeks` stands on; it gives the price that `greeks` lacks. */
const { blackScholes: peerPrice } = createRequire(require.resolve('greeks'))('black-scholes');
const { BlackScholes } = require('@uqee/black-scholes');

const uqee = {
  single: new BlackScholes(),
  double: new BlackScholes({ sigmaToPricePrecision: 'double' }),
};

const toUqee = (o) => ({
  type: o.type,
  underlying: o.spot,
  strike: o.strike,
  time: o.years,
  sigma: o.volatility,
  rate: o.rate,
});
const uqeeChain = chain.map(toUqee);

/** Every package's price and five greeks in our names and units. */
const viaUqee = (precision) => (o) => {
  const v = uqee[precision].option(toUqee(o));
  return { ...v, theta: -v.theta };
};
const viaGreeks = ({ spot, strike, years, volatility, rate, type }) => {
  const inputs = [spot, strike, years, volatility, rate];
  return {
    price: peerPrice(...inputs, type),
    delta: greeks.getDelta(...inputs, type),
    gamma: greeks.getGamma(...inputs),
    vega: 100 * greeks.getVega(...inputs),
    theta: greeks.getTheta(...inputs, type, 1),
    rho: greeks.getRho(...inputs, type, 1),
  };
};

const SCALES = {
  price: (spot) => spot,
  delta: () => 1,
  gamma: (spot) => 1 / spot,
  vega: (spot) => spot,
  theta: (spot) => spot,
  rho: (spot) => spot,
};

const rows = referenceRows('european_mpmath.csv');

/** Worst error over the file as a part of the value or of its natural scale, the larger; peers only on the rows without dividend. */
function worstError(answer, knowsDividends) {
  if (!rows) return { worstError: null, rows: 0 };
  const used = rows.filter(({ q }) => knowsDividends || q === 0);
  const errors = used.flatMap((row) => {
    const option = { type: row.type, spot: row.S, strike: row.K, years: row.t };
    const ours = answer({ ...option, volatility: row.vol, rate: row.r, dividendYield: row.q });
    return Object.keys(SCALES)
      .filter((name) => name in ours)
      .map((name) => {
        const size = Math.max(SCALES[name](row.S), Math.abs(row[name]));
        return Math.abs(ours[name] - row[name]) / size;
      });
  });
  return { worstError: worstOf(errors), rows: used.length };
}

function viaChain({ type, spot, strike, years, volatility, rate, dividendYield }) {
  const out = valueColumns(1);
  blackScholesChain(
    {
      ...{ spot, years, rate, dividendYield },
      isCall: Uint8Array.of(type === 'call' ? 1 : 0),
      strikes: Float64Array.of(strike),
      volatilities: Float64Array.of(volatility),
    },
    out,
  );
  return Object.fromEntries(Object.entries(out).map(([name, column]) => [name, column[0]]));
}

/** Takes up every answer, so that no work can be left out. */
let sum = 0;

/** Each contestant has a loop of its own: a shared one would be compiled for all at once and cost the fast ones most. */
function contestants() {
  const out = valueColumns(chain.length);
  return [
    {
      name: 'toolyard batch (11 values)',
      work: () => {
        blackScholesChain(columns, out);
        return chain.length;
      },
      accuracy: () => worstError(viaChain, true),
    },
    {
      name: 'toolyard scalar (11 values)',
      work: () => {
        for (const option of chain) {
          const v = blackScholes(option);
          sum += v.price + v.delta + v.gamma + v.vega + v.theta + v.rho;
        }
        return chain.length;
      },
      accuracy: () => worstError(blackScholes, true),
    },
    {
      name: '@uqee/black-scholes double (6 values)',
      work: () => {
        for (const option of uqeeChain) {
          const v = uqee.double.option(option);
          sum += v.price + v.delta + v.gamma + v.vega + v.theta + v.rho;
        }
        return chain.length;
      },
      accuracy: () => worstError(viaUqee('double'), false),
    },
    {
      name: '@uqee/black-scholes single (6 values)',
      work: () => {
        for (const option of uqeeChain) {
          const v = uqee.single.option(option);
          sum += v.price + v.delta + v.gamma + v.vega + v.theta + v.rho;
        }
        return chain.length;
      },
      accuracy: () => worstError(viaUqee('single'), false),
    },
    {
      name: 'greeks, with its own pricing package (6 values)',
      work: () => {
        for (const option of chain) {
          const v = viaGreeks(option);
          sum += v.price + v.delta + v.gamma + v.vega + v.theta + v.rho;
        }
        return chain.length;
      },
      accuracy: () => worstError(viaGreeks, false),
    },
  ];
}

function targets(measured) {
  const speed = (start) => measured.find(({ name }) => name.startsWith(start)).value;
  const ratio = (text, ours, peer, least) => {
    const times = speed(ours) / speed(peer);
    return {
      text: `${text}: ${times.toFixed(2)} ×, at least ${least}`,
      reached: times >= least,
      isRatio: true,
    };
  };
  return [
    ratio('scalar against greeks', 'toolyard scalar', 'greeks', 300),
    ratio('batch against greeks', 'toolyard batch', 'greeks', 300),
    ratio('batch against @uqee double', 'toolyard batch', '@uqee/black-scholes double', 1.5),
    ratio('scalar against @uqee double', 'toolyard scalar', '@uqee/black-scholes double', 0.9),
  ];
}

export const greeksBench = { title: 'Price and greeks', unit: 'perSecond', contestants, targets };
