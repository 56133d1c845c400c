import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { alpacaMarket } from '@toolyard/alpaca';
import type { MarketSource } from '@toolyard/core/options/chain';
import { relayMarket } from '@toolyard/relay';
import { AlpacaServer, delayedMarket, sendJson } from '../support/alpaca-server.ts';
import { splitInTime } from '../support/split-market.ts';

/** A Friday, 12:34:56 in New York. */
const clock = { now: () => Date.parse('2026-11-20T17:34:56Z') };
const natural = delayedMarket(clock);
const EX_DATE = '2026-11-20';
const splits = [
  { symbol: 'AAPL', exDate: EX_DATE, from: 1, to: 4 },
  { symbol: 'KO', exDate: EX_DATE, from: 8, to: 1 },
] as const;

let server: AlpacaServer;
const market = (): MarketSource => alpacaMarket({ ...server.settings, clock, deadlineMs: 60_000 });

beforeAll(async () => {
  server = await new AlpacaServer({ source: splitInTime(natural, splits, clock), clock }).start();
});
beforeEach(() => {
  server.fault = () => null;
  server.requests.length = 0;
});
afterAll(() => server.stop());

describe('quotes on the ex-date of a split, whose close before is one of other shares', () => {
  it.each(['AAPL', 'KO'])('%s has changed as it would have without the split', async (symbol) => {
    const [unsplit] = (await natural.quotes.quotes([symbol])).value;
    const { value, meta } = await market().quotes.quotes([symbol]);
    expect(value[0]).toMatchObject({ price: unsplit!.price, at: unsplit!.at });
    // Closes are rounded to whole cents.
    expect(value[0]!.change).toBeCloseTo(unsplit!.change!, 1);
    expect(value[0]!.changePercent).toBeCloseTo(unsplit!.changePercent!, 0);
    expect(meta.partial).toBe(false);
  });

  it('the relay does not hold back the price after a reverse split of 1 for 8', async () => {
    const relayed = relayMarket(market(), {
      ...{ provider: 'alpaca', clock, random: () => 0, shared: null, budget: null },
      notified: () => undefined,
    });
    const { value } = await relayed.quotes.quotes(['KO']);
    expect(value.map(({ symbol }) => symbol)).toEqual(['KO']);
  });

  it('all splits are read once an hour', async () => {
    const { quotes } = market();
    for (const symbol of ['AAPL', 'KO', 'F']) await quotes.quotes([symbol]);
    expect(server.requests.filter((path) => path.includes('corporate-actions'))).toHaveLength(1);
  });
});

describe('the close that a change counts from', () => {
  const bar = (day: string, c: number) => ({ t: `${day}T05:00:00Z`, o: c, h: c, l: c, c, v: 1 });
  /** F, split 1 for 4 on the ex-date, at 400 and 390 dollars on the two days before. */
  const quoted = async (at: string, p: number, actions: object | null) => {
    server.fault = (path) => {
      if (path.endsWith('/snapshots'))
        return (response) =>
          sendJson(response, 200, {
            F: {
              latestTrade: { t: at, p },
              dailyBar: bar('2026-11-19', 400),
              prevDailyBar: bar('2026-11-18', 390),
            },
          });
      if (!path.endsWith('/corporate-actions')) return null;
      return (response) =>
        actions === null
          ? sendJson(response, 500, {})
          : sendJson(response, 200, { corporate_actions: actions, next_page_token: null });
    };
    const { value, meta } = await market().quotes.quotes(['F']);
    const { price, change, changePercent } = value[0]!;
    return { price, change, changePercent, partial: meta.partial };
  };
  const split = { symbol: 'F', ex_date: EX_DATE, process_date: EX_DATE, old_rate: 1, new_rate: 4 };

  it('before the open of the ex-date: a quarter of the last close', async () => {
    expect(await quoted('2026-11-20T13:00:00Z', 101, { forward_splits: [split] })).toEqual({
      ...{ price: 101, change: 1, changePercent: 1, partial: false },
    });
  });

  it('the last trade of the evening before: the close of its shares', async () => {
    expect(await quoted('2026-11-19T21:00:00Z', 429, { forward_splits: [split] })).toEqual({
      ...{ price: 429, change: 39, changePercent: 10, partial: false },
    });
  });

  it.each<[string, object | null]>([
    ['splits that cannot be read', null],
    ['a split without its terms', { forward_splits: [{ ...split, new_rate: null }] }],
  ])('%s: the change is unknown', async (_name, actions) => {
    expect(await quoted('2026-11-20T13:00:00Z', 101, actions)).toEqual({
      ...{ price: 101, change: null, changePercent: null, partial: true },
    });
  });
});
