import type { OptionType } from '../contracts/index.ts';
import { evaluateColumns } from './black-scholes-kernel.ts';
import { valueColumns } from './value-columns.ts';

/** A European option and its market. */
export interface BlackScholesInput {
  readonly type: OptionType;
  /** Price of the underlying, dollars. */
  readonly spot: number;
  /** Dollars. */
  readonly strike: number;
  /** Time to expiry in years, calendar days / 365; none left when 0 or less. */
  readonly years: number;
  /** σ, a fraction a year: 0.2 is 20 %. */
  readonly volatility: number;
  /** Risk-free rate r, continuous, a fraction a year. */
  readonly rate: number;
  /** Dividend yield or carry q, continuous, a fraction a year. */
  readonly dividendYield: number;
}

/** Price and sensitivities of one option on one share; dollars, years and fractions. */
export interface BlackScholesValues {
  /** V, dollars a share. */
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
  /** Risk-neutral chance to finish in the money. */
  readonly probabilityInTheMoney: number;
}

const market = new Float64Array(4);
const contract = {
  isCall: new Uint8Array(1),
  strikes: new Float64Array(1),
  volatilities: new Float64Array(1),
};
const answer = valueColumns(1);
/** The one row of the answer, in the order of the columns. */
const values = answer.block;

function evaluate(option: BlackScholesInput): void {
  market[0] = option.spot;
  market[1] = option.years;
  market[2] = option.rate;
  market[3] = option.dividendYield;
  contract.isCall[0] = option.type === 'call' ? 1 : 0;
  contract.strikes[0] = option.strike;
  contract.volatilities[0] = option.volatility;
  evaluateColumns(market, contract, answer);
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
 * The price alone of {@link blackScholes}, dollars a share.
 *
 * @example optionPrice({ type: 'put', spot: 42, strike: 40, years: 0.5, volatility: 0.2, rate: 0.1, dividendYield: 0 }) // 0.8085993729000928
 */
export function optionPrice(option: BlackScholesInput): number {
  evaluate(option);
  return values[0]!;
}
