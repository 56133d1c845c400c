import { expect, it } from '@jest/globals';
import { rateAt } from './interest-rates.ts';

const curve = [
  { years: 0.25, rate: 0.04 },
  { years: 1, rate: 0.05 },
  { years: 5, rate: 0.03 },
];

it.each([
  ['before the first maturity: level', 0.1, 0.04],
  ['at a maturity: its rate', 1, 0.05],
  ['between two: linear', 3, 0.04],
  ['after the last: level', 30, 0.03],
])('%s', (_name, years, rate) => expect(rateAt(curve, years)).toBeCloseTo(rate, 12));

it('without a curve there is no rate', () => expect(rateAt([], 1)).toBeNull());
