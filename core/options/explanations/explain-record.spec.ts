import { moneyOf } from '../../shared/index.ts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Money } from '../../shared/index.ts';
import { recordInDollars, trackRecord, type TrackRecordInDollars } from '../records/index.ts';
import { RECORD_FIGURES } from './explanation-request.ts';
import { evaluate } from './expression.ts';
import { explain } from './explain.ts';
import type { RecordFigure } from './explanation-request.ts';

/** The record of results, in dollars as the screens have it. */
const recordOf = (results: readonly Money[]): TrackRecordInDollars =>
  recordInDollars(trackRecord(results.map((returnAmount) => ({ returnAmount, daysHeld: 1 }))));

function made(record: TrackRecordInDollars, figure: RecordFigure): number | null {
  const { formula, inputs } = explain({ figure, record });
  const values = new Map(inputs.map(({ symbol, value }) => [symbol, value]));
  return formula === null ? null : evaluate(formula, values);
}

/** Averages are kept to 1e-4 dollar. */
const ROUNDED = 0.5e-4 + 1e-9;

describe('figures of closed trades', () => {
  it('every shown formula with its shown inputs is what the record says', () => {
    const results = fc.array(fc.integer({ min: -500_0000, max: 500_0000 }), { maxLength: 8 });
    fc.assert(
      fc.property(results, (each) => {
        const record = recordOf(each.map(moneyOf));
        for (const figure of RECORD_FIGURES) {
          const value = record[figure];
          const stated = explain({ figure, record });
          expect(stated.value).toBe(value);
          if (value === null)
            expect(stated).toMatchObject({ formula: null, unavailableReasons: ['noTrades'] });
          else if (value === 'unlimited') expect(made(record, figure)).toBe(Infinity);
          else expect(Math.abs(made(record, figure)! - value)).toBeLessThanOrEqual(ROUNDED);
        }
      }),
      { examples: [[[]], [[0]], [[300_0000]], [[-100_0000, 0]]] },
    );
  });

  it('+300, −100 and −100: a third won, 33.33 a trade, 1.5 won for each dollar lost, a fall of 200', () => {
    const record = recordOf([moneyOf(300_0000), moneyOf(-100_0000), moneyOf(-100_0000)]);
    expect(Object.fromEntries(RECORD_FIGURES.map((each) => [each, made(record, each)]))).toEqual({
      totalReturn: 100,
      winRate: 1 / 3,
      expectancy: 100 / 3,
      averageWin: 300,
      averageLoss: -100,
      profitFactor: 1.5,
      maxDrawdown: 200,
      averageDaysHeld: 1,
    });
  });
});
