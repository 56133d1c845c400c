import { THIRTY_DAYS } from '../../chain/index.ts';
import type { VolatilityFigure, VolatilitySums } from './asked.ts';
import { add, divide, multiply, sqrt, square, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import type { Source, Unit } from './explanation.ts';
import { unknown } from './sum-answer.ts';
import type { SumAnswer } from './sum-answer.ts';
import type { Worksheet } from './worksheet.ts';

/** √((σ₁²·d₁ + (σ₂²·d₂ − σ₁²·d₁)·(30 − d₁) / (d₂ − d₁)) / 30); that of the only expiry as it is. */
function thirtyDayFormula(sheet: Worksheet, { around: [one, two] }: VolatilitySums): Expression {
  const earlier = sheet.input('σ₁', 'earlierVolatility', one?.volatility ?? NaN, 'volatility');
  if (two === undefined) return earlier;
  const d1 = sheet.input('d₁', 'earlierDays', one?.days ?? NaN, 'number');
  const later = sheet.input('σ₂', 'laterVolatility', two.volatility, 'volatility');
  const d2 = sheet.input('d₂', 'laterDays', two.days, 'number');
  const [before, after] = [multiply(square(earlier), d1), multiply(square(later), d2)];
  const risen = multiply(subtract(after, before), subtract(THIRTY_DAYS, d1));
  return sqrt(divide(add(before, divide(risen, subtract(d2, d1))), THIRTY_DAYS));
}

/** (σ − l) / (h − l); half where all are alike. */
function rankFormula(sheet: Worksheet, { current, low, high }: VolatilitySums): Expression {
  const now = sheet.input('σ', 'thirtyDayVolatility', current ?? Number.NaN, 'volatility');
  const l = sheet.input('l', 'yearLow', low ?? Number.NaN, 'volatility');
  const h = sheet.input('h', 'yearHigh', high ?? Number.NaN, 'volatility');
  return low === high ? 0.5 : divide(subtract(now, l), subtract(h, l));
}

/** Sessions with a lower volatility / sessions. */
function percentileFormula(sheet: Worksheet, { current, history }: VolatilitySums): Expression {
  const below = history.filter(({ iv }) => current !== null && iv < current).length;
  return divide(
    sheet.input('m', 'sessionsBelow', below, 'number'),
    sheet.input('n', 'sessions', history.length, 'number'),
  );
}

interface Rule {
  readonly valueOf: (volatility: VolatilitySums) => number | null;
  readonly unit: Unit;
  readonly source: Source;
  readonly formula: (sheet: Worksheet, volatility: VolatilitySums) => Expression;
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

/** How volatile a stock is reckoned to be, and where that stands among those of its year. */
export function volatilitySum(
  sheet: Worksheet,
  volatility: VolatilitySums,
  figure: VolatilityFigure,
): SumAnswer {
  const { valueOf, unit, source, formula } = RULES[figure];
  const value = valueOf(volatility);
  if (value === null) return unknown(unit, figure, ['noMarketData']);
  return { value, unit, formula: formula(sheet, volatility), convention: figure, source };
}
