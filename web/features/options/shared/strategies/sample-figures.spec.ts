import { describe, expect, it } from '@jest/globals';
import {
  analyseStrategy,
  profitAtPrice,
  type AnalysisInput,
} from '@toolyard/core/options/analysis';
import { profitAtExpiry } from '@toolyard/core/options/payoff';
import { recognise, STRUCTURE_NAMES } from '@toolyard/core/options/templates';
import { daysBetween, fromDollars, type CalendarDate } from '@toolyard/core/shared';
import { sampleOverview } from './sample-figures.ts';
import { closeOf, sampleLeg } from './sample-legs.ts';
import { sampleTrades } from './sample-trades.ts';

const NOW = Date.parse('2026-11-22T15:00:00Z');
const { rows, summary } = sampleOverview('en', NOW);
const of = (status: string) => rows.filter((row) => row.status === status);
const sum = (figures: readonly (number | null)[]) =>
  figures.reduce<number>((total, each) => total + (each ?? 0), 0);

describe('the samples a visitor sees', () => {
  it('OV-02 OV-03 the summary adds up: allocated is what is active, a plan takes nothing, the rest is available', () => {
    expect(summary.totalCapital).toBe(10_000);
    expect(summary.allocatedCapital).toBeCloseTo(
      sum(of('active').map(({ capital }) => capital)),
      6,
    );
    expect(summary.availableCapital).toBeCloseTo(10_000 - summary.allocatedCapital, 6);
    expect(summary.availableCapital).toBeGreaterThan(0);
    expect(summary.totalPnL).toBeCloseTo(sum(rows.map(({ pnl }) => pnl)), 6);
  });

  it('a sample has the name of its structure', () => {
    for (const trade of sampleTrades(NOW))
      expect(recognise(trade.legs.map((leg) => sampleLeg(trade, leg))).name).toEqual(
        STRUCTURE_NAMES[trade.structure],
      );
  });

  it('a completed sample made what its payoff is at the price of its expiry', () => {
    const trades = sampleTrades(NOW).filter(({ status }) => status === 'completed');
    expect(of('completed').map(({ pnl }) => pnl)).toEqual(
      trades.map(
        (trade) =>
          profitAtExpiry(
            trade.legs.map((leg) => sampleLeg(trade, leg)),
            fromDollars(trade.to),
          ) / 10_000,
      ),
    );
    expect(summary.winRate).toBeCloseTo(2 / 3, 10);
  });

  it('an active sample has the profit and the greeks that the analysis of its legs has', () => {
    const trades = sampleTrades(NOW);
    for (const [at, row] of rows.entries()) {
      const { from, to, expiry, opened, volatility, legs } = trades[at]!;
      if (row.status !== 'active') continue;
      const asOf = closeOf(opened);
      const rates = { years: 0, forward: from, rate: 0.0005, dividendYield: 0 };
      const input: AnalysisInput = {
        legs: legs.map((leg) => sampleLeg(trades[at]!, leg)),
        spot: fromDollars(to),
        asOf,
        terms: [{ expiry, ...rates, source: 'given' }],
        volatility,
        exercise: 'european',
      };
      expect(row.pnl).toBeCloseTo(profitAtPrice(input, to, NOW)!, 8);
      const { delta, theta, vega } = analyseStrategy({ ...input, asOf: NOW }).greeks.net!;
      expect(row.greeks!.delta).toBeCloseTo(delta, 8);
      expect(row.greeks!.theta).toBeCloseTo(theta / 365, 8);
      expect(row.greeks!.vega).toBeCloseTo(vega / 100, 8);
    }
  });

  it('only plans have no result, and every open sample has a bounded risk and an expiry', () => {
    for (const row of rows) {
      expect(row.pnl === null).toBe(row.status === 'planning');
      expect(row.sample).toBe(true);
      if (row.status === 'completed') continue;
      expect(row.capital).toBeGreaterThan(0);
      expect(row.expiry).not.toBeNull();
    }
  });

  it.each(['2026-01-02', '2026-07-04', '2026-11-20', '2026-11-22', '2028-02-29', '2030-12-31'])(
    'R30 seen on %s, samples are opened in the past, open ones expire later, completed ones are over',
    (day) => {
      const now = Date.parse(`${day}T22:00:00Z`);
      for (const { status, opened, expiry } of sampleTrades(now)) {
        expect(opened <= day).toBe(true);
        if (status === 'completed') expect(expiry < day).toBe(true);
        else expect(daysBetween(day as CalendarDate, expiry)).toBeGreaterThanOrEqual(14);
      }
      const seen = sampleOverview('en', now);
      expect(seen.summary.availableCapital).toBeGreaterThan(0);
      expect(seen.summary.winRate).toBeCloseTo(2 / 3, 10);
    },
  );
});
