import { ok, refuse, type Dollars, type Result } from '../../../shared/index.ts';
import { blackScholes } from '../black-scholes.ts';
import {
  americanDate,
  americanPrice,
  americanPriceAt,
  intrinsicValue,
  isPriceable,
  type AmericanDate,
  type AmericanOption,
} from './american-price.ts';
import { premiumIntegrand, premiumSlopes } from './early-exercise-premium.ts';
import type { AmericanAccuracy } from './boundary-iteration.ts';
import { boundaryPrice, exerciseBoundary, type AmericanRefusal } from './exercise-boundary.ts';
import { certainPut } from './no-volatility.ts';

/** Price and sensitivities of an American option on one share; units as in BlackScholesValues. */
export interface AmericanValues {
  /** Dollars per share. */
  readonly price: Dollars;
  /** ∂V/∂S */
  readonly delta: number;
  /** ∂²V/∂S² */
  readonly gamma: number;
  /** ∂V/∂σ per 1.00 of volatility. */
  readonly vega: number;
  /** Change of V per year of calendar time. */
  readonly theta: number;
  /** ∂V/∂r per 1.00 */
  readonly rho: number;
  /** Dollars per share above the European price. */
  readonly earlyExercisePremium: Dollars;
  /** Spot at which exercise is worth it today, dollars; null where exercise before expiry never pays. */
  readonly boundaryPrice: Dollars | null;
  /** Whether the option is worth exercising now. */
  readonly exercisedNow: boolean;
}

type SpotGreeks = Pick<AmericanValues, 'delta' | 'gamma' | 'theta'>;

/** Slopes in the spot of `unit·f(x)`: f of the put's spot over strike x, unit the strike of a put and the spot of a call. */
function inSpot(
  isCall: boolean,
  spot: number,
  strike: number,
  f: { value: number; slope: number; curvature: number },
): { delta: number; gamma: number } {
  if (!isCall) return { delta: f.slope, gamma: f.curvature / strike };
  const x = strike / spot;
  return { delta: f.value - x * f.slope, gamma: (x * x * f.curvature) / spot };
}

/**
 * Delta and gamma by differentiation of the integral, theta by the equation of Black and Scholes:
 *
 *     θ = r·V − (r − q)·S·Δ − σ²·S²·Γ/2
 */
function spotGreeks(option: AmericanOption, date: AmericanDate, price: number): SpotGreeks {
  const { type, spot, strike, rate, dividendYield, volatility } = option;
  const { boundary, years, integrand } = date;
  const isCall = type === 'call';
  const european = blackScholes(option);
  const unit = isCall ? spot : strike;
  const x = (isCall ? strike : spot) / unit;
  if (boundary.shape === 'certain' && price > european.price) {
    const { price: value, slope, curvature } = certainPut(boundary.put, years, x);
    return { ...inSpot(isCall, spot, strike, { value, slope, curvature }), theta: 0 };
  }
  if (!integrand || !(x < Infinity)) return european;
  const premium = price - european.price;
  const slopes = inSpot(isCall, spot, strike, {
    value: premium / unit,
    // The slopes need the finer quadrature: beside the boundary their integrands are steep.
    ...premiumSlopes(premiumIntegrand(boundary, years, 'exact'), x),
  });
  const decay =
    rate * premium -
    (rate - dividendYield) * spot * slopes.delta -
    0.5 * (volatility * spot) ** 2 * slopes.gamma;
  return {
    delta: european.delta + slopes.delta,
    gamma: european.gamma + slopes.gamma,
    theta: european.theta + decay,
  };
}

/** Step of vega, a part of the volatility. */
const VOLATILITY_STEP = 2 ** -12;
/** Step of rho. */
const RATE_STEP = 2 ** -14;

/** Central difference of the price between two options, one-sided where one of them is refused. */
function slopeBetween(
  low: AmericanOption,
  high: AmericanOption,
  price: number,
  step: number,
  accuracy: AmericanAccuracy,
): number {
  const below = americanPrice(low, accuracy);
  const above = americanPrice(high, accuracy);
  const width = (below.ok ? step : 0) + (above.ok ? step : 0);
  if (width === 0) return 0;
  return ((above.ok ? above.value : price) - (below.ok ? below.value : price)) / width;
}

/**
 * Price of an American option with its greeks, today's boundary price and the early-exercise premium.
 *
 * Delta, gamma and theta come from the boundary; vega and rho are central differences of the price, with steps of
 * σ·2⁻¹² and 2⁻¹⁴. In the exercise region the value is the intrinsic one: delta ±1, the other greeks 0.
 * Source: as {@link exerciseBoundary}.
 *
 * @example americanValues({ type: 'put', spot: 80, strike: 100, years: 1, volatility: 0.2, rate: 0.08, dividendYield: 0 }).value.delta // -1
 */
export function americanValues(
  option: AmericanOption,
  accuracy: AmericanAccuracy = 'live',
): Result<AmericanValues, AmericanRefusal> {
  const { type, spot, strike, years, rate, volatility } = option;
  if (!isPriceable(spot, strike)) return refuse('invalidInput');
  const found = exerciseBoundary(option, accuracy);
  if (!found.ok) return found;
  const boundary = found.value;
  const date = americanDate(boundary, years);
  const price = americanPriceAt(date, spot, strike);
  const european = blackScholes(option);
  const shared = {
    price,
    earlyExercisePremium: Math.max(price - european.price, 0),
    boundaryPrice: boundaryPrice(boundary, strike, Math.max(years, 0)),
  };
  if (boundary.shape === 'never') {
    const { delta, gamma, vega, theta, rho } = european;
    return ok({ ...shared, delta, gamma, vega, theta, rho, exercisedNow: false });
  }
  const intrinsic = intrinsicValue(type === 'call', spot, strike);
  if (intrinsic > 0 && price <= intrinsic) {
    const delta = type === 'call' ? 1 : -1;
    return ok({ ...shared, delta, gamma: 0, vega: 0, theta: 0, rho: 0, exercisedNow: true });
  }
  const step = volatility * VOLATILITY_STEP;
  const vega = slopeBetween(
    { ...option, volatility: volatility - step },
    { ...option, volatility: volatility + step },
    price,
    step,
    accuracy,
  );
  const rho = slopeBetween(
    { ...option, rate: rate - RATE_STEP },
    { ...option, rate: rate + RATE_STEP },
    price,
    RATE_STEP,
    accuracy,
  );
  const greeks = spotGreeks(option, date, price);
  const { delta, gamma, theta } = greeks;
  return ok({ ...shared, delta, gamma, theta, vega, rho, exercisedNow: false });
}
