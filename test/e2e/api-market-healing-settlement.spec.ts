import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { closeOf, newYorkDate } from '@toolyard/core/calendar';
import type { Bar, BarQuery } from '@toolyard/core/market';
import type { MarketSource, OptionQuote } from '@toolyard/core/options/chain';
import type { SettlementTime } from '@toolyard/core/options/contracts';
import { toDollars, type CalendarDate } from '@toolyard/core/shared';
import { simulatedMarket } from '@toolyard/simulated-market';
import {
  AWAY,
  ErringProvider,
  manualClock,
  MINUTE,
  MIXED,
  WRONG,
} from '../support/erring-provider.ts';
import type { Fault } from '../support/polygon-faults.ts';
import { bearer, newKey, register, SAMPLED_ENGINES, type Member } from '../support/test-api.ts';
import { triedLooks } from '../support/test-size.ts';

const STRATEGIES = '/api/options/strategies';
const HOUR = 60 * MINUTE;
/** Third Fridays, on which SPX options are settled at the opening prices; each test takes the next one. */
const EXPIRIES: CalendarDate[] = [
  ...(['2026-10-16', '2026-11-20', '2026-12-18', '2027-01-15', '2027-02-19'] as const),
  ...(['2027-03-19', '2027-04-16'] as const),
];
const STOCKS = ['AAPL', 'AMD', 'BAC', 'F', 'KO', 'MSFT', 'NVDA', 'PFE'];
/** Of each a call is held: of stocks and an index until the close, of the other index until the morning. */
const HELD: readonly (readonly [string, SettlementTime])[] = [
  ...STOCKS.map((symbol) => [symbol, 'PM'] as const),
  ...([
    ['XSP', 'PM'],
    ['SPX', 'AM'],
  ] as const),
];
const PREMIUM = 1.25;
/** When a provider's bar of the day counts as final. */
const FINAL = 20 * MINUTE;
const [[engine] = []] = SAMPLED_ENGINES;

interface Position {
  readonly id: string;
  readonly version: number;
  readonly pnl: number | null;
  readonly cash: number;
  readonly legs: readonly { readonly id: string }[];
  readonly due: readonly { readonly settlementPrice: number | null }[];
  readonly steps: readonly {
    readonly id: string;
    readonly kind: string;
    readonly spot: number | null;
    readonly settlementSource: string | null;
  }[];
}

interface Held {
  readonly id: string;
  readonly symbol: string;
  readonly settlementTime: SettlementTime;
  readonly quote: OptionQuote;
}

/** The source, whose closes of one day are so far off until they are corrected. */
function correctable(source: MarketSource) {
  const wrong = { date: null as CalendarDate | null, factor: 1 };
  const bars = async (query: BarQuery) => {
    const { value, meta } = await source.market.bars(query);
    const asGiven = (bar: Bar): Bar => {
      if (newYorkDate(bar.at) !== wrong.date) return bar;
      const close = Math.round(bar.close * wrong.factor * 100) / 100;
      return { ...bar, close, high: Math.max(bar.high, close), low: Math.min(bar.low, close) };
    };
    return { value: value.map(asGiven), meta };
  };
  const { market } = source;
  const given = {
    ...source,
    market: Object.assign(Object.create(market) as typeof market, { bars }),
  };
  return { wrong, given };
}

describe('expired contracts whose provider errs', () => {
  const clock = manualClock(Date.parse(`${EXPIRIES[0]!}T00:00:00Z`) - 5 * 24 * HOUR);
  const source = simulatedMarket({ seed: 'healing', clock });
  const { wrong, given } = correctable(source);
  let provider: ErringProvider;
  let mei: Member;
  let token = '';
  let expiry: CalendarDate;
  let held: Held[] = [];

  const goTo = async (at: number) => {
    await provider.setClock(at);
    const { email, password } = mei;
    const answer = await provider.api.call.post('/api/auth/login').send({ email, password });
    ({ token } = answer.body as { token: string });
  };
  const send = (path: string, body: object, version?: number) =>
    provider.api.call
      .post(path)
      .set(bearer({ token }))
      .set(newKey())
      .set(version === undefined ? {} : { 'If-Match': `"${version}"` })
      .send(body);
  const done = async (path: string, body: object, version?: number): Promise<Position> => {
    const answer = await send(path, body, version);
    expect([body, answer.status < 300, answer.text]).toEqual([body, true, answer.text]);
    return (answer.body as { data: Position }).data;
  };
  const read = async (id: string): Promise<Position> => {
    const answer = await provider.api.call.get(`${STRATEGIES}/${id}`).set(bearer({ token }));
    expect([answer.status, answer.text]).toEqual([200, answer.text]);
    return (answer.body as { data: Position }).data;
  };

  beforeAll(async () => {
    provider = await ErringProvider.open(given, clock, engine);
    await provider.setClock(clock.at);
    mei = await register(provider.api);
  }, 180_000);
  afterAll(() => provider?.close());

  /** The day before the expiry a call near the money is bought of everything. */
  beforeEach(async () => {
    provider.heal();
    wrong.date = null;
    expiry = EXPIRIES.shift()!;
    await goTo(closeOf(expiry) - 29 * HOUR);
    held = [];
    for (const [symbol, settlementTime] of HELD) {
      const { value: chain } = await source.chains.chain(symbol, expiry);
      const below = chain.calls.filter(({ strike }) => strike <= chain.spot);
      const quote = below.at(-1)!;
      const leg = { kind: 'option', symbol: quote.symbol, position: 'long', quantity: 1 };
      const legs = [{ ...leg, price: PREMIUM, priceSource: 'own' }];
      const saved = await done(STRATEGIES, { templateId: 'custom', symbol, legs });
      const fills = saved.legs.map(({ id }) => ({ legId: id, price: PREMIUM, commission: 0 }));
      await done(`${STRATEGIES}/${saved.id}/open`, { fills }, saved.version);
      held.push({ id: saved.id, symbol, settlementTime, quote });
    }
  }, 180_000);

  /** The official price of each: the close as traded, or what the exchange alone computes, which this provider does not have. */
  const official = async ({ symbol, settlementTime }: Held): Promise<number | null> => {
    if (settlementTime === 'AM') return null;
    const query = { symbol, date: expiry, settlementTime };
    const { value } = await source.settlementPrices.settlementPrice(query);
    return toDollars(value!);
  };
  const offered = async (): Promise<readonly unknown[]> => {
    const offers: unknown[] = [];
    for (const { id, symbol } of held) {
      const { due } = await read(id);
      offers.push([symbol, due.map(({ settlementPrice }) => settlementPrice)]);
    }
    return offers;
  };
  const expectedOffers = () =>
    Promise.all(held.map(async (each) => [each.symbol, [await official(each)]]));
  const allOffered = async () =>
    JSON.stringify(await offered()) === JSON.stringify(await expectedOffers());

  /** While no price is official nothing is offered, settling is refused, and no profit is stated. */
  async function expectWaiting(): Promise<void> {
    for (const { id, symbol } of held) {
      const before = await read(id);
      const shown = { symbol, due: before.due, pnl: before.pnl, steps: before.steps.length };
      expect(shown).toMatchObject({ due: [{ settlementPrice: null }], pnl: null, steps: 1 });
      const refused = await send(`${STRATEGIES}/${id}/settle`, { outcomes: [] }, before.version);
      expect([symbol, refused.status, (refused.body as { code: string }).code]).toEqual([
        ...[symbol, 409, 'SETTLEMENT_PRICE_UNKNOWN'],
      ]);
      expect(await read(id)).toMatchObject({ version: before.version, cash: -100 * PREMIUM });
    }
  }

  /**
   * What came in and went out once a call is settled at a price, dollars: the premium, and by exercise from a cent in the
   * money the strike for 100 shares, or in cash what the price is above it.
   */
  const cashAt = (price: number, strike: number, isCash: boolean): number => {
    if (price < strike + 0.01) return -100 * PREMIUM;
    return -100 * PREMIUM + 100 * (isCash ? price - strike : -strike);
  };
  async function expectSettledAt(each: Held, price: number, settled: Position): Promise<void> {
    const strike = toDollars(each.quote.strike);
    const kind = price < strike + 0.01 ? 'expired' : 'exercised';
    const source = each.settlementTime === 'AM' ? 'stated' : 'polygon';
    expect([each.symbol, settled.steps.at(-1)]).toEqual([
      ...[each.symbol, expect.objectContaining({ kind, spot: price, settlementSource: source })],
    ]);
    const cash = cashAt(price, strike, !STOCKS.includes(each.symbol));
    expect([each.symbol, settled.cash]).toEqual([each.symbol, expect.closeTo(cash, 6)]);
    expect(await read(each.id)).toMatchObject({ due: [], cash: settled.cash });
  }
  const settle = async ({ id }: Held, body: object = {}): Promise<Position> => {
    const { version } = await read(id);
    return done(`${STRATEGIES}/${id}/settle`, { outcomes: [], ...body }, version);
  };
  /** Everything is offered at its official price and settled at it; the morning's at the value that the user states. */
  async function expectSettled(): Promise<void> {
    expect(await offered()).toEqual(await expectedOffers());
    for (const each of held) {
      const price = await official(each);
      if (price !== null) {
        await expectSettledAt(each, price, await settle(each));
        continue;
      }
      const { symbol, strike } = each.quote;
      const stated = toDollars(strike) + 12.34;
      const settlementPrices = [{ symbol, price: stated }];
      await expectSettledAt(each, stated, await settle(each, { settlementPrices }));
    }
  }

  it.each<[string, readonly Fault[], string]>(
    triedLooks(
      [
        ['wrong answers of every kind in turn', WRONG, ''],
        ['outages among them', MIXED, ''],
        ['away since before the close', AWAY, ''],
        ['without the bars of the day', ['emptyResults'], '/v2/aggs/'],
      ],
      0,
    ),
  )(
    '%s: nothing is stored before, and a minute after healing each is settled at its official price',
    async (_what, faults, text) => {
      await goTo(closeOf(expiry) - MINUTE);
      provider.err(faults, text);
      for (const later of [MINUTE, FINAL + MINUTE, FINAL + 2 * MINUTE, 2 * HOUR]) {
        await goTo(closeOf(expiry) + later);
        await expectWaiting();
      }
      provider.heal();
      await provider.passMinute(allOffered);
      await expectSettled();
    },
    240_000,
  );

  it('the last price of the session is no settlement price; a minute after the close is final each is settled at it', async () => {
    await goTo(closeOf(expiry) - MINUTE);
    // Bars of the running session are read, as the pages of a stock do.
    for (const symbol of STOCKS)
      await provider.api.call
        .get(`/api/polygon/aggregates/${symbol}?from=${expiry}&to=${expiry}`)
        .expect(200);
    for (const later of [1, 10, 19]) {
      await goTo(closeOf(expiry) + later * MINUTE);
      await expectWaiting();
    }
    await provider.setClock(closeOf(expiry) + FINAL);
    await provider.passMinute(allOffered);
    await expectSettled();
  }, 240_000);

  it('a close that is corrected later is offered within an hour, and what was settled before is settled anew at it', async () => {
    [wrong.date, wrong.factor] = [expiry, 1.02];
    await goTo(closeOf(expiry) + FINAL + MINUTE);
    const [early, ...others] = held.filter(({ settlementTime }) => settlementTime === 'PM');
    const first = Math.round((await official(early!))! * 1.02 * 100) / 100;
    const settled = await settle(early!);
    await expectSettledAt(early!, first, settled);
    await read(others[0]!.id);

    wrong.date = null;
    await goTo(clock.at + HOUR);
    const stepId = settled.steps.at(-1)!.id;
    await done(`${STRATEGIES}/${early!.id}/take-back`, { stepId, reason: '' }, settled.version);
    await expectSettled();
  }, 240_000);
});
