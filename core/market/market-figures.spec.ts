import { describe, expect, it } from '@jest/globals';
import { marketMovers, sectorMoves, type StockDay } from './movers.ts';
import { realisedVolatility } from './realised-volatility.ts';
import { trend } from './trend.ts';

/** Closes from 100 on whose log returns are given. */
const closesOf = (returns: readonly number[]): number[] =>
  returns.reduce((closes, each) => [...closes, closes.at(-1)! * Math.exp(each)], [100]);

describe('realised volatility', () => {
  const swings = (size: number, days: number) =>
    closesOf(Array.from({ length: days }, (_, i) => (i % 2 === 0 ? size : -size)));

  it('of n returns of +r and −r is r·√(252·n/(n − 1))', () => {
    for (const days of [20, 30])
      expect(realisedVolatility(swings(0.01, days), days)).toBeCloseTo(
        0.01 * Math.sqrt((252 * days) / (days - 1)),
        12,
      );
  });

  it('grows with the returns, and does not know the level nor the drift', () => {
    const returns = [0.01, -0.02, 0.005, 0.03, -0.01, 0.002];
    const of = (change: (r: number) => number) =>
      realisedVolatility(closesOf(returns.map(change)), 6)!;
    const plain = of((r) => r);
    expect(of((r) => 3 * r)).toBeCloseTo(3 * plain, 12);
    expect(of((r) => r + 0.01)).toBeCloseTo(plain, 12);
    const dear = closesOf(returns).map((close) => 50 * close);
    expect(realisedVolatility(dear, 6)).toBeCloseTo(plain, 12);
  });

  it('counts the last days alone', () => {
    const closes = [1, 1_000, ...swings(0.01, 20)];
    expect(realisedVolatility(closes, 20)).toBeCloseTo(
      realisedVolatility(swings(0.01, 20), 20)!,
      12,
    );
  });

  it('is unknown with too few closes, or where one of them is none', () => {
    expect(realisedVolatility(swings(0.01, 19), 20)).toBeNull();
    expect(realisedVolatility([], 20)).toBeNull();
    expect(realisedVolatility([100, 0, 100], 2)).toBeNull();
  });
});

describe('trend', () => {
  const line = (slope: number) => Array.from({ length: 60 }, (_, i) => 100 + slope * i);

  it('a rising line is an uptrend, its mirror a downtrend, a level one neither', () => {
    expect([1, -1, 0].map((slope) => trend(line(slope))?.direction)).toEqual([
      'up',
      'down',
      'sideways',
    ]);
  });

  it('a price that falls below its short average ends the trend', () =>
    expect(trend([...line(1), 100])?.direction).toBe('sideways'));

  it('the averages of a line lie at the middle of their days', () => {
    const found = trend(line(1))!;
    expect(found.shortAverage).toBeCloseTo(159 - 19 / 2, 10);
    expect(found.longAverage).toBeCloseTo(159 - 49 / 2, 10);
  });

  it('is unknown with fewer than 50 closes', () => expect(trend(line(1).slice(-49))).toBeNull());
});

describe('movers', () => {
  const day = (
    ticker: string,
    changePercent: number | null,
    more: Partial<StockDay> = {},
  ): StockDay => ({
    ...{ ticker, name: ticker, nameZh: null, type: 'CS', sector: null },
    ...{ price: 100, change: changePercent, changePercent, volume: 1_000 },
    ...more,
  });
  const tickers = (days: readonly StockDay[]) => days.map(({ ticker }) => ticker).join('');

  it('gainers rise, losers fall, the largest move first; unchanged and unknown ones are neither', () => {
    const days = [
      day('A', 1),
      day('B', -2),
      day('C', 3),
      day('D', 0),
      day('E', null),
      day('F', -5),
    ];
    const { gainers, losers } = marketMovers(days, 5);
    expect([tickers(gainers), tickers(losers)]).toEqual(['CA', 'FB']);
  });

  it('funds and indices are no gainers, but funds can be the most active', () => {
    const days = [
      day('A', 1, { volume: 5 }),
      day('S', 9, { type: 'ETF', volume: 9 }),
      day('X', 9, { type: 'INDEX', volume: null }),
    ];
    const { gainers, mostActive } = marketMovers(days, 5);
    expect([tickers(gainers), tickers(mostActive)]).toEqual(['A', 'SA']);
  });

  it('a list has as many rows as wanted; equals stand by ticker', () => {
    const days = ['C', 'A', 'B'].map((ticker) => day(ticker, 1));
    expect(tickers(marketMovers(days, 2).gainers)).toBe('AB');
  });

  it('a sector moves by the mean of its stocks, each with equal weight', () => {
    const of = (sector: StockDay['sector'], ...changes: (number | null)[]) =>
      changes.map((change, i) => day(`${sector}${i}`, change, { sector }));
    expect(
      sectorMoves([...of('energy', 1, 2, null, 6), ...of('financials', -1), ...of(null, 50)]),
    ).toEqual([
      { sector: 'energy', changePercent: 3, stocks: 3 },
      { sector: 'financials', changePercent: -1, stocks: 1 },
    ]);
  });
});
