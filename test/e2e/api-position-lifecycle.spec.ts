import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  bearer,
  ENGINES,
  newKey,
  openTestApi,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

const STRATEGIES = '/api/options/strategies';
/** Monday, 10:30 in New York. */
const MONDAY = Date.UTC(2026, 2, 2, 15, 30);
const DAY = 86_400_000;
const FEE = 0.65;

interface Quote {
  readonly symbol: string;
  readonly strike: number;
  readonly bid: number;
  readonly ask: number;
}
interface Position {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly pnl: number | null;
  readonly returns: number | null;
  readonly capital: number;
  readonly commissionPerContract: number;
  readonly analysis: { readonly maxGain: number; readonly maxLoss: number };
  readonly cash: number;
  readonly realised: number;
  readonly unrealised: number;
  readonly legs: readonly { id: string; symbol: string; contracts: number; position: string }[];
  readonly mark: { legs: { symbol: string; value: number; pnl: number }[] } | null;
  readonly due: readonly {
    symbol: string;
    contracts: number;
    outcome: string;
    settlementPrice: number;
  }[];
  readonly steps: readonly { kind: string; cash: number }[];
  readonly priceHistory: readonly { date: string; price: number; pnl: number }[];
  readonly adjustments: readonly { action: string; details: string }[];
}
const dataOf = (answer: { body: unknown }) => (answer.body as { data: Position }).data;
const fieldsOf = (answer: { body: unknown }) => {
  const { code, details } = answer.body as { code: string; details: { field: string }[] };
  return { code, fields: details.map(({ field }) => field) };
};

/** Dollars in ten-thousandths, so that sums are exact. */
const exact = (dollars: number): number => Math.round(dollars * 10_000);

describe.each(ENGINES)('a trade from its plan to its result on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: TestApi;
  let mei: Member;
  let token = '';
  let position: Position;
  /** What came in and went out, as a trader notes it; ten-thousandths of a dollar. */
  const flows: number[] = [];
  const trade = (contracts: number, price: number, shares = 100) =>
    flows.push(-contracts * shares * exact(price), -exact(FEE));

  const signIn = async () => {
    const { email, password } = mei;
    const answer = await api.call.post('/api/auth/login').send({ email, password }).expect(200);
    token = (answer.body as { token: string }).token;
  };
  const moveTo = async (now: number) => {
    const body = { now: new Date(now).toISOString() };
    await api.call.post('/api/test/clock').send(body).expect(204);
    if (mei) await signIn();
  };
  const chain = async (expiry: string) => {
    const answer = await api.call.get('/api/options/chain/SPY').query({ expiry }).expect(200);
    return (answer.body as { data: { currentPrice: number; puts: Quote[] } }).data;
  };
  const quoteOf = async (symbol: string): Promise<Quote> => {
    const found = (await chain(expiry)).puts.find((put) => put.symbol === symbol);
    if (!found) throw new Error(`${symbol} is not listed`);
    return found;
  };
  const read = async () =>
    dataOf(await api.call.get(`${STRATEGIES}/${position.id}`).set(bearer({ token })).expect(200));
  const step = (name: string, body: object, version = position.version, key = newKey()) =>
    api.call
      .post(`${STRATEGIES}/${position.id}/${name}`)
      .set(bearer({ token }))
      .set(key)
      .set('If-Match', `"${version}"`)
      .send(body);
  const taken = async (name: string, body: object) => {
    const answer = await step(name, body);
    expect({ status: answer.status, text: answer.status < 300 ? '' : answer.text }).toEqual({
      status: 200,
      text: '',
    });
    position = dataOf(answer);
    expect(answer.headers['etag']).toBe(`"${position.version}"`);
    // One row a time, also where a plan is opened at the time of its quotes.
    const times = position.priceHistory.map(({ date }) => date);
    expect(times).toEqual([...new Set(times)]);
    expect(exact(position.cash)).toBe(flows.reduce((sum, flow) => sum + flow, 0));
  };

  let expiry = '';
  let width = 0;
  let short = '';
  let long = '';

  beforeAll(async () => {
    api = await openTestApi({ engine, settings: { manualClock: true } });
    await moveTo(MONDAY);
    mei = await register(api);
    token = mei.token;
  });
  afterAll(() => api?.close());

  it('is planned: a put sold below the price, another one bought below it', async () => {
    const listed = await api.call.get('/api/options/expiries/SPY').expect(200);
    const { data } = listed.body as { data: { expiry: string; daysToExpiry: number }[] };
    expiry = data.find(({ daysToExpiry }) => daysToExpiry >= 9)?.expiry ?? '';
    const { currentPrice, puts } = await chain(expiry);
    const below = puts.filter(({ strike, bid }) => strike < currentPrice && bid > 0);
    const [sold, bought] = [below.at(-3), below.at(-8)];
    [short, long] = [sold?.symbol ?? '', bought?.symbol ?? ''];
    width = sold!.strike - bought!.strike;
    const leg = { kind: 'option', quantity: 2 };
    const legs = [
      { ...leg, symbol: short, position: 'short', price: sold?.bid, priceSource: 'bid' },
      { ...leg, symbol: long, position: 'long', price: bought?.ask, priceSource: 'ask' },
    ];
    const body = { templateId: 'vertical-spread', symbol: 'SPY', legs, commissionPerContract: FEE };
    for (const wrong of [-0.01, 100.01, 0.00001, '1']) {
      const refused = { ...body, commissionPerContract: wrong };
      const answer = await api.call
        .post(STRATEGIES)
        .set(bearer({ token }))
        .set(newKey())
        .send(refused);
      expect([answer.status, fieldsOf(answer).fields]).toEqual([400, ['commissionPerContract']]);
    }
    const saved = await api.call.post(STRATEGIES).set(bearer({ token })).set(newKey()).send(body);
    expect(saved.status).toBe(201);
    position = dataOf(saved);
    expect(position).toMatchObject({ status: 'planning', pnl: null, mark: null, steps: [] });
    expect(position.commissionPerContract).toBe(FEE);
    const credit = 200 * (exact(sold!.bid) - exact(bought!.ask)) - 4 * exact(FEE);
    expect(exact(position.analysis.maxGain)).toBe(credit);
    expect(exact(position.analysis.maxLoss)).toBe(200 * exact(width) - credit);
  });

  it('is opened at the prices that were got', async () => {
    const [sold, bought] = [await quoteOf(short), await quoteOf(long)];
    const [one, two] = position.legs.map(({ id }) => id);
    trade(-2, sold.bid);
    trade(2, bought.ask);
    await taken('open', {
      fills: [
        { legId: one, price: sold.bid, commission: FEE },
        { legId: two, price: bought.ask, commission: FEE },
      ],
      note: '第一次',
    });
    expect(position).toMatchObject({ status: 'active', steps: [{ kind: 'opened' }] });
    expect(position.pnl).toBeLessThan(0);
    expect(exact(position.analysis.maxGain)).toBe(exact(position.cash));
    expect(exact(position.analysis.maxLoss)).toBe(200 * exact(width) - exact(position.cash));
    expect(exact(position.realised) + exact(position.unrealised)).toBe(exact(position.pnl ?? 0));
  });

  it('five days on its profit is the cash and what is held at its marks', async () => {
    await moveTo(MONDAY + 5 * DAY);
    position = await read();
    const values = position.mark?.legs.map(({ value }) => exact(value)) ?? [];
    expect(values).toHaveLength(2);
    expect(exact(position.pnl ?? 0)).toBe(
      exact(position.cash) + values.reduce((sum, value) => sum + value, 0),
    );
    const marks = await api.call
      .get(`${STRATEGIES}/${position.id}/marks`)
      .set(bearer({ token }))
      .expect(200);
    const { points } = (marks.body as { data: { points: { date: string; pnl: number }[] } }).data;
    expect(points.map(({ date }) => date)).toEqual([
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
    ]);
    expect(points.at(-1)).toMatchObject({ pnl: position.pnl, byModel: false });
  });

  it('refuses what cannot be, each fault at its field, and nothing is changed', async () => {
    const buy = { kind: 'option', symbol: short, side: 'buy', contracts: 2, price: 1 };
    const nowhere = 'SPY300101P00500000';
    const negative = await step('adjust', { trades: [{ ...buy, price: -1 }] }).expect(400);
    expect(fieldsOf(negative)).toEqual({ code: 'VALIDATION', fields: ['trades.0.price'] });
    const roll = [buy, { ...buy, symbol: nowhere, side: 'sell' }];
    const unknown = await step('adjust', { trades: roll }).expect(400);
    expect(fieldsOf(unknown)).toEqual({ code: 'CONTRACT_UNKNOWN', fields: ['trades.1.symbol'] });
    expect((await step('settle', {}).expect(409)).body).toMatchObject({ code: 'NOTHING_DUE' });
    expect((await step('open', { fills: [] })).status).toBe(400);
    const blind = api.call.post(`${STRATEGIES}/${position.id}/settle`).set(bearer({ token }));
    await blind.set(newKey()).send({}).expect(428);
    const stranger = await register(api);
    const foreign = api.call.post(`${STRATEGIES}/${position.id}/settle`).set(bearer(stranger));
    await foreign.set(newKey()).set('If-Match', `"${position.version}"`).send({}).expect(404);
    expect(await read()).toEqual(position);
  });

  it('the short strike is rolled into the money; of two rolls at once one is made', async () => {
    const { currentPrice, puts } = await chain(expiry);
    const deep = puts.filter(({ strike }) => strike > currentPrice * 1.04).at(-1);
    const old = await quoteOf(short);
    const roll = {
      trades: [
        { kind: 'option', symbol: short, side: 'buy', contracts: 2, price: old.ask },
        { kind: 'option', symbol: deep?.symbol, side: 'sell', contracts: 2, price: deep?.bid },
      ].map((each) => ({ ...each, commission: FEE })),
    };
    const answers = await Promise.all([step('adjust', roll), step('adjust', roll)]);
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    position = dataOf(won ?? answers[0]);
    expect(lost?.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { id: position.id, version: 3, steps: [{}, { kind: 'rolled' }] } },
    });
    trade(2, old.ask);
    trade(-2, deep?.bid ?? 0);
    // Above both strikes everything that was received stays.
    expect(exact(position.analysis.maxGain)).toBe(exact(position.cash));
    short = deep?.symbol ?? '';
    expect(exact(position.cash)).toBe(flows.reduce((sum, flow) => sum + flow, 0));
    expect(position.adjustments).toMatchObject([{ action: 'rolled' }]);
  });

  it('past its expiry nothing but settling is possible, and settling changes no profit', async () => {
    await moveTo(Date.parse(`${expiry}T15:30:00Z`) + 3 * DAY);
    position = await read();
    const [first, second] = position.due;
    expect(position.due).toHaveLength(2);
    const of = (symbol: string) => position.due.find((each) => each.symbol === symbol);
    expect(of(short)).toMatchObject({ contracts: -2, outcome: 'assign' });
    const close = Math.min(first?.settlementPrice ?? 0, second?.settlementPrice ?? 0);
    const strikeOf = (symbol: string) => Number(symbol.slice(-8)) / 1000;
    expect(of(long)?.outcome).toBe(strikeOf(long) - close >= 0.01 ? 'exercise' : 'expire');
    const sell = { kind: 'stock', symbol: 'SPY', side: 'sell', contracts: 1, price: 1 };
    const early = await step('adjust', { trades: [sell] }).expect(409);
    expect(early.body).toMatchObject({ code: 'POSITION_DUE' });
    flows.push(-200 * exact(strikeOf(short)));
    if (of(long)?.outcome === 'exercise') flows.push(200 * exact(strikeOf(long)));
    const before = position.pnl;
    await taken('settle', { note: null, outcomes: null });
    expect(position.due).toEqual([]);
    expect(position.pnl).toBe(before);
  });

  it('the shares are sold, and what it has made is the sum of its cash flows', async () => {
    const [held] = position.legs;
    expect(held).toMatchObject({ kind: 'stock', symbol: 'SPY', position: 'long', contracts: 200 });
    const { currentPrice } = await chain(
      ((await api.call.get('/api/options/expiries/SPY')).body as { data: { expiry: string }[] })
        .data[0]?.expiry ?? '',
    );
    const body = {
      prices: [{ symbol: 'SPY', price: currentPrice, commission: FEE }],
      note: 'done',
    };
    trade(-200, currentPrice, 1);
    const key = newKey();
    const closed = await step('close', body, position.version, key);
    const replayed = await step('close', body, position.version, key);
    expect([closed.status, replayed.text]).toEqual([200, closed.text]);
    position = dataOf(closed);
    const total = flows.reduce((sum, flow) => sum + flow, 0);
    expect(position).toMatchObject({ status: 'completed', legs: [], mark: null, unrealised: 0 });
    expect(exact(position.pnl ?? 0)).toBe(total);
    expect(exact(position.cash)).toBe(total);
    expect(position.returns).toBeCloseTo((total / exact(position.capital)) * 100, 9);
    expect(position.steps.map(({ kind }) => kind)).toEqual([
      'opened',
      'rolled',
      'assigned',
      'closed',
    ]);
    expect(position.steps.reduce((sum, each) => sum + exact(each.cash), 0)).toBe(total);
  });

  it('OV-01 the summary counts it, and the export holds every step of it', async () => {
    const summary = await api.call.get('/api/options/summary').set(bearer({ token })).expect(200);
    expect(summary.body).toEqual({
      data: {
        totalCapital: 10_000,
        allocatedCapital: 0,
        plannedCapital: 0,
        availableCapital: 10_000,
        activeStrategies: 0,
        completedStrategies: 1,
        totalPnL: position.pnl,
        winRate: (position.pnl ?? 0) > 0 ? 1 : 0,
        lostThisMonth: Math.max(0, -(position.pnl ?? 0)),
        dayPnL: expect.any(Number),
        dayUnvalued: 0,
      },
    });
    const exported = await api.call.get('/api/auth/export').set(bearer({ token })).expect(200);
    expect(exported.body).toMatchObject({ strategies: [{ steps: position.steps }] });
  });
});
