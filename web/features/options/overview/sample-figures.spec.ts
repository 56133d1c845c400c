import { describe, expect, it } from '@jest/globals';
import { profitAtExpiry } from '@toolyard/core/options/payoff';
import { fromDollars } from '@toolyard/core/shared';
import { sampleOverview } from './sample-figures.ts';
import { sampleLeg } from './sample-legs.ts';
import { SAMPLE_TRADES } from './sample-trades.ts';

const { rows, summary } = sampleOverview('en');
const of = (status: string) => rows.filter((row) => row.status === status);
const sum = (figures: readonly (number | null)[]) =>
  figures.reduce<number>((total, each) => total + (each ?? 0), 0);

describe('the samples a visitor sees', () => {
  it('OV-02 OV-03 the summary adds up: allocated is what is not completed, the rest is available', () => {
    expect(summary.totalCapital).toBe(10_000);
    const open = [...of('active'), ...of('planning')];
    expect(summary.allocatedCapital).toBeCloseTo(sum(open.map(({ capital }) => capital)), 6);
    expect(summary.availableCapital).toBeCloseTo(10_000 - summary.allocatedCapital, 6);
    expect(summary.availableCapital).toBeGreaterThan(0);
    expect(summary.totalPnL).toBeCloseTo(sum(rows.map(({ pnl }) => pnl)), 6);
  });

  it('a completed sample made what its payoff is at the price of its expiry', () => {
    const trades = SAMPLE_TRADES.filter(({ status }) => status === 'completed');
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

  it('only plans have no result, and every open sample has a bounded risk and an expiry', () => {
    for (const row of rows) {
      expect(row.pnl === null).toBe(row.status === 'planning');
      expect(row.sample).toBe(true);
      if (row.status === 'completed') continue;
      expect(row.capital).toBeGreaterThan(0);
      expect(row.expiry).not.toBeNull();
    }
  });
});
