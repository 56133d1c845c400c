import { describe, expect, it } from '@jest/globals';
import { REPORT_TIMES, reactionDays } from '@toolyard/core/market';
import { termStructure } from '@toolyard/core/options/chain';
import { earningsMove } from '@toolyard/core/options/surface';
import type { CalendarDate } from '@toolyard/core/shared';
import { simulatedMarket } from './index.ts';
import { STOCKS } from './stocks.ts';

describe('earnings reports of the simulated market', () => {
  const dates = ['2026-11-24T18:00:00Z', '2027-02-09T20:00:00Z', '2027-06-02T16:00:00Z'];
  const at = (date: string) =>
    simulatedMarket({ seed: 'reports', clock: { now: () => Date.parse(date) } }).chains;

  it.each(dates)('at %s the quotes give back the moves that they price in', async (date) => {
    const chains = at(date);
    const errors: number[] = [];
    for (const { ticker, dynamics } of STOCKS.filter((stock) => stock.dynamics.earningsSize > 0)) {
      const found = earningsMove(termStructure((await chains.expiries(ticker)).value));
      errors.push(Math.abs(found!.move / dynamics.earningsSize - 1));
    }
    errors.sort((a, b) => a - b);
    expect(errors.length).toBeGreaterThan(30);
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.1);
  });

  const reportsOf = async (seed: string, from: CalendarDate, to: CalendarDate) => {
    const clock = { now: () => Date.parse(dates[0]!) };
    const { earnings } = simulatedMarket({ seed, clock });
    return (await earnings.reports({ from, to, symbol: null })).value!;
  };

  it('come before the open, after the close or at a time that is not announced, for each company always the same', async () => {
    const timeOf = new Map<string, string | null>();
    for (const seed of ['reports', 'others'])
      for (const { symbol, time } of await reportsOf(seed, '2026-01-01', '2026-12-31')) {
        expect(timeOf.get(symbol) ?? time).toBe(time);
        timeOf.set(symbol, time);
      }
    const times = [...timeOf.values()];
    for (const time of [...REPORT_TIMES, null])
      expect(times.filter((each) => each === time).length).toBeGreaterThanOrEqual(3);
    expect(timeOf.get('AAPL')).toBe('afterClose');
    expect(timeOf.get('KO')).toBe('beforeOpen');
  });

  it('the first session that opens after a report is the one that its quotes count it for', async () => {
    const { chains } = simulatedMarket({
      seed: 'reports',
      clock: { now: () => Date.parse(dates[0]!) },
    });
    const reports = await reportsOf('reports', '2026-11-24', '2027-03-01');
    for (const symbol of ['AAPL', 'KO', 'NIO']) {
      const { after } = reports
        .filter((report) => report.symbol === symbol)
        .map(reactionDays)
        .find((days) => days.after > '2026-11-24')!;
      for (const { expiry, earnings } of (await chains.expiries(symbol)).value)
        if (expiry <= '2027-03-01')
          expect([expiry, earnings! > 0]).toEqual([expiry, expiry >= after]);
    }
  });

  it('funds and indices have none', async () => {
    for (const ticker of ['SPY', 'SPX'])
      for (const { earnings } of (await at(dates[0]!).expiries(ticker)).value)
        expect(earnings).toBe(0);
  });
});
