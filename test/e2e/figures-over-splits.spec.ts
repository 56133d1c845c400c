import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { simulatedMarket } from '@toolyard/simulated-market';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { ErringProvider, manualClock } from '../support/erring-provider.ts';
import { PositionScreens, type Position } from '../support/position-screens.ts';
import { splitInTime } from '../support/split-market.ts';
import { person } from '../support/visitor.ts';

const OPENED = '2026-12-01T16:00:00.000Z';
/** The evening before the splits, the night, and the next day. */
const EVENING = '2026-12-02T22:00:00.000Z';
const NIGHT = '2026-12-03T06:00:00.000Z';
const AFTER = '2026-12-03T16:00:00.000Z';
const CONFIRMED = '2026-12-03T16:02:00.000Z';
const EVENING_AFTER = '2026-12-03T22:00:00.000Z';
const NEXT_DAY = '2026-12-04T16:00:00.000Z';
const EXPIRED = '2026-12-04T22:00:00.000Z';
/** KO goes ex 0.52 dollars on Tuesday, December 8. */
const AFTER_DIVIDEND = '2026-12-08T16:00:00.000Z';
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
  readonly puts: readonly Quote[];
}

interface ContractFigures {
  readonly strike: number;
  readonly stockPrice: number;
  readonly mark: number | null;
  readonly intrinsicValue: number | null;
  readonly deliverable: object | null;
}

const leg = (
  kind: 'option' | 'stock',
  symbol: string,
  position: 'long' | 'short',
  quantity: number,
  price: number,
) => ({ kind, symbol, position, quantity, price, priceSource: 'own' });

/** Rounded to whole cents, a half up. */
const inCents = (dollars: number): number => Math.round(dollars * 100) / 100;
const mid = ({ bid, ask }: Quote): number => (bid! + ask!) / 2;

describe('positions over a split of 4 for 1 and a reverse split of 1 for 8', () => {
  const clock = manualClock(Date.parse(OPENED));
  const natural = simulatedMarket({ seed: 'splits', clock });
  const splits = [
    { symbol: 'AAPL', exDate: EX_DATE, from: 1, to: 4 },
    { symbol: 'KO', exDate: EX_DATE, from: 8, to: 1 },
  ] as const;
  let provider: ErringProvider;
  let browser: Browser;
  let screens: PositionScreens;
  let covered: Position;
  let protective: Position;
  let call: Quote;
  let put: Quote;
  const cost = { AAPL: 0, KO: 0 };
  /** Profit of both positions at the close before the splits. */
  let closing = 0;

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
    cost.AAPL = apple.currentPrice;
    covered = await screens.open('AAPL', [
      leg('stock', 'AAPL', 'long', 100, cost.AAPL),
      leg('option', call.symbol, 'short', 1, call.bid!),
    ]);

    const coke = await chainOf('KO', '2026-12-04');
    put = coke.puts.filter(({ strike, bid }) => strike > coke.currentPrice && bid! > 0)[4]!;
    cost.KO = coke.currentPrice;
    protective = await screens.open('KO', [
      leg('stock', 'KO', 'long', 105, cost.KO),
      leg('option', put.symbol, 'long', 1, put.ask!),
    ]);
  }, 240_000);
  afterAll(async () => {
    expect(screens?.faults).toEqual([]);
    await screens?.close();
    await browser?.close();
    await provider?.close();
  });

  it('the split of 4 for 1 changes the number and the strike, and neither cash nor profit nor capital', async () => {
    const cash = -100 * cost.AAPL + 100 * call.bid!;
    await screens.goTo(EVENING);
    const before = await screens.expectSameEverywhere(covered.id);
    const evening = await chainOf('AAPL', '2026-12-04');
    const [sold] = evening.calls.filter(({ symbol }) => symbol === call.symbol);
    expect(before.pnl).toBeCloseTo(cash + 100 * (evening.currentPrice - mid(sold!)), 2);
    closing = before.pnl! + (await screens.read(protective.id)).pnl!;

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

  it('the reverse split leaves whole shares, a contract on 12 of them with cash, and cash in lieu', async () => {
    // A price eight times as high counts once the provider has sent it for a minute.
    await screens.goTo(AFTER);
    await screens.read(protective.id);
    await screens.goTo(CONFIRMED);
    const after = await screens.expectSameEverywhere(protective.id);
    const { value: bars } = await natural.market.bars({
      ...{ symbol: 'KO', from: '2026-12-02', to: '2026-12-02', timespan: 'day', multiplier: 1 },
      adjusted: false,
    });
    const last = bars[0]!.close;
    const paid = -105 * cost.KO - 100 * put.ask!;
    const cash = paid + inCents(last / 8);
    expect(heldIn(after)).toEqual([
      ['KO', 13],
      [put.symbol.replace(/^KO/, 'KO1'), 1],
    ]);
    expect(after.cash).toBeCloseTo(cash, 2);
    const [share, contract] = after.mark!.legs;
    expect(after.pnl).toBeCloseTo(cash + 13 * share!.mark! + 100 * contract!.mark!, 2);
    const profit = (await screens.read(covered.id)).pnl! + after.pnl!;
    const { dayPnL } = await screens.get<{ dayPnL: number }>('/api/options/summary');
    // The quotes of before the reverse split are rounded to 1e-4 dollar, 0.01 dollar for 105 shares and a contract.
    expect(dayPnL).toBeCloseTo(profit - closing, 1);

    // Without a price the put still sells 12 shares and the cash for its strike, and the 13th share is lost.
    const exercised = cash + 100 * put.strike - inCents(last / 2);
    expect([after.analysis.maxLoss, after.analysis.breakeven]).toEqual([
      expect.closeTo(-exercised, 2),
      [expect.closeTo(-exercised, 2)],
    ]);

    // Its page has what it delivers, its quote and what exercise gains: the strike · 100 less 12 shares and the cash.
    const adjusted = put.symbol.replace(/^KO/, 'KO1');
    const page = await screens.get<ContractFigures>(`/api/market/option-contract/${adjusted}`);
    expect(page.deliverable).toEqual({
      ...{ shares: [{ symbol: 'KO', shares: 12 }], cash: inCents(last / 2) },
    });
    const gain = 100 * page.strike - 12 * page.stockPrice - inCents(last / 2);
    expect([page.mark, page.intrinsicValue]).toEqual([
      expect.closeTo(contract!.mark!, 4),
      expect.closeTo(Math.max(gain, 0) / 100, 4),
    ]);

    // On the day after, the adjusted contract counts from its own quote at the close.
    await screens.goTo(EVENING_AFTER);
    const profits = async () =>
      (await screens.read(covered.id)).pnl! + (await screens.read(protective.id)).pnl!;
    const atClose = await profits();
    await screens.goTo(NEXT_DAY);
    const now = await profits();
    const next = await screens.get<{ dayPnL: number; dayUnvalued: number }>('/api/options/summary');
    expect(next.dayUnvalued).toBe(0);
    // Its quotes are rounded to 1e-4 dollar, a cent for the contract.
    expect(Math.abs(next.dayPnL - (now - atClose))).toBeLessThan(0.02);

    // Each contract sells 12 shares for the strike times 100, and pays what half a share was worth.
    await screens.goTo(EXPIRED);
    const due = await screens.expectSameEverywhere(protective.id);
    const settled = await screens.send(`/${due.id}/settle`, { outcomes: [] }, due.version);
    expect(heldIn(settled)).toEqual([['KO', 1]]);
    expect(settled.cash).toBeCloseTo(exercised, 2);

    await screens.goTo(AFTER_DIVIDEND);
    const paidOut = await screens.expectSameEverywhere(protective.id);
    expect(paidOut.cash).toBeCloseTo(exercised + 0.52, 2);
  }, 300_000);

  it('the closed trades have one result in API, position, history, performance and export', async () => {
    await screens.goTo(AFTER_DIVIDEND);
    const results: Record<string, { id: string; pnl: number }> = {};
    // The price stayed below the strike.
    const due = await screens.read(covered.id);
    const expired = await screens.send(`/${due.id}/settle`, { outcomes: [] }, due.version);
    expect([heldIn(expired), expired.cash]).toEqual([[['AAPL', 400]], due.cash]);
    for (const { id } of [covered, protective]) {
      const open = await screens.read(id);
      const prices = open.mark!.legs.map(({ symbol, mark }) => ({
        ...{ symbol, price: mark!, commission: 0 },
      }));
      const proceeds = open.mark!.legs.map(({ contracts, mark }) => contracts * mark!);
      const closed = await screens.send(`/${id}/close`, { prices }, open.version);
      const pnl = proceeds.reduce((sum, each) => sum + each, open.cash);
      expect([closed.status, closed.pnl]).toEqual(['completed', expect.closeTo(pnl, 6)]);
      expect(closed.pnl).toBeCloseTo(open.pnl!, 6);
      results[open.legs.some(({ symbol }) => symbol === 'KO') ? 'KO' : 'AAPL'] = { id, pnl };
    }
    await screens.expectResults(results);
  }, 240_000);
});
