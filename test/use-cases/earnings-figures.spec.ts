import { describe, expect, it } from '@jest/globals';
import { ReadEarningsCalendar, ReadEarningsFigures } from '@toolyard/core/options/earnings';
import { PROVIDER_OUTAGE, type EarningsReport } from '@toolyard/core/market';
import type { OptionChain } from '@toolyard/core/options/chain';
import { addDays, type CalendarDate } from '@toolyard/core/shared';
import { chainFixture, FakeMarketRecords, FakeOptionChains } from '@toolyard/memory';
import { simulatedMarket } from '@toolyard/simulated-market';

const NOW = Date.parse('2027-01-04T15:00:00Z');
const clock = { now: () => NOW };
const TODAY: CalendarDate = '2027-01-04';
/** Fractions: of a year's volatility on other days, and of the price upon a report. */
const QUIET = 0.2;
const MOVE = 0.06;

const report = (date: CalendarDate, change: Partial<EarningsReport> = {}): EarningsReport => ({
  ...{ symbol: 'ACME', date, time: 'afterClose', confirmed: true, ...change },
});

/** Chains whose variance is that of quiet days, and that of a report from a day on. */
const chainsWith = (days: readonly number[], reaction: CalendarDate): OptionChain[] =>
  days.map((after) => {
    const chain = chainFixture('ACME', addDays(TODAY, after), NOW);
    const variance = chain.expiry >= reaction ? MOVE ** 2 : 0;
    const years = chain.daysToExpiry / 365;
    return { ...chain, volatilityAtForward: Math.sqrt(QUIET ** 2 + variance / years) };
  });

const figuresOf = (chains: readonly OptionChain[], reports?: readonly EarningsReport[]) => {
  const quote = { symbol: 'ACME', price: 100, change: null, changePercent: null };
  const records = new FakeMarketRecords(
    { quotes: [{ ...quote, bid: null, ask: null, at: NOW }], ...(reports && { reports }) },
    clock,
  );
  const bars = { bars: async () => Promise.resolve({ value: [], meta: chainsMeta }) };
  const source = new FakeOptionChains(chains, { asOf: NOW });
  return new ReadEarningsFigures(records, source, bars, records).execute('ACME');
};
const chainsMeta = {
  ...{ provider: 'listed', asOf: NOW, delayedMinutes: 0, stale: false, simulated: false },
  ...{ partial: false, nextRefresh: null },
};

describe('what options have priced in for a report', () => {
  it('comes from the calendar where the source of quotes counts no reports, and gives the move back that the volatilities contain', async () => {
    const chains = chainsWith([4, 11, 18, 25, 46, 74], '2027-01-29');
    const { value } = await figuresOf(chains, [report('2027-01-28')]);
    expect(value!.next).toEqual(report('2027-01-28'));
    expect(value!.event).toBeCloseTo(MOVE, 4);
    expect(value!.straddle).toMatchObject({ expiry: '2027-01-29', strike: 100 });
    const years = 25 / 365;
    expect(value!.ivNow).toBeCloseTo(Math.sqrt(QUIET ** 2 + MOVE ** 2 / years), 12);
    expect(value!.ivWithout).toBeCloseTo(QUIET, 3);
  });

  it('is unknown with too few expiries before the report after the next one, and without a report', async () => {
    const few = chainsWith([11, 25, 46, 200, 400], '2027-01-29');
    expect((await figuresOf(few, [report('2027-01-28')])).value!.event).toBeNull();
    const quiet = await figuresOf(chainsWith([4, 11, 18, 25, 46], '2027-12-31'), []);
    expect(quiet.value).toMatchObject({ next: null, event: null, straddle: null, ivNow: null });
  });

  it('the straddle of call and put over the spot is that of the first expiry after the report', async () => {
    const chains = chainsWith([4, 11, 18, 25, 46], '2027-01-15');
    const { value } = await figuresOf(chains, [report('2027-01-15', { time: 'beforeOpen' })]);
    // Bid 2.00 and ask 2.10 for each of the two.
    expect(value!.straddle).toMatchObject({ expiry: '2027-01-15', price: 4.1 });
    expect(value!.straddle!.fraction).toBeCloseTo(0.041, 12);
    const after = await figuresOf(chains, [report('2027-01-15')]);
    expect(after.value!.straddle!.expiry).toBe('2027-01-22');
  });

  it('there are no figures where nobody has a calendar', async () =>
    expect((await figuresOf(chainsWith([4, 11], '2027-01-29'))).value).toBeNull());

  it('on the simulated market the next report is that of the calendar, and volatility falls with each report', async () => {
    const { market, chains, earnings, volatility } = simulatedMarket({ seed: 'reports', clock });
    const figures = new ReadEarningsFigures(earnings, chains, market, volatility);
    for (const symbol of ['AAPL', 'TSLA', 'NVDA']) {
      const { value } = await figures.execute(symbol);
      const { value: reports } = await earnings.reports({
        ...{ symbol, from: TODAY, to: addDays(TODAY, 120) },
      });
      expect(value!.next).toEqual(reports![0]);
      expect(value!.reactions.length).toBe(8);
      expect(value!.ivWithout!).toBeLessThan(value!.ivNow!);
      // Before a report its volatility is part of the 30-day one, after it no more.
      const known = value!.reactions.filter(({ ivBefore, ivAfter }) => ivBefore && ivAfter);
      expect(known.length).toBeGreaterThan(0);
      for (const { ivBefore, ivAfter } of known) expect(ivAfter!).toBeLessThan(ivBefore!);
    }
  });
});

describe('the calendar of reports', () => {
  const earnings = new FakeMarketRecords({ quotes: [], reports: [report('2027-01-28')] }, clock);
  const days = { from: TODAY, to: addDays(TODAY, 90) };

  it('does without names where the market does not list its companies, and hides no other fault', async () => {
    const failing = (fault: Error) => ({ stockDays: () => Promise.reject(fault) });
    const { value } = await new ReadEarningsCalendar(earnings, failing(PROVIDER_OUTAGE())).execute(
      days,
    );
    expect(value).toEqual([{ ...report('2027-01-28'), name: null, nameZh: null }]);
    const broken = new ReadEarningsCalendar(earnings, failing(new Error('broken')));
    await expect(broken.execute(days)).rejects.toThrow('broken');
  });
});
