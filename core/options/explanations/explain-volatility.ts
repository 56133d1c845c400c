import { THIRTY_DAYS } from '../chain/index.ts';
import type { VolatilityFigure, ExplainedVolatility } from './explanation-request.ts';
import { add, divide, multiply, sqrt, square, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import type { Source, Unit } from './explanation.ts';
import { unavailable } from './derivation.ts';
import type { DerivedFigure, Derivation } from './derivation.ts';

/** √((σ₁²·d₁ + (σ₂²·d₂ − σ₁²·d₁)·(30 − d₁) / (d₂ − d₁)) / 30); with one expiry its own volatility. */
function thirtyDayFormula(
  derivation: Derivation,
  { around: [one, two] }: ExplainedVolatility,
): Expression {
  const earlier = derivation.input('σ₁', 'earlierVolatility', one?.volatility ?? NaN, 'volatility');
  if (two === undefined) return earlier;
  const d1 = derivation.input('d₁', 'earlierDays', one?.days ?? NaN, 'number');
  const later = derivation.input('σ₂', 'laterVolatility', two.volatility, 'volatility');
  const d2 = derivation.input('d₂', 'laterDays', two.days, 'number');
  const [before, after] = [multiply(square(earlier), d1), multiply(square(later), d2)];
  const risen = multiply(subtract(after, before), subtract(THIRTY_DAYS, d1));
  return sqrt(divide(add(before, divide(risen, subtract(d2, d1))), THIRTY_DAYS));
}

/** (σ − l) / (h − l); one half if all are equal. */
function rankFormula(
  derivation: Derivation,
  { current, low, high }: ExplainedVolatility,
): Expression {
  const now = derivation.input('σ', 'thirtyDayVolatility', current ?? Number.NaN, 'volatility');
  const l = derivation.input('l', 'yearLow', low ?? Number.NaN, 'volatility');
  const h = derivation.input('h', 'yearHigh', high ?? Number.NaN, 'volatility');
  return low === high ? 0.5 : divide(subtract(now, l), subtract(h, l));
}

/** Sessions with a lower volatility / sessions. */
function percentileFormula(
  derivation: Derivation,
  { current, history }: ExplainedVolatility,
): Expression {
  const below = history.filter(({ iv }) => current !== null && iv < current).length;
  return divide(
    derivation.input('m', 'sessionsBelow', below, 'number'),
    derivation.input('n', 'sessions', history.length, 'number'),
  );
}

interface Rule {
  readonly valueOf: (volatility: ExplainedVolatility) => number | null;
  readonly unit: Unit;
  readonly source: Source;
  readonly formula: (derivation: Derivation, volatility: ExplainedVolatility) => Expression;
}

const OF_YEAR = { unit: 'wholePercent', source: 'volatilityYear' } as const;

const RULES: Record<VolatilityFigure, Rule> = {
  thirtyDayVolatility: {
    valueOf: ({ current }) => current,
    unit: 'fraction',
    source: 'chain',
    formula: thirtyDayFormula,
  },
  ivRank: { ...OF_YEAR, valueOf: ({ rank }) => rank, formula: rankFormula },
  ivPercentile: {
    ...OF_YEAR,
    valueOf: ({ percentile }) => percentile,
    formula: percentileFormula,
  },
};

/** Thirty-day implied volatility, and its rank and percentile within a year. */
export function explainVolatility(
  derivation: Derivation,
  volatility: ExplainedVolatility,
  figure: VolatilityFigure,
): DerivedFigure {
  const { valueOf, unit, source, formula } = RULES[figure];
  const value = valueOf(volatility);
  if (value === null) return unavailable(unit, figure, ['noMarketData']);
  return { value, unit, formula: formula(derivation, volatility), convention: figure, source };
}
