import { expect, it } from '@jest/globals';
import { shownNumber } from './shown-number.ts';

it.each([
  ['DOUBLE', '0.30000000000000004', '0.3'],
  ['DOUBLE', '1.0', '1'],
  ['DOUBLE', '-0.1', '-0.1'],
  ['DOUBLE', '9007199254740993.0', '9007199254740990'],
  ['DOUBLE', 'inf', 'inf'],
  ['DOUBLE', 'nan', 'nan'],
  ['DECIMAL(10,2)', '0.30', '0.30'],
  ['HUGEINT', '9007199254740993', '9007199254740993'],
  ['VARCHAR', '0.30000000000000004', '0.30000000000000004'],
])('a %s of %s is shown as %s', (engineType, cell, shown) =>
  expect(shownNumber(engineType, cell)).toBe(shown),
);
