import type { TrackRecordInDollars } from '../records/index.ts';
import type { RecordFigure } from './explanation-request.ts';
import { divide, negate, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import type { Unit } from './explanation.ts';
import { unavailable } from './derivation.ts';
import type { DerivedFigure, Derivation } from './derivation.ts';

/** G: gross profit of the winning trades. */
const gained = (derivation: Derivation, { grossProfit }: TrackRecordInDollars): string =>
  derivation.input('G', 'grossProfit', grossProfit, 'amount');

/** L: gross loss of the losing trades. */
const lost = (derivation: Derivation, { grossLoss }: TrackRecordInDollars): string =>
  derivation.input('L', 'grossLoss', grossLoss, 'amount');

const trades = (derivation: Derivation, record: TrackRecordInDollars): string =>
  derivation.input('n', 'trades', record.trades, 'number');

const wins = (derivation: Derivation, record: TrackRecordInDollars): string =>
  derivation.input('w', 'wins', record.wins, 'number');

const total = (derivation: Derivation, record: TrackRecordInDollars): Expression =>
  subtract(gained(derivation, record), lost(derivation, record));

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

const FORMULAS: Record<
  RecordFigure,
  (derivation: Derivation, record: TrackRecordInDollars) => Expression
> = {
  totalReturn: total,
  winRate: (...of) => divide(wins(...of), trades(...of)),
  expectancy: (...of) => divide(total(...of), trades(...of)),
  averageWin: (...of) => divide(gained(...of), wins(...of)),
  averageLoss: (derivation, record) =>
    negate(
      divide(lost(derivation, record), derivation.input('l', 'losses', record.losses, 'number')),
    ),
  // Without losses the divisor is zero and the ratio unlimited.
  profitFactor: (...of) => divide(gained(...of), lost(...of)),
  maxDrawdown: (derivation, { drawdownFrom, drawdownTo }) =>
    subtract(
      derivation.input('E₁', 'drawdownFrom', drawdownFrom, 'amount'),
      derivation.input('E₂', 'drawdownTo', drawdownTo, 'amount'),
    ),
  averageDaysHeld: (derivation, record) =>
    divide(
      derivation.input('d', 'daysHeld', record.daysHeld, 'number'),
      trades(derivation, record),
    ),
};

/** Figures of the track record, from the numbers and totals of winning and losing trades. */
export function explainRecord(
  derivation: Derivation,
  record: TrackRecordInDollars,
  figure: RecordFigure,
): DerivedFigure {
  const unit = UNITS[figure];
  const value = record[figure];
  if (value === null) return unavailable(unit, 'closedTrades', ['noTrades']);
  const formula = FORMULAS[figure](derivation, record);
  return { value, unit, formula, convention: 'closedTrades', source: 'closedTrades' };
}
