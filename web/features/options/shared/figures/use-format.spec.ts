import { describe, expect, it } from '@jest/globals';
import { dayIn, monthDayIn } from './use-format.ts';

describe('OS-09 a day in the order that the reader wants', () => {
  it.each([
    ['YYYY-MM-DD', '2021-12-17', null],
    ['MM/DD/YYYY', '12/17/2021', '12/17'],
    ['DD/MM/YYYY', '17/12/2021', '17/12'],
  ] as const)('%s', (format, day, monthDay) => {
    expect(dayIn(format, '2021-12-17')).toBe(day);
    expect(monthDayIn(format, '2021-12-17')).toBe(monthDay);
  });

  it('what is no day stays as it is', () => {
    expect([dayIn('DD/MM/YYYY', '--'), monthDayIn('DD/MM/YYYY', '--')]).toEqual(['--', null]);
  });
});
