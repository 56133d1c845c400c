import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  bearer,
  newKey,
  openTestApi,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

interface Answer {
  readonly code?: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly details?: { readonly current: unknown };
}

const SOME = {
  capital: 25_000,
  amountPerTrade: 1500.5,
  maxRiskExposure: null,
  maxHoldingDays: 45,
  stopLossPerTrade: 15,
  stopLossTotal: 25,
  stopLossMonthly: 10,
  preferredStrategy: 'iron-condor',
  preferredUnderlying: 'NVDA',
  tradeAlerts: true,
  riskAlerts: false,
  marketAlerts: true,
  chartType: 'line',
  period: '15min',
  priceDisplay: 'percent',
  dateFormat: 'DD/MM/YYYY',
};

describe('the options settings of an account', () => {
  let api: TestApi;
  let mei: Member;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    mei = await register(api);
  });

  const read = (member = mei) => api.call.get('/api/options/settings').set(bearer(member));
  const keep = (body: object, seen: number | null, key = newKey()) =>
    api.call
      .put('/api/options/settings')
      .set({ ...bearer(mei), ...key, ...(seen === null ? {} : { 'If-Match': `"${seen}"` }) })
      .send({ capitalSeen: 10_000, ...body });
  const answerOf = ({ body }: { readonly body: unknown }) => body as Answer;

  it('OS-10 are kept under the next version, amounts in dollars', async () => {
    const untouched = answerOf(await read().expect(200)).data;
    expect(untouched).toMatchObject({ version: 1, updatedAt: null, capital: 10_000 });
    const stored = await keep(SOME, 1).expect(200);
    expect(stored.headers['etag']).toBe('"2"');
    expect(answerOf(stored).data).toMatchObject({ ...SOME, version: 2 });
    expect(answerOf(await read()).data).toEqual(answerOf(stored).data);
    expect(answerOf(await read(await register(api))).data).toEqual(untouched);
  });

  it('nobody has any without a user; no version is 428, an overtaken one 409 with the present', async () => {
    await api.call.get('/api/options/settings').expect(401);
    expect((await keep(SOME, null)).status).toBe(428);
    await keep(SOME, 1).expect(200);
    expect(answerOf(await keep({ ...SOME, period: '1min' }, 1).expect(409))).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { ...SOME, version: 2 } },
    });
  });

  it('a measure of probability is stored, and a body without one leaves it as it is', async () => {
    const own = { measure: 'own', ownDrift: 0.08, ownVolatility: 0.3 };
    expect(answerOf(await keep({ ...SOME, ...own }, 1).expect(200)).data).toMatchObject(own);
    expect(answerOf(await keep(SOME, 2).expect(200)).data).toMatchObject({ ...own, version: 3 });
    await keep({ ...SOME, measure: 'guess' }, 3).expect(400);
    await keep({ ...SOME, ownVolatility: 0 }, 3).expect(400);
    await keep({ ...SOME, rangeTo: 101 }, 3).expect(400);
  });

  it('the price of new legs is stored, and a body without one leaves it as it is', async () => {
    expect(answerOf(await read().expect(200)).data).toMatchObject({ defaultFill: 'natural' });
    const mid = answerOf(await keep({ ...SOME, defaultFill: 'mid' }, 1).expect(200));
    expect(mid.data).toMatchObject({ defaultFill: 'mid', version: 2 });
    expect(answerOf(await keep(SOME, 2).expect(200)).data).toMatchObject({ defaultFill: 'mid' });
    await keep({ ...SOME, defaultFill: 'best' }, 3).expect(400);
  });

  it('strikes and columns of the chain are stored; columns that do not exist or repeat are refused', async () => {
    const chain = { chainStrikes: '40', chainColumns: ['mid', 'theta', 'chance'] };
    expect(answerOf(await keep({ ...SOME, ...chain }, 1).expect(200)).data).toMatchObject(chain);
    expect(answerOf(await keep(SOME, 2).expect(200)).data).toMatchObject(chain);
    const usual = { ...SOME, chainColumns: null };
    expect(answerOf(await keep(usual, 3).expect(200)).data).toMatchObject({ chainColumns: null });
    for (const wrong of [
      { chainStrikes: '41' },
      { chainColumns: ['rho'] },
      { chainColumns: ['mid', 'mid'] },
      { chainColumns: 'mid' },
      { chainColumns: Array(10_000).fill('mid') },
    ])
      await keep({ ...SOME, ...wrong }, 4).expect(400);
  });

  it('the same call twice is one change', async () => {
    const key = newKey();
    const [first, again] = [await keep(SOME, 1, key), await keep(SOME, 1, key)];
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(answerOf(await read()).data['version']).toBe(2);
  });

  it.each([
    ['no capital', { capital: null }],
    ['a capital of nothing', { capital: 0 }],
    ['an amount below nothing', { amountPerTrade: -1 }],
    ['an amount with five decimals', { maxRiskExposure: 1.00001 }],
    ['half a day', { maxHoldingDays: 0.5 }],
    ['more than all', { stopLossTotal: 101 }],
    ['a strategy that is no choice', { preferredStrategy: 'collar' }],
    ['a toggle that is a text', { tradeAlerts: 'yes' }],
    ['a chart that is left out', { chartType: undefined }],
  ])('%s is refused with 400', async (_what, change) => {
    expect(answerOf(await keep({ ...SOME, ...change }, 1).expect(400)).code).toBe('VALIDATION');
    expect(answerOf(await read()).data['version']).toBe(1);
  });
});
