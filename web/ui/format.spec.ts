import { describe, expect, it } from '@jest/globals';
import { amount, arrow, count, decimal, money, percent, price } from './format.ts';
import { longDay, newYorkTime, shortDay } from './format-date.ts';

describe('figures', () => {
  it.each([
    [money(410), '$410'],
    [money(-813), '−$813'],
    [money(187, 'always'), '+$187'],
    [money(1246.2, 'always'), '+$1,246.20'],
    [money(0, 'always'), '$0'],
    [money(-0.004, 'always'), '$0'],
    [money(-13.5, 'never'), '$13.50'],
    [amount(410), '$410.00'],
    [amount(-1404.8, 'always'), '−$1,404.80'],
    [price(342.97), '342.97'],
    [price(0.0125), '0.0125'],
    [price(1.2), '1.20'],
    [decimal(-0.148, 2), '−0.15'],
    [decimal(0.192, 2, 'always'), '+0.19'],
    [percent(0.2301), '23.0%'],
    [percent(-0.0004, 2, 'always'), '−0.04%'],
    [count(1_048_576), '1,048,576'],
  ])('%s', (written, expected) => expect(written).toBe(expected));

  it('what is missing is --', () => {
    const missing = [null, undefined, NaN, Infinity];
    for (const value of missing) {
      const written = [money, amount, price, percent, count].map((write) => write(value));
      expect([...written, decimal(value, 2)]).toEqual(Array(6).fill('--'));
    }
  });

  it('arrows follow the sign, zero has none', () =>
    expect([arrow(1), arrow(-1), arrow(0), arrow(null)]).toEqual(['▲', '▼', '', '']));
});

describe('days and times', () => {
  it('a day keeps its date in every time zone', () => {
    expect(shortDay('2021-12-17', 'en')).toBe('Dec 17');
    expect(shortDay('2021-12-17', 'zh-CN')).toBe('12月17日');
    expect(longDay('2021-12-17', 'en')).toBe('Dec 17, 2021');
    expect(longDay('2021-12-17', 'zh-CN')).toBe('2021年12月17日');
  });

  it('New York closes at 16:00 in winter and in summer', () => {
    expect(newYorkTime('2021-11-22T21:00:00Z', 'zh-CN')).toContain('16:00');
    expect(newYorkTime('2021-07-22T20:00:00Z', 'en')).toContain('16:00');
  });

  it('what is missing is --', () =>
    expect([shortDay(null, 'en'), longDay('nonsense', 'en'), newYorkTime(null, 'en')]).toEqual([
      '--',
      '--',
      '--',
    ]));
});
