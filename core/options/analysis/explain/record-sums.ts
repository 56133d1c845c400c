import type { RecordFigure, RecordSums } from './asked.ts';
import { divide, negate, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import type { Unit } from './explanation.ts';
import { unknown } from './sum-answer.ts';
import type { SumAnswer } from './sum-answer.ts';
import type { Worksheet } from './worksheet.ts';

/** G: what the winning trades brought. */
const gained = (sheet: Worksheet, { grossProfit }: RecordSums): string =>
  sheet.input('G', 'grossProfit', grossProfit, 'amount');

/** L: what the losing trades took. */
const lost = (sheet: Worksheet, { grossLoss }: RecordSums): string =>
  sheet.input('L', 'grossLoss', grossLoss, 'amount');

const trades = (sheet: Worksheet, record: RecordSums): string =>
  sheet.input('n', 'trades', record.trades, 'number');

const wins = (sheet: Worksheet, record: RecordSums): string =>
  sheet.input('w', 'wins', record.wins, 'number');

const total = (sheet: Worksheet, record: RecordSums): Expression =>
  subtract(gained(sheet, record), lost(sheet, record));

const UNITS: Record<RecordFigure, Unit> = {
  totalReturn: 'signedAmount',
  winRate: 'fraction',
  expectancy: 'signedAmount',
  averageWin: 'amount',
  averageLoss: 'amount',
  profitFactor: 'ratio',
  maxDrawdown: 'amount',
  averageDaysHeld: 'days',
};

const FORMULAS: Record<RecordFigure, (sheet: Worksheet, record: RecordSums) => Expression> = {
  totalReturn: total,
  winRate: (...of) => divide(wins(...of), trades(...of)),
  expectancy: (...of) => divide(total(...of), trades(...of)),
  averageWin: (...of) => divide(gained(...of), wins(...of)),
  averageLoss: (sheet, record) =>
    negate(divide(lost(sheet, record), sheet.input('l', 'losses', record.losses, 'number'))),
  // Without losses what is won is divided by nothing: unlimited.
  profitFactor: (...of) => divide(gained(...of), lost(...of)),
  maxDrawdown: (sheet, { drawdownFrom, drawdownTo }) =>
    subtract(
      sheet.input('E₁', 'drawdownFrom', drawdownFrom, 'amount'),
      sheet.input('E₂', 'drawdownTo', drawdownTo, 'amount'),
    ),
  averageDaysHeld: (sheet, record) =>
    divide(sheet.input('d', 'daysHeld', record.daysHeld, 'number'), trades(sheet, record)),
};

/** What closed trades amount to, from how many there are of either kind and what these brought together. */
export function recordSum(sheet: Worksheet, record: RecordSums, figure: RecordFigure): SumAnswer {
  const unit = UNITS[figure];
  const value = record[figure];
  if (value === null) return unknown(unit, 'closedTrades', ['noTrades']);
  const formula = FORMULAS[figure](sheet, record);
  return { value, unit, formula, convention: 'closedTrades', source: 'closedTrades' };
}
