import type { SviParameters } from '../surface/index.ts';
import type { Derivation } from './derivation.ts';
import type { Subject } from './explanation.ts';
import {
  add,
  divide,
  ln,
  multiply,
  negate,
  normalCdf,
  normalDensity,
  sqrt,
  square,
  subtract,
} from './expression.ts';
import type { Expression } from './expression.ts';

/** Symbols of the smile at one price. */
export interface SmileSymbols {
  /** k = ln(x/F) */
  readonly moneyness: string;
  /** w, the total variance at the price. */
  readonly variance: string;
  /** w′ */
  readonly slope: string;
}

/** w(k) = a + b·(ρ·(k − m) + R) and w′(k) = b·(ρ + (k − m)/R) with R = √((k − m)² + s²), at the price of a symbol. */
export function smileSteps(
  derivation: Derivation,
  smile: SviParameters,
  forward: Expression,
  price: string,
  of: Subject = null,
): SmileSymbols {
  const a = derivation.input('a', 'smileLevel', smile.a, 'number');
  const b = derivation.input('b', 'smileSteepness', smile.b, 'number');
  const rho = derivation.input('ρ', 'smileTilt', smile.rho, 'number');
  const m = derivation.input('m', 'smileCentre', smile.m, 'number');
  const s = derivation.input('s', 'smileWidth', smile.sigma, 'number');
  const step =
    (name: 'logMoneyness' | 'smileRadius' | 'smileVariance' | 'smileSlope') =>
    (symbol: string, expression: Expression) =>
      derivation.step(`${symbol}(${price})`, name, expression, 'number', of);
  const moneyness = step('logMoneyness')('k', ln(divide(price, forward)));
  const fromCentre = subtract(moneyness, m);
  const radius = step('smileRadius')('R', sqrt(add(square(fromCentre), square(s))));
  const variance = step('smileVariance')(
    'w',
    add(a, multiply(b, add(multiply(rho, fromCentre), radius))),
  );
  const slope = step('smileSlope')('w′', multiply(b, add(rho, divide(fromCentre, radius))));
  return { moneyness, variance, slope };
}

/** P(S < x) = Φ(−d₂) + φ(d₂)·w′/(2√w), d₂ = −k/√w − √w/2. */
export function probabilityBelowSmile(
  derivation: Derivation,
  smile: SviParameters,
  forward: Expression,
  price: string,
): Expression {
  const { moneyness, variance, slope } = smileSteps(derivation, smile, forward, price);
  const deviation = sqrt(variance);
  const d2 = derivation.step(
    `d₂(${price})`,
    'd2',
    subtract(divide(negate(moneyness), deviation), divide(deviation, 2)),
    'number',
  );
  return add(
    normalCdf(negate(d2)),
    divide(multiply(normalDensity(d2), slope), multiply(2, deviation)),
  );
}
