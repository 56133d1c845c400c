import { exponential } from './exponential.ts';
import { logRatio } from './log-ratio.ts';
import { millsRatio } from './mills-ratio.ts';
import { INVERSE_ROOT_TWO_PI } from './normal-distribution.ts';
import { tailDifference } from './tail-difference.ts';
import type { ValueColumns } from './value-columns.ts';

/** Contracts of one expiry in columns of one length. */
export interface ContractColumns {
  /** 1 for a call, 0 for a put. */
  readonly isCall: Uint8Array;
  /** Dollars. */
  readonly strikes: Float64Array;
  /** Fractions a year. */
  readonly volatilities: Float64Array;
}

/** Below this half total volatility the two tails of the price agree in too many digits to be subtracted. */
const SHORT = 0.005;

/**
 * Evaluates the contracts of one expiry into `out`; formulas at {@link blackScholes}.
 *
 * One exponential serves both densities, for S·e^(−qT)·φ(d1) = K·e^(−rT)·φ(d2). The out-of-the-money side is priced,
 * the other side by put–call parity, so that a price of 1e-12 of the spot still has its digits. Numbers travel in typed
 * arrays because those hold doubles unboxed: the scalar function passes arrays of one entry.
 *
 * @param market spot, years, rate, dividend yield
 * @param out at least as long as the contracts
 */
export function evaluateColumns(
  market: Float64Array,
  { isCall: calls, strikes, volatilities }: ContractColumns,
  out: ValueColumns,
): void {
  const spot = market[0]!;
  const years = market[1]! > 0 ? market[1]! : 0;
  const rate = market[2]!;
  const dividendYield = market[3]!;
  const rootYears = Math.sqrt(years);
  const discount = exponential(-rate * years);
  const dividendDiscount = dividendYield === 0 ? 1 : exponential(-dividendYield * years);
  const carry = (rate - dividendYield) * years;
  const stock = spot * dividendDiscount;
  const perSpot = 1 / spot;

  const { block } = out;
  const size = out.price.length;
  for (let i = 0; i < strikes.length; i += 1) {
    const sign = calls[i] === 1 ? 1 : -1;
    const strike = strikes[i]!;
    const volatility = volatilities[i]!;
    const s = volatility * rootYears;
    const log = logRatio(spot, strike);
    const x = log + carry;
    const perS = 1 / s;
    const h = x * perS;
    const cash = strike * discount;
    if (!(s > 1e-300 && h < 1e15 && h > -1e15)) {
      evaluateCertain(market, sign, stock, cash, out, i);
      continue;
    }
    const t = 0.5 * s;
    const d1 = h + t;
    const d2 = h - t;
    const density = dividendDiscount * INVERSE_ROOT_TWO_PI * exponential(-0.5 * d1 * d1);
    const weighted = spot * density;
    const m1 = millsRatio(Math.abs(d1));
    const m2 = millsRatio(Math.abs(d2));
    const tail1 = weighted * m1;
    const tail2 = weighted * m2;

    let price: number;
    if (t < SHORT) price = weighted * tailDifference(Math.abs(h), t);
    else if (d1 * d2 >= 0) price = weighted * Math.abs(m1 - m2);
    else price = (x <= 0 ? stock : cash) - tail1 - tail2;
    if (sign * x > 0) price += sign * (stock - cash);

    const stockHeld = sign * (sign * d1 > 0 ? stock - tail1 : tail1);
    const cashChance = sign * d2 > 0 ? cash - tail2 : tail2;
    const cashOwed = sign * cashChance;
    const vega = weighted * rootYears;
    const perVolatility = rootYears * perS;
    const delta = stockHeld * perSpot;
    const perRootYears = volatility * perS;
    const turn = 0.5 * (carry - log + t * s) * perS * perRootYears * perRootYears;

    block[i] = price;
    block[i + 1 * size] = delta;
    block[i + 2 * size] = density * perS * perSpot;
    block[i + 3 * size] = vega;
    block[i + 4 * size] =
      dividendYield * stockHeld - rate * cashOwed - 0.5 * weighted * volatility * perRootYears;
    block[i + 5 * size] = years * cashOwed;
    block[i + 6 * size] = -years * stockHeld;
    block[i + 7 * size] = -density * d2 * perVolatility;
    block[i + 8 * size] = vega * d1 * d2 * perVolatility;
    block[i + 9 * size] = dividendYield * delta - density * turn;
    block[i + 10 * size] = cashChance / cash;
  }
}

/**
 * The limit of no time or no volatility: the share is worth its forward for certain. Exactly at the forward the chance
 * to finish in the money is 1/2; gamma, vanna, volga and the decay of delta, which have no finite limit there, are 0.
 */
function evaluateCertain(
  market: Float64Array,
  sign: 1 | -1,
  stock: number,
  cash: number,
  out: ValueColumns,
  i: number,
): void {
  const [spot = 0, time = 0, rate = 0, dividendYield = 0] = market;
  const years = time > 0 ? time : 0;
  const gain = sign * (stock - cash);
  const chance = gain > 0 ? 1 : gain < 0 ? 0 : 0.5;
  const delta = sign * exponential(-dividendYield * years) * chance;
  out.price[i] = Math.max(gain, 0);
  out.delta[i] = delta;
  out.gamma[i] = 0;
  out.vega[i] = chance === 0.5 ? stock * Math.sqrt(years) * INVERSE_ROOT_TWO_PI : 0;
  out.theta[i] = dividendYield * spot * delta - sign * chance * rate * cash;
  out.rho[i] = sign * years * cash * chance;
  out.phi[i] = -years * spot * delta;
  out.vanna[i] = 0;
  out.volga[i] = 0;
  out.charm[i] = dividendYield * delta;
  out.probabilityInTheMoney[i] = chance;
}
