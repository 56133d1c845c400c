import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alpacaMarket } from '@toolyard/alpaca';
import { ReadOptionContract } from '@toolyard/core/options/chain';
import { hasKnownDeliverable } from '@toolyard/core/options/contracts';
import { blackScholes } from '@toolyard/core/options/pricing';
import { fromDollars } from '@toolyard/core/shared';
import { AlpacaServer, delayedMarket, sendJson } from '../support/alpaca-server.ts';

/** A Friday, 12:34:56 in New York. */
const clock = { now: () => Date.parse('2026-11-20T17:34:56Z') };
const EXPIRY = '2026-12-18';
const T = '2026-11-20T17:18:56Z';
const quote = (bp: number, ap: number) => ({ latestQuote: { t: T, bp, ap } });
const usd = (amount: string, delayed_settlement = false) => ({
  ...{ type: 'cash', symbol: 'USD', amount, delayed_settlement },
});
const equity = (symbol: string, amount: string) => ({
  ...{ type: 'equity', symbol, amount, delayed_settlement: false },
});

let server: AlpacaServer;
beforeAll(async () => {
  server = await new AlpacaServer({ source: delayedMarket(clock), clock }).start();
});
afterAll(() => server.stop());

/** ABC at 100 dollars, its contracts of 100 and the adjusted ones of 22 with these deliverables. */
function marketOf(deliverables: readonly object[] | null) {
  const standard = { ABC261218C00100000: quote(3.2, 3.3), ABC261218P00100000: quote(2.9, 3) };
  const adjusted = { ABC1261218C00022000: quote(0.9, 0.91), ABC1261218P00022000: quote(1.2, 1.21) };
  const listing = [
    ...Object.keys(standard).map((symbol) => ({ symbol, deliverables: [equity('ABC', '100')] })),
    // Adjusted contracts have multiplier and size 100 too.
    ...Object.keys(adjusted).map((symbol) => ({ symbol, size: '100', deliverables })),
  ];
  server.fault = (path) => (response) => {
    const answers: readonly [RegExp, unknown][] = [
      [/assets$/, [{ symbol: 'ABC', name: 'ABC', exchange: 'NYSE' }]],
      [/corporate-actions$/, { corporate_actions: {}, next_page_token: null }],
      [/options\/contracts$/, { option_contracts: listing, next_page_token: null }],
      [/stocks\/snapshots$/, { ABC: { latestTrade: { t: T, p: 100 } } }],
      [/options\/trades$/, { trades: {}, next_page_token: null }],
      [/options\/bars$/, { bars: {}, next_page_token: null }],
      [/snapshots/, { snapshots: { ...standard, ...adjusted }, next_page_token: null }],
    ];
    sendJson(response, 200, answers.find(([pattern]) => pattern.test(path))![1]);
  };
  return alpacaMarket({ ...server.settings, clock, deadlineMs: 60_000 });
}

describe('chains of adjusted roots', () => {
  it('20 shares and cash: quotes as they are listed, values of what is delivered', async () => {
    const { chains } = marketOf([equity('ABC', '20'), usd('8.18')]);
    expect((await chains.chain('ABC', EXPIRY)).value.adjustedRoots).toEqual(['ABC1']);
    const { value, meta } = await chains.chain('ABC', EXPIRY, 'ABC1');
    expect(value).toMatchObject({
      ...{ symbol: 'ABC', spot: fromDollars(100), multiplier: 100 },
      deliverable: { shares: [{ symbol: 'ABC', shares: 20 }], cash: fromDollars(8.18) },
    });
    expect(meta.partial).toBe(false);
    // Exercise of 22 breaks even at (2200 − 8.18) / 20 = 109.591 of ABC; 100 · 0.905 dollars for 20 shares are 4.525 each.
    const [call] = value.calls;
    const { years, rate, dividendYield } = value.terms;
    const terms = { type: 'call', spot: 100, strike: 109.591, years, rate, dividendYield } as const;
    expect(blackScholes({ ...terms, volatility: call!.iv! }).price).toBeCloseTo(4.525, 3);
  });

  it.each<[string, readonly object[] | null]>([
    ['150 shares, of a split or of a merger', [equity('ABC', '150')]],
    ['a part of a share', [equity('ABC', '12.5')]],
    ['cash that is not settled yet', [equity('ABC', '12'), usd('0', true)]],
    ['another currency', [equity('ABC', '20'), { ...usd('5'), symbol: 'CAD' }]],
    ['no list', null],
  ])('%s: quotes whose deliverable is not known', async (_name, deliverables) => {
    const { value, meta } = await marketOf(deliverables).chains.chain('ABC', EXPIRY, 'ABC1');
    const [call] = value.calls;
    const { symbol } = call!;
    expect(hasKnownDeliverable({ symbol, deliverable: value.deliverable! })).toBe(false);
    expect([call!.bid, call!.iv, meta.partial]).toEqual([fromDollars(0.9), null, true]);
  });

  it('the page of such a contract', async () => {
    const { chains, tape } = marketOf([equity('ABC', '20'), equity('XYZ', '5')]);
    const read = new ReadOptionContract(chains, tape, clock);
    const { value } = await read.execute('ABC1261218C00022000');
    expect(value).toMatchObject({ mark: fromDollars(0.905), intrinsicValue: null });
    await expect(read.execute('ABC2261218C00022000')).rejects.toMatchObject({
      code: 'CONTRACT_ADJUSTED',
    });
  });
});
