import { describe, expect, it } from '@jest/globals';
import { readNumber } from './read-number.ts';

describe('numbers as people type them', () => {
  it.each([
    ['12', 12],
    [' 3.5 ', 3.5],
    ['.5', 0.5],
    ['5.', 5],
    ['+2', 2],
    ['−2', -2],
    ['-2', -2],
    ['６６０', 660],
    ['３．５', 3.5],
    ['3。5', 3.5],
    ['$4.20', 4.2],
    ['1,200.5', 1200.5],
    ['1,000,000', 1_000_000],
  ])('%s is %d', (typed, value) => expect(readNumber(typed)).toBe(value));

  it.each(['', ' ', 'abc', '1e3', '0x10', '1,2', '1,2000', '--1', '1-', 'Infinity', '１e３'])(
    '%p is no number',
    (typed) => expect(readNumber(typed)).toBeNaN(),
  );
});
