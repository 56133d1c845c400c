import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newYorkDate, newYorkInstant, newYorkOffset } from './trading-sessions.ts';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);

describe('New York time', () => {
  it.each([
    ['2026-03-08T06:59:59Z', -5],
    ['2026-03-08T07:00:00Z', -4],
    ['2026-11-01T05:59:59Z', -4],
    ['2026-11-01T06:00:00Z', -5],
    // Until 2006 from the first Sunday of April to the last one of October (Uniform Time Act, amended in 1986).
    ['2006-04-02T06:59:59Z', -5],
    ['2006-04-02T07:00:00Z', -4],
    ['2006-10-29T05:59:59Z', -4],
    ['2006-10-29T06:00:00Z', -5],
  ])('%s is %i hours off UTC', (instant, hours) => {
    expect(newYorkOffset(at(instant))).toBe(hours * HOUR);
  });

  it.each([
    ['summer', '2026-07-01', 9, 30, '2026-07-01T13:30:00Z'],
    ['winter', '2026-12-01', 16, 0, '2026-12-01T21:00:00Z'],
    ['the repeated hour counts once, the first time', '2026-11-01', 1, 30, '2026-11-01T05:30:00Z'],
    ['the hour left out is the one after', '2026-03-08', 2, 30, '2026-03-08T07:30:00Z'],
  ] as const)('%s: the instant of a wall time', (_case, date, hour, minute, instant) => {
    expect(newYorkInstant(date, hour, minute)).toBe(at(instant));
  });

  it('agrees with the IANA zone America/New_York since 1987', () => {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'America/New_York',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const anyInstant = fc.integer({ min: at('1987-01-01T00:00Z'), max: at('2037-12-31T00:00Z') });
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const [date, time] = format.format(instant).split(' ') as [string, string];
        const [hour, minute, second] = time.split(':').map(Number) as [number, number, number];
        expect(newYorkDate(instant)).toBe(date);
        const seconds = Math.floor((instant + newYorkOffset(instant)) / 1000);
        expect(seconds % 86_400).toBe(hour * 3600 + minute * 60 + second);
      }),
      { numRuns: 500 },
    );
  });
});
