import type { VolatilityFigure, VolatilitySums } from './asked.ts';
import { divide, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import { unknown } from './sum-answer.ts';
import type { SumAnswer } from './sum-answer.ts';
import type { Worksheet } from './worksheet.ts';

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

/** Where a volatility stands among those of its year. */
export function volatilitySum(
  sheet: Worksheet,
  volatility: VolatilitySums,
  figure: VolatilityFigure,
): SumAnswer {
  const value = figure === 'ivRank' ? volatility.rank : volatility.percentile;
  if (value === null) return unknown('wholePercent', figure, ['noMarketData']);
  const formula = (figure === 'ivRank' ? rankFormula : percentileFormula)(sheet, volatility);
  return {
    value,
    unit: 'wholePercent',
    formula,
    convention: figure,
    source: 'volatilityYear',
  };
}
