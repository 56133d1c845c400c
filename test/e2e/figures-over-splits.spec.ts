import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { simulatedMarket } from '@toolyard/simulated-market';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { ErringProvider, manualClock } from '../support/erring-provider.ts';
import { PositionScreens, type Position } from '../support/position-screens.ts';
import { splitInTime } from '../support/split-market.ts';
import { person } from '../support/visitor.ts';

const OPENED = '2026-12-01T16:00:00.000Z';
/** The evening before the split, the night, and the next day. */
const EVENING = '2026-12-02T22:00:00.000Z';
const NIGHT = '2026-12-03T06:00:00.000Z';
const AFTER = '2026-12-03T16:00:00.000Z';
const EX_DATE = '2026-12-03';

interface Quote {
  readonly symbol: string;
  readonly strike: number;
  readonly bid: number | null;
  readonly ask: number | null;
}
interface Chain {
  readonly currentPrice: number;
  readonly calls: readonly Quote[];
}

const leg = (
  kind: 'option' | 'stock',
  symbol: string,
  position: 'long' | 'short',
  quantity: number,
  price: number,
) => ({ kind, symbol, position, quantity, price, priceSource: 'own' });

const mid = ({ bid, ask }: Quote): number => (bid! + ask!) / 2;

describe('a position over a split', () => {
  const clock = manualClock(Date.parse(OPENED));
  const natural = simulatedMarket({ seed: 'splits', clock });
  const splits = [{ symbol: 'AAPL', exDate: EX_DATE, from: 1, to: 4 }] as const;
  let provider: ErringProvider;
  let browser: Browser;
  let screens: PositionScreens;
  let covered: Position;
  let call: Quote;
  let cost = 0;

  const chainOf = (symbol: string, expiry: string) =>
    screens.get<Chain>(`/api/options/chain/${symbol}?expiry=${expiry}`);
  const heldIn = ({ mark }: Position) =>
    mark!.legs.map(({ symbol, contracts }) => [symbol, contracts]);

  beforeAll(async () => {
    provider = await ErringProvider.open(splitInTime(natural, splits, clock), clock, undefined);
    browser = await launchBrowser();
    screens = new PositionScreens(provider.api, browser, person('splits'), (now) =>
      provider.setClock(Date.parse(now)),
    );
    await screens.begin(OPENED);

    const apple = await chainOf('AAPL', '2026-12-04');
    call = apple.calls.filter(({ strike }) => strike > apple.currentPrice)[2]!;
    cost = apple.currentPrice;
    covered = await screens.open('AAPL', [
      leg('stock', 'AAPL', 'long', 100, cost),
      leg('option', call.symbol, 'short', 1, call.bid!),
    ]);
  }, 240_000);
  afterAll(async () => {
    expect(screens?.faults).toEqual([]);
    await screens?.close();
    await browser?.close();
    await provider?.close();
  });

  it('the split of 4 for 1 changes the number and the strike, and neither cash nor profit nor capital', async () => {
    const cash = -100 * cost + 100 * call.bid!;
    await screens.goTo(EVENING);
    const before = await screens.expectSameEverywhere(covered.id);
    const evening = await chainOf('AAPL', '2026-12-04');
    const [sold] = evening.calls.filter(({ symbol }) => symbol === call.symbol);
    expect(before.pnl).toBeCloseTo(cash + 100 * (evening.currentPrice - mid(sold!)), 2);

    // The last quotes are of shares before the split.
    await screens.goTo(NIGHT);
    const night = await screens.expectSameEverywhere(covered.id);
    expect([night.pnl, night.cash, night.capital]).toEqual([null, before.cash, before.capital]);

    await screens.goTo(AFTER);
    const after = await screens.expectSameEverywhere(covered.id);
    const chain = await chainOf('AAPL', '2026-12-04');
    const [split] = chain.calls.filter(({ strike }) => strike === call.strike / 4);
    expect(heldIn(after)).toEqual([
      ['AAPL', 400],
      [split!.symbol, -4],
    ]);
    expect(after.cash).toBeCloseTo(cash, 6);
    expect(after.pnl).toBeCloseTo(cash + 400 * (chain.currentPrice - mid(split!)), 2);
    expect([after.capital, after.analysis.maxLoss]).toEqual([
      before.capital,
      expect.closeTo(-cash, 6),
    ]);
    expect(after.analysis.breakeven).toEqual([expect.closeTo(-cash / 400, 4)]);
  }, 300_000);
});
