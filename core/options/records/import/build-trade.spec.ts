import { expect, it } from '@jest/globals';
import { fromDollars, ZERO_MONEY } from '../../../shared/index.ts';
import type { Fill } from '../../strategies/index.ts';
import { optionOf } from './broker-contracts.ts';
import { termsOf } from './build-trade.ts';

const HOUR = 3_600_000;
/** 16:00 in New York, the day before the expiry. */
const AT = Date.parse('2026-03-19T20:00:00Z');

const bought = (symbol: string): Fill => ({
  ...optionOf(symbol).instrument,
  ...{ id: symbol, quantity: 1, price: fromDollars(2), commission: ZERO_MONEY, cause: 'trade' },
  replaces: null,
});

/** Hours of a year of 365 days to the settlement of an imported contract. */
function hoursOf(...symbols: readonly string[]) {
  const fills = symbols.map(bought);
  const [terms] = termsOf({ at: AT, spot: fromDollars(6_010), fills }, fills);
  return (terms!.years * 365 * 24 * HOUR) / HOUR;
}

it('an imported contract runs to its own settlement: 17.5 hours to the opening prices, 24 to the close', () => {
  expect(hoursOf('SPX260320C06000000')).toBeCloseTo(17.5, 9);
  expect(hoursOf('SPXW260320C06000000')).toBeCloseTo(24, 9);
});

it('two roots of one date run to the later settlement', () =>
  expect(hoursOf('SPX260320C06000000', 'SPXW260320C06000000')).toBeCloseTo(24, 9));
