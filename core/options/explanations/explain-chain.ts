import { toDollars } from '../../shared/index.ts';
import {
  SKEW_DELTA,
  aroundDelta,
  chainActivity,
  oneSigmaMove,
  putCallSkew,
  straddleMove,
} from '../chain/index.ts';
import type { MeasuredQuote, OptionChain, OptionQuote, SideActivity } from '../chain/index.ts';
import type { ChainFigure } from './explanation-request.ts';
import { add, divide, multiply, sqrt, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import type { Unit } from './explanation.ts';
import { yearsOf } from './leg-symbols.ts';
import { unavailable, indexed } from './derivation.ts';
import type { DerivedFigure, Derivation } from './derivation.ts';

/** A figure computed by the chain's own function, and the formula with the same result. */
interface ChainSum {
  readonly unit: Unit;
  readonly valueOf: (chain: OptionChain) => number | null;
  /** Called only if there is a value. */
  readonly formula: (derivation: Derivation, chain: OptionChain) => Expression;
}

/** S · σ · √t */
function oneSigmaFormula(derivation: Derivation, chain: OptionChain): Expression {
  const { spot, terms, volatilityAtForward } = chain;
  const price = derivation.input('S', 'spot', toDollars(spot), 'spotPrice');
  const known = volatilityAtForward ?? Number.NaN;
  const volatility = derivation.input('σ', 'measureVolatility', known, 'volatility');
  return multiply(price, volatility, sqrt(yearsOf(derivation, '', terms.years, terms.expiry)));
}

/** Mid price: (b + a) / 2. */
function middle(
  derivation: Derivation,
  { type, strike, ...quote }: OptionQuote,
  i: number,
): Expression {
  const of = { type, strike };
  const bid = quote.bid === null ? Number.NaN : toDollars(quote.bid);
  const ask = quote.ask === null ? Number.NaN : toDollars(quote.ask);
  const b = derivation.input(indexed('b', i), 'bid', bid, 'price', of);
  const a = derivation.input(indexed('a', i), 'ask', ask, 'price', of);
  return divide(add(b, a), 2);
}

/** Mid prices of the call and the put at the straddle's strike. */
function straddleFormula(derivation: Derivation, chain: OptionChain): Expression {
  const strike = straddleMove(chain)?.strike;
  const quotes = [chain.calls, chain.puts].flatMap(
    (side) => side.find((quote) => toDollars(quote.strike) === strike) ?? [],
  );
  return add(...quotes.map((quote, i) => middle(derivation, quote, i + 1)));
}

function measured(derivation: Derivation, { type, strike, iv, delta }: MeasuredQuote, i: number) {
  const of = { type, strike };
  return {
    volatility: derivation.input(indexed('σ', i), 'volatility', iv, 'volatility', of),
    delta: derivation.input(indexed('Δ', i), 'delta', delta, 'number', of),
  };
}

/** Linear interpolation between the two quotes around a delta: σ₁ + (σ₂ − σ₁) · (Δ − Δ₁) / (Δ₂ − Δ₁). */
function atDelta(
  derivation: Derivation,
  quotes: readonly OptionQuote[],
  delta: number,
  first: number,
): Expression {
  const around = aroundDelta(quotes, delta);
  if (around === null) return Number.NaN;
  const before = measured(derivation, around[0], first);
  if (around[0].delta === around[1].delta) return before.volatility;
  const after = measured(derivation, around[1], first + 1);
  const risen = multiply(
    subtract(after.volatility, before.volatility),
    subtract(delta, before.delta),
  );
  return add(before.volatility, divide(risen, subtract(after.delta, before.delta)));
}

function skewFormula(derivation: Derivation, { calls, puts }: OptionChain): Expression {
  const put = atDelta(derivation, puts, -SKEW_DELTA, 1);
  const call = atDelta(derivation, calls, SKEW_DELTA, 3);
  return subtract(
    derivation.step('σ(P)', 'volatilityAtDelta', put, 'volatility'),
    derivation.step('σ(C)', 'volatilityAtDelta', call, 'volatility'),
  );
}

/** Put/call ratio of volume or open interest. */
const putCallFormula =
  (counted: keyof SideActivity) =>
  (derivation: Derivation, chain: OptionChain): Expression => {
    const { calls, puts } = chainActivity(chain);
    return divide(
      derivation.input('P', 'puts', puts[counted] ?? Number.NaN, 'number'),
      derivation.input('C', 'calls', calls[counted] ?? Number.NaN, 'number'),
    );
  };

const CHAIN_SUMS: Record<ChainFigure, ChainSum> = {
  oneSigmaMove: {
    unit: 'move',
    valueOf: (chain) => oneSigmaMove(chain)?.move ?? null,
    formula: oneSigmaFormula,
  },
  straddleMove: {
    unit: 'move',
    valueOf: (chain) => straddleMove(chain)?.move ?? null,
    formula: straddleFormula,
  },
  putCallSkew: { unit: 'points', valueOf: putCallSkew, formula: skewFormula },
  putCallVolume: {
    unit: 'ratio',
    valueOf: (chain) => chainActivity(chain).putCallVolume,
    formula: putCallFormula('volume'),
  },
  putCallOpenInterest: {
    unit: 'ratio',
    valueOf: (chain) => chainActivity(chain).putCallOpenInterest,
    formula: putCallFormula('openInterest'),
  },
};

/** Figures of the option chain of one expiry. */
export function explainChain(
  derivation: Derivation,
  chain: OptionChain,
  figure: ChainFigure,
): DerivedFigure {
  const { unit, valueOf, formula } = CHAIN_SUMS[figure];
  const value = valueOf(chain);
  if (value === null) return unavailable(unit, figure, ['noMarketData']);
  return { value, unit, formula: formula(derivation, chain), convention: figure, source: 'chain' };
}
