import type { Dollars } from '../../shared/index.ts';
import type { OptionType } from '../contracts/index.ts';
import {
  exponential,
  INVERSE_ROOT_TWO_PI,
  logRatio,
  millsRatio,
  tailDifference,
} from './special-functions.ts';

/** A European option and its market. */
export interface BlackScholesInput {
  readonly type: OptionType;
  /** Price of the underlying. */
  readonly spot: Dollars;
  readonly strike: Dollars;
  /** Time to expiry in years, calendar days / 365; none left when 0 or less. */
  readonly years: number;
  /** σ, a fraction per year: 0.2 is 20 %. */
  readonly volatility: number;
  /** Risk-free rate r, continuous, a fraction per year. */
  readonly rate: number;
  /** Dividend yield or carry q, continuous, a fraction per year. */
  readonly dividendYield: number;
}

/** Price and sensitivities of one option on one share; dollars, years and fractions. */
export interface BlackScholesValues {
  /** V, dollars per share. */
  readonly price: number;
  /** ∂V/∂S */
  readonly delta: number;
  /** ∂²V/∂S² */
  readonly gamma: number;
  /** ∂V/∂σ per 1.00 of volatility; a hundredth of it per point. */
  readonly vega: number;
  /** Change of V per year of calendar time; a 365th of it per day. */
  readonly theta: number;
  /** ∂V/∂r per 1.00 */
  readonly rho: number;
  /** ∂V/∂q per 1.00 */
  readonly phi: number;
  /** ∂²V/∂S∂σ */
  readonly vanna: number;
  /** ∂²V/∂σ² */
  readonly volga: number;
  /** Change of delta per year of calendar time. */
  readonly charm: number;
  /** Risk-neutral probability of finishing in the money. */
  readonly probabilityInTheMoney: number;
}

/** Numbers that {@link fillMarket} fills. */
export const MARKET_SIZE = 6;

/**
 * Fills what all contracts of one expiry share: spot, years, rate, dividend yield, e^(−rT) and e^(−qT).
 * Years below 0 count as 0.
 */
export function fillMarket(
  out: Float64Array,
  spot: number,
  years: number,
  rate: number,
  dividendYield: number,
): void {
  const left = years > 0 ? years : 0;
  out[0] = spot;
  out[1] = left;
  out[2] = rate;
  out[3] = dividendYield;
  out[4] = exponential(-rate * left);
  out[5] = exponential(-dividendYield * left);
}

/**
 * Black–Scholes–Merton value of a European option with all its greeks.
 *
 *     d1 = (ln(S/K) + (r − q + σ²/2)·T) / (σ√T),   d2 = d1 − σ√T
 *     call = S·e^(−qT)·Φ(d1) − K·e^(−rT)·Φ(d2),    put = K·e^(−rT)·Φ(−d2) − S·e^(−qT)·Φ(−d1)
 *
 * With w = +1 for a call, −1 for a put and n = φ(d1):
 *
 *     delta w·e^(−qT)·Φ(w·d1)            gamma e^(−qT)·n / (S·σ√T)          vega S·e^(−qT)·n·√T
 *     theta −S·e^(−qT)·n·σ/(2√T) − w·(r·K·e^(−rT)·Φ(w·d2) − q·S·e^(−qT)·Φ(w·d1))
 *     rho w·T·K·e^(−rT)·Φ(w·d2)          phi −w·T·S·e^(−qT)·Φ(w·d1)
 *     vanna −e^(−qT)·n·d2/σ              volga vega·d1·d2/σ
 *     charm w·q·e^(−qT)·Φ(w·d1) − e^(−qT)·n·(2(r − q)T − d2·σ√T) / (2T·σ√T)
 *
 * Assumes lognormal prices, constant rates and exercise at expiry only. No time or no volatility gives the limit: the
 * discounted gain at the forward, never NaN. Source: Hull, Options, Futures and Other Derivatives, chapters 15 to 19;
 * Haug, The Complete Guide to Option Pricing Formulas (1998), chapter 1.
 *
 * @example blackScholes({ type: 'call', spot: 42, strike: 40, years: 0.5, volatility: 0.2, rate: 0.1, dividendYield: 0 }).price // 4.759422392871531
 */
export function blackScholes(option: BlackScholesInput): BlackScholesValues {
  evaluate(option);
  return {
    price: values[0]!,
    delta: values[1]!,
    gamma: values[2]!,
    vega: values[3]!,
    theta: values[4]!,
    rho: values[5]!,
    phi: values[6]!,
    vanna: values[7]!,
    volga: values[8]!,
    charm: values[9]!,
    probabilityInTheMoney: values[10]!,
  };
}

/**
 * The price alone of {@link blackScholes}, dollars per share.
 *
 * @example optionPrice({ type: 'put', spot: 42, strike: 40, years: 0.5, volatility: 0.2, rate: 0.1, dividendYield: 0 }) // 0.8085993729000928
 */
export function optionPrice(option: BlackScholesInput): number {
  evaluate(option);
  return values[0]!;
}

/** Below this half total volatility the two tails of the price agree in too many digits to be subtracted. */
const SHORT = 0.005;

/** Whether no time or no volatility is left that the formulas could divide by. */
const isCertain = (s: number, h: number): boolean => !(s > 1e-300 && h < 1e15 && h > -1e15);

/**
 * Price of a strike's out-of-the-money option in dollars, which is the time value of both of its options. With
 * n = S·e^(−qT)·φ(d1) = K·e^(−rT)·φ(d2) and the Mills ratios M₁ of |d1| and M₂ of |d2|:
 *
 *     n·|M₁ − M₂|                                  where d1 and d2 have one sign
 *     min(S·e^(−qT), K·e^(−rT)) − n·M₁ − n·M₂      where 0 lies between them
 *
 * @param z |h| with h = d1 − s/2, s = σ√T
 * @param t s/2
 * @param stock S·e^(−qT), dollars
 * @param cash K·e^(−rT), dollars
 */
function timeValue(
  z: number,
  t: number,
  stock: number,
  cash: number,
  n: number,
  m1: number,
  m2: number,
): number {
  if (t < SHORT) return n * tailDifference(z, t);
  if (z >= t) return n * Math.abs(m1 - m2);
  return (stock < cash ? stock : cash) - n * m1 - n * m2;
}

/** whole·Φ(d), from the tail whole·Φ(−|d|). */
const expected = (d: number, whole: number, tail: number): number => (d > 0 ? whole - tail : tail);

/** theta per year: dividends of the shares held, less interest on the cash owed, less `decay` = S·e^(−qT)·φ(d1)·σ/(2√T). */
const thetaOf = (q: number, stockHeld: number, r: number, cashOwed: number, decay: number) =>
  q * stockHeld - r * cashOwed - decay;

/** The factor (2(r − q)T − d2·s) / (2T·s) of charm, with t = s/2, perS = 1/s and perYear = 1/T. */
const driftOf = (carry: number, t: number, d2: number, perS: number, perYear: number) =>
  (carry - t * d2) * perS * perYear;

const market = new Float64Array(MARKET_SIZE);
const answer = valueColumns(1);
const values = answer.block;
/** −rT, −qT and −d1²/2, then e raised to them. Arrays above 64 bytes have a fixed address, which V8 compiles in. */
const powers = new Float64Array(16);
/** |d1| and |d2|, then their Mills ratios. */
const ratios = new Float64Array(16);

/**
 * Puts one option's eleven values into `values`, in the order of {@link ValueColumns}; formulas at {@link blackScholes}.
 * {@link evaluateColumns} does the same for many contracts.
 *
 * V8 compiles the functions that read `values` into their callers, but not this larger one: so no object is made where a
 * caller takes one value only. The loops over exponentials and Mills ratios keep the code that V8 compiles into this
 * function within its limit.
 */
function evaluate(option: BlackScholesInput): void {
  const { spot, strike, volatility, rate, dividendYield } = option;
  const years = option.years > 0 ? option.years : 0;
  const sign = option.type === 'call' ? 1 : -1;
  const rootYears = Math.sqrt(years);
  const carry = (rate - dividendYield) * years;
  const s = volatility * rootYears;
  const perS = 1 / s;
  const h = (logRatio(spot, strike) + carry) * perS;
  const t = 0.5 * s;
  const d1 = h + t;
  const d2 = h - t;
  powers[0] = -rate * years;
  powers[1] = -dividendYield * years;
  powers[2] = -0.5 * d1 * d1;
  for (let i = 0; i < 3; i += 1) powers[i] = exponential(powers[i]!);
  const stock = spot * powers[1];
  const cash = strike * powers[0];
  if (isCertain(s, h)) {
    fillMarket(market, spot, years, rate, dividendYield);
    evaluateCertain(market, sign, stock, cash, answer, 0);
    return;
  }
  ratios[0] = Math.abs(d1);
  ratios[1] = Math.abs(d2);
  for (let i = 0; i < 2; i += 1) ratios[i] = millsRatio(ratios[i]!);
  const m1 = ratios[0];
  const m2 = ratios[1];
  const density = powers[1] * INVERSE_ROOT_TWO_PI * powers[2];
  const weighted = spot * density;
  const perSpot = 1 / spot;
  const perVolatility = rootYears * perS;
  const perRootYears = volatility * perS;
  let price = timeValue(Math.abs(h), t, stock, cash, weighted, m1, m2);
  if (sign * h > 0) price += sign * (stock - cash);
  const stockHeld = sign * expected(sign * d1, stock, weighted * m1);
  const cashChance = expected(sign * d2, cash, weighted * m2);
  const cashOwed = sign * cashChance;
  const delta = stockHeld * perSpot;
  const vega = weighted * rootYears;
  const decay = 0.5 * weighted * volatility * perRootYears;
  const drift = driftOf(carry, t, d2, perS, perRootYears * perRootYears);
  values[0] = price;
  values[1] = delta;
  values[2] = density * perS * perSpot;
  values[3] = vega;
  values[4] = thetaOf(dividendYield, stockHeld, rate, cashOwed, decay);
  values[5] = years * cashOwed;
  values[6] = -years * stockHeld;
  values[7] = -density * d2 * perVolatility;
  values[8] = vega * d1 * d2 * perVolatility;
  values[9] = dividendYield * delta - density * drift;
  values[10] = cashChance / cash;
}

/**
 * Fills h = d1 − s/2 of each contract, with the total volatility s = σ√T: the first pass of {@link evaluateColumns}.
 *
 *     h = (ln(S/K) + (r − q)·T) / s
 *
 * It multiplies by 1/s as the scalar function does, so that both agree bit for bit. A pass of its own lets the processor
 * work at several logarithms at once, and leaves the second pass small enough for V8 to compile both Mills ratios into
 * its loop.
 */
export function fillDistances(
  market: Float64Array,
  strikes: Float64Array,
  volatilities: Float64Array,
  out: Float64Array,
): void {
  const spot = market[0]!;
  const years = market[1]!;
  const carry = (market[2]! - market[3]!) * years;
  const rootYears = Math.sqrt(years);
  for (let i = 0; i < strikes.length; i += 1)
    out[i] = (logRatio(spot, strikes[i]!) + carry) * (1 / (volatilities[i]! * rootYears));
}

/**
 * Evaluates the contracts of one expiry into `out`; formulas at {@link blackScholes}.
 *
 * One exponential serves both densities, for S·e^(−qT)·φ(d1) = K·e^(−rT)·φ(d2). The out-of-the-money side is priced,
 * the other side by put–call parity, so that a price of 1e-12 of the spot still has its digits.
 *
 * @param market as {@link fillMarket} leaves it
 * @param calls 1 for a call, 0 for a put
 * @param strikes dollars
 * @param volatilities fractions per year
 * @param out at least as long as the contracts; its column of prices holds the distances of {@link fillDistances}
 */
export function evaluateColumns(
  market: Float64Array,
  calls: Uint8Array,
  strikes: Float64Array,
  volatilities: Float64Array,
  out: ValueColumns,
): void {
  const spot = market[0]!;
  const years = market[1]!;
  const rate = market[2]!;
  const dividendYield = market[3]!;
  const discount = market[4]!;
  const dividendDiscount = market[5]!;
  const rootYears = Math.sqrt(years);
  const carry = (rate - dividendYield) * years;
  const stock = spot * dividendDiscount;
  const perSpot = 1 / spot;
  const peakDensity = dividendDiscount * INVERSE_ROOT_TWO_PI;

  const { block } = out;
  const size = out.price.length;
  for (let i = 0; i < strikes.length; i += 1) {
    const sign = calls[i] === 1 ? 1 : -1;
    const strike = strikes[i]!;
    const volatility = volatilities[i]!;
    const s = volatility * rootYears;
    const h = block[i]!;
    const perS = 1 / s;
    const cash = strike * discount;
    if (isCertain(s, h)) {
      evaluateCertain(market, sign, stock, cash, out, i);
      continue;
    }
    const t = 0.5 * s;
    const d1 = h + t;
    const d2 = h - t;
    const density = peakDensity * exponential(-0.5 * d1 * d1);
    const weighted = spot * density;
    const m1 = millsRatio(Math.abs(d1));
    const m2 = millsRatio(Math.abs(d2));
    const perVolatility = rootYears * perS;
    const perRootYears = volatility * perS;
    let price = timeValue(Math.abs(h), t, stock, cash, weighted, m1, m2);
    if (sign * h > 0) price += sign * (stock - cash);
    const stockHeld = sign * expected(sign * d1, stock, weighted * m1);
    const cashChance = expected(sign * d2, cash, weighted * m2);
    const cashOwed = sign * cashChance;
    const delta = stockHeld * perSpot;
    const vega = weighted * rootYears;
    const decay = 0.5 * weighted * volatility * perRootYears;
    const drift = driftOf(carry, t, d2, perS, perRootYears * perRootYears);
    let at = i;
    block[at] = price;
    block[(at += size)] = delta;
    block[(at += size)] = density * perS * perSpot;
    block[(at += size)] = vega;
    block[(at += size)] = thetaOf(dividendYield, stockHeld, rate, cashOwed, decay);
    block[(at += size)] = years * cashOwed;
    block[(at += size)] = -years * stockHeld;
    block[(at += size)] = -density * d2 * perVolatility;
    block[(at += size)] = vega * d1 * d2 * perVolatility;
    block[(at += size)] = dividendYield * delta - density * drift;
    block[at + size] = cashChance / cash;
  }
}

/**
 * The limit of no time or no volatility: the share is worth its forward for certain. Exactly at the forward the probability
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
  const spot = market[0]!;
  const years = market[1]!;
  const rate = market[2]!;
  const dividendYield = market[3]!;
  const dividendDiscount = market[5]!;
  const gain = sign * (stock - cash);
  const probability = gain > 0 ? 1 : gain < 0 ? 0 : 0.5;
  const delta = sign * dividendDiscount * probability;
  out.price[i] = Math.max(gain, 0);
  out.delta[i] = delta;
  out.gamma[i] = 0;
  out.vega[i] = probability === 0.5 ? stock * Math.sqrt(years) * INVERSE_ROOT_TWO_PI : 0;
  out.theta[i] = dividendYield * spot * delta - sign * probability * rate * cash;
  out.rho[i] = sign * years * cash * probability;
  out.phi[i] = -years * spot * delta;
  out.vanna[i] = 0;
  out.volga[i] = 0;
  out.charm[i] = dividendYield * delta;
  out.probabilityInTheMoney[i] = probability;
}

/** Values of many contracts, one entry per contract: the fields of BlackScholesValues as columns. */
export interface ValueColumns {
  /** All columns one after another, in the order below: price of every contract, then delta of every contract, and so on. */
  readonly block: Float64Array;
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

/**
 * Columns for `length` contracts, all zero.
 *
 * @example valueColumns(2).price // Float64Array.of(0, 0)
 */
export function valueColumns(length: number): ValueColumns {
  const block = new Float64Array(11 * length);
  const column = (i: number): Float64Array => block.subarray(i * length, (i + 1) * length);
  return {
    block,
    price: column(0),
    delta: column(1),
    gamma: column(2),
    vega: column(3),
    theta: column(4),
    rho: column(5),
    phi: column(6),
    vanna: column(7),
    volga: column(8),
    charm: column(9),
    probabilityInTheMoney: column(10),
  };
}
