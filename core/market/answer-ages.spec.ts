import { describe, expect, it } from '@jest/globals';
import { DATA_CLASSES, freshUntil, STALE_FOR } from './answer-ages.ts';

/** Thursday 2026-11-19, a full session: 14:30 to 21:00 UTC. */
const at = (time: string, day = '19') => Date.parse(`2026-11-${day}T${time}Z`);
const fresh = (data: Parameters<typeof freshUntil>[0], now: number, delayedMinutes = 0) =>
  freshUntil(data, now, { delayedMinutes, asOf: now, isEmpty: false, isPartial: false, spread: 0 });

describe('ages of market data', () => {
  it.each([
    ['real-time prices in the session', 'prices', at('15:00:00'), 0, at('15:00:15')],
    ['delayed prices in the session', 'prices', at('15:00:00'), 15, at('15:01:00')],
    ['prices right after the close: once more', 'prices', at('21:00:30'), 0, at('21:00:45')],
    ['prices of the night: until the open', 'prices', at('22:00:00'), 0, at('14:30:00', '20')],
    ['delayed prices move on after the close', 'prices', at('21:10:00'), 15, at('21:11:00')],
    ['delayed prices of the night', 'prices', at('21:17:00'), 15, at('14:45:00', '20')],
    ['the weekend: until Monday', 'prices', at('12:00:00', '21'), 0, at('14:30:00', '23')],
    ['closes only: until the close', 'prices', at('15:00:00'), 24 * 60, at('21:20:00')],
    ['daily bars: until the close has settled', 'dailyBars', at('15:00:00'), 0, at('21:20:00')],
    [
      'bars of the running session: a quarter of an hour',
      'runningBars',
      at('15:00:00'),
      0,
      at('15:15:00'),
    ],
    ['bars of a session about to settle', 'runningBars', at('21:15:00'), 0, at('21:20:00')],
    ['daily bars right after the close', 'dailyBars', at('21:05:00'), 0, at('21:20:00')],
    ['daily bars of the night', 'dailyBars', at('21:21:00'), 0, at('21:20:00', '20')],
    [
      'the session before: until the open',
      'sessionBefore',
      at('22:00:00'),
      0,
      at('14:30:00', '20'),
    ],
    ['the session before, of a late source', 'sessionBefore', at('14:31:00'), 0, at('14:50:00')],
    [
      'the session before, in the session',
      'sessionBefore',
      at('15:00:00'),
      0,
      at('14:30:00', '20'),
    ],
    ['news in the session', 'news', at('15:00:00'), 0, at('15:05:00')],
    ['news of the night', 'news', at('02:00:00'), 0, at('02:30:00')],
    ['lists of symbols: seven days', 'search', at('15:00:00'), 0, at('15:00:00', '26')],
    [
      'details, counted in shares of today: until the open',
      'details',
      at('15:00:00'),
      0,
      at('14:30:00', '20'),
    ],
    [
      'adjusted bars in the session: until the close has settled',
      'adjustedBars',
      at('15:00:00'),
      0,
      at('21:20:00'),
    ],
    [
      'adjusted bars of the night: until the open, when a split counts',
      'adjustedBars',
      at('21:21:00'),
      0,
      at('14:30:00', '20'),
    ],
  ] as const)('%s', (_name, data, now, delayed, until) =>
    expect(fresh(data, now, delayed)).toBe(until),
  );

  it('closes of the session before, after the close has settled: looked for every quarter of an hour', () => {
    const terms = { delayedMinutes: 24 * 60, isEmpty: false, isPartial: false, spread: 0 };
    const now = at('21:30:00');
    const before = { ...terms, asOf: at('21:00:00', '18') };
    expect(freshUntil('prices', now, before)).toBe(at('21:45:00'));
    expect(freshUntil('prices', at('21:10:00'), before)).toBe(at('21:20:00'));
    expect(freshUntil('prices', now, { ...terms, asOf: at('21:00:00') })).toBe(
      at('21:20:00', '20'),
    );
  });

  it('an answer without content is asked for again within a minute, one that lacks a part within a quarter of an hour', () => {
    for (const data of DATA_CLASSES)
      for (const now of [at('15:00:00'), at('22:00:00'), at('12:00:00', '21')]) {
        const terms = { delayedMinutes: 0, asOf: now, isEmpty: true, isPartial: false, spread: 0 };
        expect([data, freshUntil(data, now, terms) - now]).toEqual([data, 50_000]);
        const lacking = freshUntil(data, now, { ...terms, isEmpty: false, isPartial: true });
        const whole = freshUntil(data, now, { ...terms, isEmpty: false });
        expect([data, lacking]).toEqual([data, Math.min(whole, now + 900_000)]);
      }
  });

  it('daily bars that lack the last session are looked for every quarter of an hour', () => {
    const terms = { delayedMinutes: 0, isEmpty: false, isPartial: false, spread: 0 };
    const before = { ...terms, asOf: at('21:00:00', '18') };
    expect(freshUntil('dailyBars', at('21:30:00'), before)).toBe(at('21:45:00'));
    expect(freshUntil('dailyBars', at('15:00:00'), before)).toBe(at('21:20:00'));
    const own = { ...terms, asOf: at('21:00:00') };
    expect(freshUntil('dailyBars', at('21:30:00'), own)).toBe(at('21:20:00', '20'));
  });

  it('an early close ends the session at 13:00: Friday 2026-11-27', () =>
    expect(fresh('dailyBars', at('15:00:00', '27'))).toBe(at('18:20:00', '27')));

  it('spans are spread by at most 10 % and never longer, instants by at most 30 s and never sooner', () => {
    for (const data of DATA_CLASSES)
      for (const now of [at('15:00:00'), at('22:00:00')]) {
        const exact = fresh(data, now);
        const spread = freshUntil(data, now, {
          ...{ delayedMinutes: 0, asOf: now, isEmpty: false, isPartial: false, spread: 0.999 },
        });
        const moved = spread - exact;
        expect(moved <= 30_000 && moved >= (now - exact) / 10).toBe(true);
      }
  });

  it('what is fresh ends before what may stand in', () => {
    for (const data of DATA_CLASSES)
      for (let hour = 0; hour < 24 * 14; hour++) {
        const now = at('00:00:00', '09') + hour * 3_600_000;
        const until = fresh(data, now);
        expect(until).toBeGreaterThan(now);
        expect(until - now).toBeLessThan(STALE_FOR[data]);
      }
  });
});
