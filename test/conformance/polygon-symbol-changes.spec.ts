import { describe, expect, it } from '@jest/globals';
import { CombinedCorporateActions, CombinedMarket } from '@toolyard/core/market';
import type { CorporateActionsQuery } from '@toolyard/core/market';
import type { MarketSource } from '@toolyard/core/options/chain';
import { polygonMarket } from '@toolyard/polygon';
import { fromDollars } from '@toolyard/core/shared';
import { relayMarket } from '@toolyard/relay';
import { withRecordedAnswers, type RecordedAnswer } from '../support/recorded-answers.ts';

const clock = { now: () => Date.parse('2022-11-18T17:34:56Z') };

const change = (date: string, ticker: string) => ({
  ...{ date, type: 'ticker_change', ticker_change: { ticker } },
});
const details = (ticker: string, more = {}): RecordedAnswer => ({
  body: { results: { ticker, name: ticker, market: 'stocks', ...more } },
});

/** The documented example of the provider: FB became META on 9 June 2022. */
const META_EVENTS: RecordedAnswer = {
  body: {
    results: { name: 'Meta', events: [change('2022-06-09', 'META'), change('2012-05-18', 'FB')] },
  },
};
const FIGI = 'BBG000MM2P62';
const none: RecordedAnswer = { body: { results: [] } };
const RENAMED = {
  '/stocks/v1/dividends': none,
  '/stocks/v1/splits': none,
  '/v3/reference/tickers/META': details('META', { composite_figi: FIGI }),
  '/v3/reference/tickers/FB?date=2021-12-31': details('FB', { composite_figi: FIGI }),
  '/vX/reference/tickers/META/events?types=ticker_change': META_EVENTS,
  [`/vX/reference/tickers/${FIGI}/events?types=ticker_change`]: META_EVENTS,
};

const YEAR = { from: '2022-01-01', to: '2022-12-31' } as const;
const BECAME_META = {
  ...{ kind: 'symbolChange', symbol: 'FB', exDate: '2022-06-09', newSymbol: 'META' },
};

const reading = <T>(
  answers: Readonly<Record<string, RecordedAnswer>>,
  read: (market: MarketSource, requests: readonly string[]) => Promise<T>,
) =>
  withRecordedAnswers(answers, (baseUrl, requests) =>
    read(polygonMarket({ baseUrl, apiKey: 'any', clock }), requests),
  );
const actionsOf = (
  query: CorporateActionsQuery,
  answers: Readonly<Record<string, RecordedAnswer>>,
) =>
  reading(answers, async ({ actions }, requests) => ({
    ...(await actions.actions(query)),
    events: requests.filter((url) => url.includes('/events')),
  }));

describe('symbol changes', () => {
  it('the symbol that a company has left', async () => {
    const { value, meta } = await actionsOf({ symbol: 'FB', ...YEAR }, RENAMED);
    expect([value, meta.partial]).toEqual([[BECAME_META], false]);
  });

  it('before and after its day there is none', async () => {
    const before = { symbol: 'FB', from: '2022-01-01', to: '2022-06-08' } as const;
    expect((await actionsOf(before, RENAMED)).value).toEqual([]);
    const later = { symbol: 'META', from: '2022-06-09', to: '2022-12-31' } as const;
    expect((await actionsOf(later, RENAMED)).value).toEqual([]);
  });

  it('a company that has its symbol for long takes one request, with or without events', async () => {
    const events = { body: { results: { events: [change('2003-09-10', 'AAPL')] } } };
    const AAPL = { ...RENAMED, '/v3/reference/tickers/AAPL': details('AAPL') };
    const answers: Readonly<Record<string, RecordedAnswer>>[] = [
      { '/vX/reference/tickers/AAPL/events': events },
      {},
    ];
    for (const more of answers) {
      const found = await actionsOf({ symbol: 'AAPL', ...YEAR }, { ...AAPL, ...more });
      expect([found.value, found.meta.partial, found.events.length]).toEqual([[], false, 1]);
    }
  });

  it('another company has the symbol now: the change is that of the one before', async () => {
    const events = { body: { results: { events: [change('2022-09-01', 'FB')] } } };
    const reused = {
      ...RENAMED,
      '/v3/reference/tickers/FB': details('FB'),
      '/vX/reference/tickers/FB/events?types=ticker_change': events,
    };
    expect((await actionsOf({ symbol: 'FB', ...YEAR }, reused)).value).toEqual([BECAME_META]);
  });

  it('a plan without events has dividends and splits all the same; an outage is told', async () => {
    const answer = (status: number) => ({
      '/vX/reference/tickers/META/events?types=ticker_change': { status, body: {} },
    });
    const found = await actionsOf({ symbol: 'META', ...YEAR }, { ...RENAMED, ...answer(403) });
    expect([found.value, found.meta.partial]).toEqual([[], false]);
    await expect(
      actionsOf({ symbol: 'META', ...YEAR }, { ...RENAMED, ...answer(500) }),
    ).rejects.toMatchObject({ code: 'PROVIDER_OUTAGE' });
  });
});

describe('behind the relay and beside chain files', () => {
  const combined = (polygon: MarketSource) => {
    const relayed = relayMarket(polygon, {
      ...{ provider: 'polygon', clock, random: () => 0, shared: null, budget: null },
      notified: () => undefined,
    });
    return {
      actions: new CombinedCorporateActions([relayed.actions]),
      market: new CombinedMarket([relayed.market], clock),
    };
  };
  const at = (date: string) => Date.parse(`${date}T04:00:00Z`);
  const bar = { o: 190, h: 200, l: 185, c: 196, v: 10 };
  const days = { from: '2021-06-07', to: '2021-06-11', timespan: 'day', multiplier: 1 } as const;
  const query = { symbol: 'FB', ...days, adjusted: false };
  const withBars = {
    ...RENAMED,
    '/v2/aggs/ticker/FB/range/1/day/2021-06-07/2021-06-11': {
      body: {
        ticker: 'FB',
        results: [
          { ...bar, t: at('2021-06-08') },
          { ...bar, t: at('2021-06-09') },
        ],
      },
    },
  };

  it('a left symbol tells its change and its past prices', async () => {
    await reading(withBars, async (polygon) => {
      const { actions, market } = combined(polygon);
      expect(await market.knows('FB')).toBe(false);
      expect((await actions.actions({ symbol: 'FB', ...YEAR })).value).toEqual([BECAME_META]);
      expect((await market.bars(query)).value.map(({ close }) => close)).toEqual([196, 196]);
    });
  });

  it('one that nobody ever had is unknown', async () => {
    await reading(withBars, async (polygon) => {
      const { actions, market } = combined(polygon);
      const unknown = { code: 'SYMBOL_UNKNOWN' };
      await expect(actions.actions({ symbol: 'NONE', ...YEAR })).rejects.toMatchObject(unknown);
      await expect(market.bars({ ...query, symbol: 'NONE' })).rejects.toMatchObject(unknown);
    });
  });
});

it('the close before of a symbol that its company has just left, for the shares that were held then', async () => {
  const bar = { t: Date.parse('2022-11-17T05:00:00Z'), o: 110, h: 112, l: 109, c: 111, v: 1 };
  const close = await reading(
    { '/v2/aggs/ticker/FB/range/1/day/2022-11-17/2022-11-17': { body: { results: [bar] } } },
    ({ tape }) => tape.previousClose('FB', []),
  );
  expect(close).toEqual({
    ...{ at: Date.parse('2022-11-17T21:00:00Z'), spot: fromDollars(111), marks: new Map() },
  });
});
