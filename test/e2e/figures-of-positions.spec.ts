import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { PositionScreens } from '../support/position-screens.ts';
import { person } from '../support/visitor.ts';
import { openTestApi, type TestApi } from '../support/test-api.ts';

const OPENED = '2026-12-01T15:30:00.000Z';
/** KO goes ex 0.52 dollars on Monday, December 7; AAPL on Monday, December 14. */
const BEFORE_KO = '2026-12-04T20:00:00.000Z';
const AFTER_KO = '2026-12-08T15:30:00.000Z';
const AFTER_AAPL = '2026-12-14T15:30:00.000Z';

const option = (symbol: string, position: 'long' | 'short', price: number) => ({
  ...{ kind: 'option', symbol, position, quantity: 1, price, priceSource: 'own' },
});
const shares = (symbol: string, price: number) => ({
  ...{ kind: 'stock', symbol, position: 'long', quantity: 100, price, priceSource: 'own' },
});

/** The trades of the review, by their underlying. */
const TRADES = {
  KO: [option('KO261211C00073000', 'long', 3), option('KO261211C00075000', 'short', 1.157)],
  PFE: [shares('PFE', 21.87), option('PFE280121C00025000', 'short', 0.6)],
  AAPL: [shares('AAPL', 292), option('AAPL280121C00350000', 'short', 21.35)],
};
type Symbol = keyof typeof TRADES;

describe('positions with shares over ex-dates', () => {
  let api: TestApi;
  let browser: Browser;
  let screens: PositionScreens;
  const ids = new Map<Symbol, string>();
  const idOf = (symbol: Symbol) => ids.get(symbol)!;

  beforeAll(async () => {
    api = await openTestApi({ settings: { manualClock: true } });
    browser = await launchBrowser();
    screens = new PositionScreens(api, browser, person('positions'), (now) =>
      api.call.post('/api/test/clock').send({ now }).expect(204),
    );
    await screens.begin(OPENED);
    for (const symbol of Object.keys(TRADES) as Symbol[])
      ids.set(symbol, (await screens.open(symbol, TRADES[symbol])).id);
  }, 180_000);
  afterAll(async () => {
    expect(screens?.faults).toEqual([]);
    await screens?.close();
    await browser?.close();
    await api?.close();
  });

  it('a bull call whose short call was assigned owes the dividend on every screen', async () => {
    await screens.goTo(BEFORE_KO);
    const opened = await screens.read(idOf('KO'));
    const body = { symbol: 'KO261211C00075000', contracts: 1 };
    await screens.send(`/${opened.id}/assign`, body, opened.version);
    await screens.goTo(AFTER_KO);
    const strategy = await screens.expectSameEverywhere(idOf('KO'));
    expect(strategy.cash).toBeCloseTo(-184.3 + 7_500 - 52, 6);
    // Sold at 75, bought back at 73 at most.
    expect(strategy.analysis.maxLoss).toBeCloseTo(36.3, 6);
  }, 120_000);

  it('covered calls count the dividends that are to come in breakeven and max loss, and those received in cash', async () => {
    const pfe = await screens.expectSameEverywhere(idOf('PFE'));
    expect(pfe.analysis.breakeven).toEqual([expect.closeTo(21.87 - 0.6 - 2.22, 6)]);
    await screens.goTo(AFTER_AAPL);
    const aapl = await screens.expectSameEverywhere(idOf('AAPL'));
    const [dividend] = aapl.steps.filter(({ kind }) => kind === 'dividend');
    expect(dividend!.cash).toBeGreaterThan(0);
    expect(aapl.cash).toBeCloseTo(-29_200 + 2_135 + dividend!.cash, 6);
  }, 120_000);

  it('closed trades have one result in API, position, history, performance and export', async () => {
    await screens.goTo(AFTER_AAPL);
    const ko = await screens.read(idOf('KO'));
    const settled = await screens.send(`/${ko.id}/settle`, { outcomes: [] }, ko.version);
    expect([settled.status, settled.pnl]).toEqual(['completed', -36.3]);
    const aapl = await screens.read(idOf('AAPL'));
    const prices = aapl.mark!.legs.map(({ symbol, mark }) => ({
      ...{ symbol, price: mark, commission: 0 },
    }));
    const closed = await screens.send(`/${aapl.id}/close`, { prices }, aapl.version);
    // What was shown while it was open.
    expect(closed.pnl).toBeCloseTo(aapl.pnl!, 6);
    await screens.expectResults({
      KO: { id: ko.id, pnl: -36.3 },
      AAPL: { id: aapl.id, pnl: closed.pnl! },
    });
  }, 180_000);
});
