import { blackScholes } from '@toolyard/core/options/pricing';

const EXPIRY = { spot: 100, years: 90 / 365, rate: 0.03, dividendYield: 0 };
const CONTRACTS = 400;

/** One expiry as a screen has it: 200 strikes from 80 to 120, calls and puts, a smile; no dividend, for peers know none. */
/** @type {import('@toolyard/core/options/pricing').BlackScholesInput[]} */
export const chain = Array.from({ length: CONTRACTS }, (_, i) => {
  const strike = 80 + 0.2 * (i >> 1);
  const volatility = 0.2 + 2 * Math.log(strike / 100) ** 2;
  return { type: i % 2 ? 'put' : 'call', ...EXPIRY, strike, volatility };
});

export const columns = {
  ...EXPIRY,
  isCall: Uint8Array.from(chain, ({ type }) => (type === 'call' ? 1 : 0)),
  strikes: Float64Array.from(chain, ({ strike }) => strike),
  volatilities: Float64Array.from(chain, ({ volatility }) => volatility),
};

export const prices = Float64Array.from(chain, (option) => blackScholes(option).price);
