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
const LONG = 'KO261211C00073000';
const SHORT = 'KO261211C00075000';
/** New York, in winter time. */
const OPENED = '2026-12-01T15:30:00.000Z';
const ASSIGNED = '2026-12-04T20:00:00.000Z';
const AFTER_EX_DATE = '2026-12-08T15:30:00.000Z';
const AFTER_EXPIRY = '2026-12-14T15:30:00.000Z';

interface Position {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly structure: string;
  readonly cash: number;
  readonly pnl: number | null;
  readonly corporateActionsKnown: boolean;
  readonly legs: readonly { id: string; symbol: string }[];
  readonly steps: readonly { kind: string; at: string; cash: number; fills: readonly object[] }[];
  readonly corrections: readonly object[];
  readonly analysis: { maxLoss: unknown; maxProfit: unknown };
}
const dataOf = (answer: { body: unknown }) => (answer.body as { data: Position }).data;

describe.each(ENGINES)('dividends of the simulated market on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: TestApi;
  let mei: Member;
  /** A session does not live so long. */
  async function setClock(now: string) {
    await api.call.post('/api/test/clock').send({ now }).expect(204);
    const { email, password } = mei;
    const answer = await api.call.post('/api/auth/login').send({ email, password }).expect(200);
    mei = { ...mei, token: (answer.body as { token: string }).token };
  }
  const read = async (id: string) =>
    dataOf(await api.call.get(`${STRATEGIES}/${id}`).set(bearer(mei)).expect(200));
  const send = async (address: string, body: object, version?: number) =>
    dataOf(
      await api.call
        .post(address)
        .set(bearer(mei))
        .set(newKey())
        .set(version === undefined ? {} : { 'If-Match': `"${version}"` })
        .send(body)
        .expect(({ status, body: answer }) => {
          if (status >= 300) throw new Error(JSON.stringify(answer));
        }),
    );
  async function open(symbol: string, legs: readonly object[]) {
    const draft = { name: '', templateId: 'custom', symbol, legs };
    const saved = await send(STRATEGIES, draft);
    const prices = legs as readonly { price: number }[];
    const fills = saved.legs.map(({ id }, index) => ({
      ...{ legId: id, price: prices[index]?.price, commission: 0 },
    }));
    return send(`${STRATEGIES}/${saved.id}/open`, { fills }, saved.version);
  }

  beforeAll(async () => {
    api = await openTestApi({ engine, settings: { manualClock: true } });
    mei = await register(api);
    await setClock(OPENED);
  });
  afterAll(() => api.close());

  it('a bull call whose short call is assigned before the ex-date ends at -36.30', async () => {
    const call = { kind: 'option', quantity: 1, priceSource: 'own' };
    const opened = await open('KO', [
      { ...call, symbol: LONG, position: 'long', price: 3 },
      { ...call, symbol: SHORT, position: 'short', price: 1.157 },
    ]);
    await setClock(ASSIGNED);
    const body = { symbol: SHORT, contracts: 1 };
    const assigned = await send(`${STRATEGIES}/${opened.id}/assign`, body, opened.version);
    expect(assigned.cash).toBeCloseTo(-184.3 + 7_500, 6);
    expect([opened.structure, assigned.structure]).toEqual(['bull-call-spread', 'protective-call']);
    await setClock(AFTER_EX_DATE);
    const after = await read(opened.id);
    expect(after.corporateActionsKnown).toBe(true);
    expect(after.steps.map(({ kind }) => kind)).toEqual(['opened', 'assigned', 'dividend']);
    expect(after.steps[2]).toMatchObject({
      at: '2026-12-07T14:30:00.000Z',
      cash: -52,
      fills: [{ symbol: 'KO', contracts: 100, price: 0.52, cash: -52, cause: 'dividend' }],
    });
    // The shares sold at 75 are bought back at 73 at most: 200 − 184.30 − 52.
    expect(after.analysis.maxLoss).toBeCloseTo(36.3, 6);
    await setClock(AFTER_EXPIRY);
    const settled = await send(
      `${STRATEGIES}/${opened.id}/settle`,
      { outcomes: [] },
      after.version,
    );
    expect([settled.status, settled.cash, settled.pnl]).toEqual(['completed', -36.3, -36.3]);
    expect(settled.structure).toBe('bull-call-spread');
    const history = await api.call.get('/api/options/history').set(bearer(mei)).expect(200);
    expect((history.body as { data: object[] }).data).toMatchObject([{ returnAmount: -36.3 }]);
    const csv = await api.call.get('/api/options/history/export').set(bearer(mei)).expect(200);
    expect(csv.text).toMatch(/dividend,[^\n]*KO,dividend,-100,0\.52,0,-52/);
  });

  it('a dividend of an imported file is a step that nobody has corrected', async () => {
    const csv = await api.call.get('/api/options/history/export').set(bearer(mei)).expect(200);
    const ana = await register(api);
    const importing = api.call.post('/api/options/history/import').query({ dryRun: false });
    const answer = await importing
      .set({ ...bearer(ana), ...newKey() })
      .attach('file', Buffer.from(csv.text), 'trades.csv');
    expect(answer.body).toMatchObject({ data: { imported: 1 } });
    const listed = await api.call.get('/api/options/history').set(bearer(ana)).expect(200);
    const [trade] = (listed.body as { data: { id: string }[] }).data;
    const found = await api.call.get(`${STRATEGIES}/${trade!.id}`).set(bearer(ana)).expect(200);
    const { steps, corrections } = dataOf(found);
    expect(steps.map(({ kind }) => kind)).toContain('dividend');
    expect(corrections).toEqual([]);
  });

  it('200 shares of MSFT receive 172 dollars on December 14', async () => {
    await setClock('2026-12-11T15:30:00.000Z');
    const shares = { kind: 'stock', symbol: 'MSFT', position: 'long', quantity: 200, price: 500 };
    const opened = await open('MSFT', [{ ...shares, priceSource: 'own' }]);
    await setClock('2026-12-14T15:30:00.000Z');
    const after = await read(opened.id);
    expect(after.cash).toBe(-100_000 + 172);
  });
});
