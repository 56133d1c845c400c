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
/** Tuesday, 10:30 in New York; the Monday before it was a trading day. */
const TUESDAY = Date.UTC(2026, 2, 3, 15, 30);
const MONDAY_NOON = '2026-03-02T17:00:00.000Z';

interface Step {
  readonly id: string;
  readonly at: string;
  readonly spot: number;
  readonly cash: number;
  readonly fills: readonly { id: string; price: number; commission: number; contracts: number }[];
}
interface Position {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly cash: number;
  readonly openedAt: string | null;
  readonly legs: readonly { id: string; symbol: string }[];
  readonly steps: readonly Step[];
  readonly corrections: readonly { at: string; reason: string; before: Step; after: Step | null }[];
}
const dataOf = (answer: { body: unknown }) => (answer.body as { data: Position }).data;

describe.each(ENGINES)('fills of the past and their corrections on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: TestApi;
  let mei: Member;
  let other: Member;
  let position: Position;
  const step = (name: string, body: object, who = mei, key = newKey()) =>
    api.call
      .post(`${STRATEGIES}/${position.id}/${name}`)
      .set(bearer(who))
      .set(key)
      .set('If-Match', `"${position.version}"`)
      .send(body);

  beforeAll(async () => {
    api = await openTestApi({ engine, settings: { manualClock: true } });
    const now = new Date(TUESDAY).toISOString();
    await api.call.post('/api/test/clock').send({ now }).expect(204);
    mei = await register(api);
    other = await register(api);
    const listed = await api.call.get('/api/options/expiries/SPY').expect(200);
    const { data } = listed.body as { data: { expiry: string; daysToExpiry: number }[] };
    const expiry = data.find(({ daysToExpiry }) => daysToExpiry >= 9)?.expiry ?? '';
    const chain = await api.call.get('/api/options/chain/SPY').query({ expiry }).expect(200);
    const { calls } = (chain.body as { data: { calls: { symbol: string }[] } }).data;
    const symbol = calls.at(-1)?.symbol ?? '';
    const leg = { kind: 'option', symbol, position: 'long', quantity: 2, price: 1.2 };
    const legs = [{ ...leg, priceSource: 'own' }];
    const draft = { name: 'call', templateId: 'custom', symbol: 'SPY', legs };
    const saved = await api.call
      .post(STRATEGIES)
      .set(bearer(mei))
      .set(newKey())
      .send(draft)
      .expect(201);
    position = dataOf(saved);
  });
  afterAll(() => api?.close());

  it('opens at noon of yesterday; a Sunday, tomorrow and a time without its zone are refused', async () => {
    const [leg] = position.legs;
    const open = (at: string) =>
      step('open', { at, fills: [{ legId: leg?.id, price: 1.2, commission: 1.3 }] });
    for (const at of ['2026-03-01T17:00:00Z', '2026-03-04T17:00:00Z', '2026-03-02T12:00:00']) {
      const refused = await open(at);
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ details: [{ field: 'at' }] });
    }
    position = dataOf(await open(MONDAY_NOON).expect(200));
    expect(position).toMatchObject({ status: 'active', openedAt: MONDAY_NOON, cash: -241.3 });
    expect(position.steps).toMatchObject([{ at: MONDAY_NOON, cash: -241.3 }]);
  });

  it('corrects a price once for two calls with one key, and not for anybody else', async () => {
    const [opened] = position.steps;
    const body = {
      stepId: opened?.id,
      fills: [{ fillId: opened?.fills[0]?.id, price: 1.1, contracts: 3 }],
      reason: 'read wrongly',
    };
    expect((await step('correct', body, other)).status).toBe(404);
    expect((await step('take-back', { stepId: opened?.id }, other)).status).toBe(404);
    const key = newKey();
    const first = dataOf(await step('correct', body, mei, key).expect(200));
    const again = dataOf(await step('correct', body, mei, key).expect(200));
    expect(again.version).toBe(first.version);
    expect((await step('correct', body)).body).toMatchObject({ code: 'VERSION_CONFLICT' });
    position = first;
    expect(position.cash).toBe(-331.3);
    expect(position.corrections).toMatchObject([
      {
        at: new Date(TUESDAY).toISOString(),
        reason: 'read wrongly',
        before: { cash: -241.3, fills: [{ price: 1.2, contracts: 2 }] },
        after: { cash: -331.3, fills: [{ price: 1.1, contracts: 3 }] },
      },
    ]);
  });

  it('takes the opening back: a plan again, with its history, also in the export', async () => {
    position = dataOf(await step('take-back', { stepId: position.steps[0]?.id }).expect(200));
    expect(position).toMatchObject({ status: 'planning', cash: 0, steps: [] });
    expect(position.corrections).toMatchObject([{ after: { cash: -331.3 } }, { after: null }]);
    const read = await api.call.get(`${STRATEGIES}/${position.id}`).set(bearer(mei)).expect(200);
    expect(dataOf(read).corrections).toEqual(position.corrections);
    const { email, password } = mei;
    const signedIn = await api.call.post('/api/auth/login').send({ email, password }).expect(200);
    const token = (signedIn.body as { token: string }).token;
    const exported = await api.call.get('/api/auth/export').set(bearer({ token })).expect(200);
    expect(exported.body).toMatchObject({
      strategies: [{ id: position.id, corrections: [{ reason: 'read wrongly' }, { reason: '' }] }],
    });
  });
});
