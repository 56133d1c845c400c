import { logRatio } from './log-ratio.ts';
import { millsRatio } from './mills-ratio.ts';
import { INVERSE_ROOT_TWO_PI } from './normal-distribution.ts';
import { tailDifference } from './tail-difference.ts';

/** Where the kernel leaves its answers: the caller's arrays, one entry a contract. */
export interface ValueColumns {
  readonly price: Float64Array;
  readonly delta: Float64Array;
  readonly gamma: Float64Array;
  readonly vega: Float64Array;
  readonly theta: Float64Array;
  readonly rho: Float64Array;
  readonly phi: Float64Array;
  readonly vanna: Float64Array;
  readonly volga: Float64Array;
  readonly charm: Float64Array;
  readonly probabilityInTheMoney: Float64Array;
}

/** What the contracts of one expiry share. */
export interface ExpiryFactors {
  readonly spot: number;
  readonly years: number;
  readonly rate: number;
  readonly dividendYield: number;
  /** √T */
  readonly rootYears: number;
  /** e^(−rT) */
  readonly discount: number;
  /** e^(−qT) */
  readonly dividendDiscount: number;
  /** (r − q)·T */
  readonly carry: number;
  /** S·e^(−qT) */
  readonly stock: number;
  /** 1/S */
  readonly perSpot: number;
  /** 1/(2T) */
  readonly halfPerYear: number;
  /** 1/(2√T) */
  readonly halfPerRootYears: number;
}

/** Below this half total volatility the two tails of the price agree in too many digits to be subtracted. */
const SHORT = 0.005;

/**
 * Evaluates one European option into row `i` of `out`; formulas at {@link blackScholes}.
 *
 * One exponential serves both densities, for S·e^(−qT)·φ(d1) = K·e^(−rT)·φ(d2). The out-of-the-money side is priced,
 * the other side by put–call parity, so that a price of 1e-12 of the spot still has its digits.
 */
export function evaluateInto(
  out: ValueColumns,
  i: number,
  isCall: boolean,
  strike: number,
  volatility: number,
  at: ExpiryFactors,
): void {
  const { spot, rate, dividendYield, years, rootYears, dividendDiscount } = at;
  const s = volatility * rootYears;
  const log = logRatio(spot, strike);
  const x = log + at.carry;
  const perS = 1 / s;
  const h = x * perS;
  if (!(s > 1e-300 && h < 1e15 && h > -1e15)) {
    evaluateCertain(out, i, isCall, strike, at);
    return;
  }
  const t = 0.5 * s;
  const d1 = h + t;
  const d2 = h - t;
  const stock = at.stock;
  const cash = strike * at.discount;
  const density = dividendDiscount * INVERSE_ROOT_TWO_PI * Math.exp(-0.5 * d1 * d1);
  const weighted = spot * density;
  const m1 = millsRatio(Math.abs(d1));
  const m2 = millsRatio(Math.abs(d2));
  const tail1 = weighted * m1;
  const tail2 = weighted * m2;

  const callIsOut = x <= 0;
  let price: number;
  if (t < SHORT) price = weighted * tailDifference(Math.abs(h), t);
  else if (d1 * d2 >= 0) price = weighted * Math.abs(m1 - m2);
  else price = callIsOut ? stock - tail1 - tail2 : cash - tail2 - tail1;
  if (isCall !== callIsOut) price += isCall ? stock - cash : cash - stock;

  const sign = isCall ? 1 : -1;
  const stockHeld = sign * (isCall === d1 > 0 ? stock - tail1 : tail1);
  const cashChance = isCall === d2 > 0 ? cash - tail2 : tail2;
  const cashOwed = sign * cashChance;
  const vega = weighted * rootYears;
  const perVolatility = rootYears * perS;
  const delta = stockHeld * at.perSpot;

  out.price[i] = price;
  out.delta[i] = delta;
  out.gamma[i] = density * perS * at.perSpot;
  out.vega[i] = vega;
  out.theta[i] =
    dividendYield * stockHeld - rate * cashOwed - weighted * volatility * at.halfPerRootYears;
  out.rho[i] = years * cashOwed;
  out.phi[i] = -years * stockHeld;
  out.vanna[i] = -density * d2 * perVolatility;
  out.volga[i] = vega * d1 * d2 * perVolatility;
  out.charm[i] = dividendYield * delta - density * (at.carry - log + t * s) * perS * at.halfPerYear;
  out.probabilityInTheMoney[i] = cashChance / cash;
}

/**
 * The limit of no time or no volatility: the share is worth its forward for certain. Exactly at the forward the chance
 * to finish in the money is 1/2; gamma, vanna, volga and the decay of delta, which have no finite limit there, are 0.
 */
function evaluateCertain(
  out: ValueColumns,
  i: number,
  isCall: boolean,
  strike: number,
  at: ExpiryFactors,
): void {
  const sign = isCall ? 1 : -1;
  const { stock } = at;
  const cash = strike * at.discount;
  const gain = sign * (stock - cash);
  const chance = gain > 0 ? 1 : gain < 0 ? 0 : 0.5;
  out.price[i] = Math.max(gain, 0);
  out.delta[i] = sign * at.dividendDiscount * chance;
  out.gamma[i] = 0;
  out.vega[i] = chance === 0.5 ? stock * at.rootYears * INVERSE_ROOT_TWO_PI : 0;
  out.theta[i] = -sign * chance * (at.rate * cash - at.dividendYield * stock);
  out.rho[i] = sign * at.years * cash * chance;
  out.phi[i] = -sign * at.years * stock * chance;
  out.vanna[i] = 0;
  out.volga[i] = 0;
  out.charm[i] = sign * at.dividendYield * at.dividendDiscount * chance;
  out.probabilityInTheMoney[i] = chance;
}

/**
 * Discounts and √T of an expiry; time that has run out counts as none.
 *
 * @example expiryFactors(100, 0.25, 0, 0).rootYears // 0.5
 */
export function expiryFactors(
  spot: number,
  years: number,
  rate: number,
  dividendYield: number,
): ExpiryFactors {
  const left = years > 0 ? years : 0;
  const rootYears = Math.sqrt(left);
  const dividendDiscount = dividendYield === 0 ? 1 : Math.exp(-dividendYield * left);
  return {
    spot,
    years: left,
    rate,
    dividendYield,
    rootYears,
    discount: Math.exp(-rate * left),
    dividendDiscount,
    carry: (rate - dividendYield) * left,
    stock: spot * dividendDiscount,
    perSpot: 1 / spot,
    halfPerYear: 0.5 / left,
    halfPerRootYears: 0.5 / rootYears,
  };
}

/** Columns for `length` contracts, all zero. */
export function valueColumns(length: number): ValueColumns {
  const column = (): Float64Array => new Float64Array(length);
  return {
    price: column(),
    delta: column(),
    gamma: column(),
    vega: column(),
    theta: column(),
    rho: column(),
    phi: column(),
    vanna: column(),
    volga: column(),
    charm: column(),
    probabilityInTheMoney: column(),
  };
}
