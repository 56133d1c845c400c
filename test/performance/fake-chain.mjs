/** A stock at 200 with one expiry in 30 days and as many strikes as asked, as the API answers. */
import { blackScholes } from '@toolyard/core/options/pricing';

export const SYMBOL = 'AAPL';
export const SPOT = 200;
const EXPIRY = '2026-12-18';
const DAYS = 30;
const RATE = 0.04;
const VOLATILITY = 0.3;
const STEP = 2.5;
const META = {
  provider: 'simulated',
  asOf: '2026-11-18T21:00:00.000Z',
  delayedMinutes: 0,
  stale: false,
  simulated: true,
  partial: false,
  nextRefresh: null,
};

const DETAILS = {
  ticker: SYMBOL,
  name: 'Apple Inc.',
  name_zh: '苹果',
  market_cap: null,
  min_52_week: null,
  max_52_week: null,
  weighted_shares_outstanding: null,
  dividend_yield: null,
  primary_exchange: 'XNAS',
};

const cents = (dollars) => Math.round(dollars * 100) / 100;

export const contract = (type, strike) =>
  `${SYMBOL}${EXPIRY.slice(2).replaceAll('-', '')}${type === 'call' ? 'C' : 'P'}${String(Math.round(strike * 1000)).padStart(8, '0')}`;

function quote(type, strike) {
  const market = { spot: SPOT, years: DAYS / 365, volatility: VOLATILITY, rate: RATE };
  const { price, delta } = blackScholes({ type, strike, dividendYield: 0, ...market });
  const bid = Math.max(0.01, cents(price - 0.05));
  return {
    symbol: contract(type, strike),
    strike,
    bid,
    ask: cents(bid + 0.1),
    iv: VOLATILITY,
    delta: Math.round(delta * 1e4) / 1e4,
    volume: 120,
    openInterest: 900,
    flaw: null,
  };
}

/** What the API answers about a stock whose only expiry has this many strikes, half of them below the spot. */
export function answersOf(count) {
  const step = Math.min(STEP, (2 * SPOT) / (count + 2));
  const first = SPOT - step * Math.floor(count / 2);
  const strikes = Array.from({ length: count }, (_, i) => cents(first + step * i));
  const chain = {
    symbol: SYMBOL,
    expiry: EXPIRY,
    daysToExpiry: DAYS,
    currentPrice: SPOT,
    spotSource: 'quoted',
    spotOffParity: false,
    stepSize: step,
    volatilityAtForward: VOLATILITY,
    multiplier: 100,
    terms: {
      expiry: EXPIRY,
      years: DAYS / 365,
      forward: SPOT * Math.exp((RATE * DAYS) / 365),
      rate: RATE,
      dividendYield: 0,
      source: 'simulated',
    },
    calls: strikes.map((strike) => quote('call', strike)),
    puts: strikes.map((strike) => quote('put', strike)),
  };
  const expiry = {
    expiry: EXPIRY,
    daysToExpiry: DAYS,
    kind: 'monthly',
    volatilityAtForward: VOLATILITY,
  };
  const known = {
    [`/api/options/expiries/${SYMBOL}`]: { data: [expiry], meta: META },
    [`/api/options/chain/${SYMBOL}`]: { data: chain, meta: META },
    [`/api/polygon/ticker/${SYMBOL}`]: { data: { results: DETAILS }, meta: META },
  };
  return ({ pathname }) => known[pathname];
}
