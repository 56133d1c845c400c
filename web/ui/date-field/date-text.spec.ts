import { describe, expect, it } from '@jest/globals';
import { readClock, readDay, readDayTime, utcInstant } from './date-text.ts';

describe('a typed day', () => {
  it.each([
    '2026-12-08',
    '2026/12/8',
    '2026.12.8',
    ' Dec 8, 2026 ',
    'Dec. 8 2026',
    'december 8, 2026',
    '8 Dec 2026',
    '2026年12月8日',
    '2026 年 12 月 8 日',
  ])('is read from %s', (text) => expect(readDay(text)).toBe('2026-12-08'));

  it.each(['', 'Dec 8', '12/18', '2026-02-30', '2026-13-01', '8/12/2026', 'Foo 8, 2026', '8'])(
    'is refused in "%s"',
    (text) => expect(readDay(text)).toBeNull(),
  );
});

it('reads a time of day', () => {
  expect(['9:30', '09:30', ' 23:59 ', '9：05'].map(readClock)).toEqual([
    '09:30',
    '09:30',
    '23:59',
    '09:05',
  ]);
  expect(['24:00', '9:60', '930', '', '9:5'].map(readClock)).toEqual(Array(5).fill(null));
});

it('reads a day with its time', () => {
  for (const text of [
    '2026-12-08T09:30',
    '2026-12-08 9:30',
    'Dec 8, 2026, 09:30',
    '2026年12月8日 09:30',
    '2026年12月8日09:30',
  ])
    expect([text, readDayTime(text)]).toEqual([text, '2026-12-08T09:30']);
  for (const text of ['2026-12-08', '09:30', '', 'Dec 8, 2026 25:00'])
    expect(readDayTime(text)).toBeNull();
});

it('takes no text that is half a time for an instant', () => {
  expect(utcInstant('2026-12-08T09:30')).toBe(Date.UTC(2026, 11, 8, 9, 30));
  for (const text of ['Dec 8', '2026', '2026-12-08', '1/2/2027 5'])
    expect(utcInstant(text)).toBeNaN();
});
