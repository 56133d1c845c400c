import { beforeAll, describe, expect, it } from '@jest/globals';
import { sessionOn } from '@toolyard/core/calendar';
import { DailyPath } from './daily-path.ts';
import { DividendCalendar } from './dividends.ts';
import { EarningsCalendar } from './earnings.ts';
import { MarketFactor } from './market-factor.ts';
import { Sessions } from './sessions.ts';
import { StockTape } from './stock-tape.ts';
import { STOCKS } from './stocks.ts';
import { VOLATILITY_INDEX } from './volatility-index.ts';

const SEEDS = 12;
const DAYS = 1_500;

const mean = (xs: readonly number[]) => xs.reduce((sum, x) => sum + x, 0) / xs.length;
const median = (xs: readonly number[]) => [...xs].sort((a, b) => a - b)[xs.length >> 1]!;

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [mx, my] = [mean(xs), mean(ys)];
  let [xy, xx, yy] = [0, 0, 0];
  xs.forEach((x, i) => {
    xy += (x - mx) * (ys[i]! - my);
    xx += (x - mx) ** 2;
    yy += (ys[i]! - my) ** 2;
  });
  return xy / Math.sqrt(xx * yy);
}

const lagged = (xs: readonly number[], lag: number) =>
  correlation(xs.slice(lag), xs.slice(0, xs.length - lag));

function kurtosis(xs: readonly number[]): number {
  const m = mean(xs);
  const variance = mean(xs.map((x) => (x - m) ** 2));
  return mean(xs.map((x) => (x - m) ** 4)) / variance ** 2;
}

/** The volatility index follows from the variance of SPX. */
const TRADED = STOCKS.filter(({ ticker }) => ticker !== VOLATILITY_INDEX);

/** Daily log returns of every stock, one row a seed. */
const returns = new Map<string, number[][]>();
beforeAll(() => {
  const sessions = new Sessions(sessionOn);
  for (let n = 0; n < SEEDS; n += 1) {
    const factor = new MarketFactor(`realism ${n}`, sessions);
    for (const stock of TRADED) {
      const seed = `realism ${n}`;
      const earnings = new EarningsCalendar(seed, stock, sessions);
      const dividends = new DividendCalendar(seed, stock, sessions);
      const daily = new DailyPath(seed, stock, sessions, factor, earnings, dividends);
      const tape = new StockTape(seed, stock, sessions, daily, earnings, dividends);
      const path = Array.from({ length: DAYS }, (_, i) =>
        Math.log(tape.close(i + 1) / tape.close(i)),
      );
      returns.set(stock.ticker, [...(returns.get(stock.ticker) ?? []), path]);
    }
  }
});

const medianOf = (ticker: string, measure: (path: number[], seed: number) => number) =>
  median(returns.get(ticker)!.map(measure));

describe('daily returns look like those of stocks', () => {
  it.each(TRADED.map((stock) => stock.ticker))('%s', (ticker) => {
    expect(medianOf(ticker, kurtosis)).toBeGreaterThan(5);
    expect(medianOf(ticker, kurtosis)).toBeLessThan(30);
    expect(Math.abs(medianOf(ticker, (path) => lagged(path, 1)))).toBeLessThan(0.05);
    const clustering = medianOf(ticker, (path) => {
      const sizes = path.map(Math.abs);
      return mean([1, 2, 3, 4, 5].map((lag) => lagged(sizes, lag)));
    });
    expect(clustering).toBeGreaterThan(0.08);
    expect(clustering).toBeLessThan(0.45);
  });

  it.each([
    ['SPY', 0.11, 0.22],
    ['AAPL', 0.2, 0.36],
    ['TSLA', 0.4, 0.7],
  ])('%s: volatility between %d and %d a year', (ticker, least, most) => {
    const volatility = medianOf(ticker, (path) => Math.sqrt(252 * mean(path.map((r) => r * r))));
    expect(volatility).toBeGreaterThan(least);
    expect(volatility).toBeLessThan(most);
  });

  it('falls raise the index’s volatility more than rises', () => {
    const leverage = medianOf('SPY', (path) =>
      correlation(
        path.slice(0, -1),
        path.slice(1).map((r) => r * r),
      ),
    );
    expect(leverage).toBeLessThan(-0.02);
  });

  it.each(['AAPL', 'AMZN', 'F', 'GOOGL', 'META', 'MSFT', 'NVDA', 'TSLA'])(
    '%s moves with the market, but not only',
    (ticker) => {
      const shared = medianOf(ticker, (path, seed) =>
        correlation(path, returns.get('SPY')![seed]!),
      );
      expect(shared).toBeGreaterThan(0.35);
      expect(shared).toBeLessThan(0.75);
    },
  );
});
