import {
  americanPrice,
  americanPriceGrid,
  exerciseBoundary,
  optionPrice,
} from '@toolyard/core/options/pricing';
import { referenceRows } from './reference-rows.mjs';

const MOST_ERROR = 7e-6;
const MOST_MILLISECONDS = 12;
const DATES = 41;
const SPOTS = 61;

/** Deterministic numbers between 0 and 1, those of native-peers.cpp, so that both price the same puts. */
function generator(seed) {
  let state = BigInt(seed);
  return () => {
    state = (state * 1103515245n + 12345n) % 2147483648n;
    return Number(state) / 2147483648;
  };
}

const next = generator(12345);
/** @type {import('@toolyard/core/options/pricing').BlackScholesInput[]} */
const puts = Array.from({ length: 128 }, () => {
  const strike = 60 + 80 * next();
  const years = (8 + Math.trunc(365 * (0.02 + 2 * next()))) / 365;
  const [rate, dividendYield, volatility] = [
    0.01 + 0.05 * next(),
    0.03 * next(),
    0.1 + 0.6 * next(),
  ];
  next();
  return { type: 'put', spot: 100, strike, years, rate, dividendYield, volatility };
});

/**
 * A leg half a year before expiry.
 *
 * @param {'call' | 'put'} type
 * @param {number} strike
 * @param {number} volatility
 */
const condorLeg = (type, strike, volatility) => ({
  strike,
  terms: { type, volatility, years: 0.5, rate: 0.04, dividendYield: 0.015 },
});

/** An iron condor: puts at 85 and 90, calls at 110 and 115. */
const condor = [
  condorLeg('put', 85, 0.26),
  condorLeg('put', 90, 0.24),
  condorLeg('call', 110, 0.2),
  condorLeg('call', 115, 0.19),
];
const spots = Float64Array.from({ length: SPOTS }, (_, i) => 70 + i);
const dates = Float64Array.from({ length: DATES }, (_, i) => (0.5 * (DATES - 1 - i)) / (DATES - 1));
const grid = new Float64Array(DATES * SPOTS);

const rows = referenceRows('american_quantlib_alo.csv');

/** Errors over the file as parts of the strike: 95th percentile, median and worst. */
function errors(accuracy) {
  if (!rows) return { p95: null, median: null, worst: null };
  const sorted = rows
    .map((row) => {
      const option = { type: row.type, spot: row.S, strike: row.K, years: row.t };
      const market = { volatility: row.vol, rate: row.r, dividendYield: row.q };
      const price = americanPrice({ ...option, ...market }, accuracy);
      return price.ok ? Math.abs(price.value - row.price) / row.K : Infinity;
    })
    .sort((a, b) => a - b);
  const part = (share) => sorted[Math.ceil(share * sorted.length) - 1];
  return { p95: part(0.95), median: part(0.5), worst: part(1) };
}

/** Takes up every answer, so that no work can be left out. */
let sum = 0;

function contestants() {
  const all = (accuracy, used) => () => {
    for (const option of used) {
      const price = americanPrice(option, accuracy);
      if (price.ok) sum += price.value;
    }
    return used.length;
  };
  return [
    { name: 'toolyard American, live', work: all('live', puts), accuracy: () => errors('live') },
    {
      name: 'toolyard American, exact',
      work: all('exact', puts.slice(0, 16)),
      accuracy: () => errors('exact'),
    },
    {
      name: 'toolyard European price',
      work: () => {
        for (const option of puts) sum += optionPrice(option);
        return puts.length;
      },
    },
    {
      name: 'heat map 41 × 61 of four American legs',
      work: () => {
        for (const { strike, terms } of condor) {
          const boundary = exerciseBoundary(terms);
          if (boundary.ok) americanPriceGrid(boundary.value, strike, spots, dates, grid);
          sum += grid[0];
        }
        return 1;
      },
    },
  ];
}

function targets(measured) {
  const [live] = measured;
  const milliseconds = 1000 / measured.at(-1).value;
  const heatMap = {
    text: `heat map in ${milliseconds.toFixed(2)} ms, at most ${MOST_MILLISECONDS}`,
    reached: milliseconds <= MOST_MILLISECONDS,
  };
  if (live.p95 === null) return [heatMap];
  const text = `live within ${live.p95.toExponential(1)} of the strike in 95 % of the rows, at most ${MOST_ERROR}`;
  return [{ text, reached: live.p95 <= MOST_ERROR }, heatMap];
}

export const americanBench = { title: 'American price', unit: 'perSecond', contestants, targets };
