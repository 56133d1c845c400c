import { afterEach, describe, expect, it } from '@jest/globals';
import type { Settings } from '@toolyard/api';
import {
  bearer,
  confirmAddress,
  newKey,
  openTestApi,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

const SNAPSHOT = '/api/polygon/option-snapshot/SPY';
const STATUS = '/api/polygon/market-status';

describe('quotas by cost', () => {
  let api: TestApi | undefined;
  afterEach(() => api?.close());

  async function opened(settings: Partial<Settings>): Promise<TestApi> {
    api = await openTestApi({ settings });
    return api;
  }

  it('a page of the snapshot takes ten of an address’s points, the market’s status one', async () => {
    const { call } = await opened({ marketQuota: 25 });
    const statuses: number[] = [];
    for (const path of [SNAPSHOT, SNAPSHOT, ...Array<string>(6).fill(STATUS)])
      statuses.push((await call.get(path)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 429]);
    const refused = await call.get(SNAPSHOT).expect(429);
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers).toMatchObject({
      'ratelimit-policy': '"market";q=25;w=60',
      ratelimit: expect.stringMatching(/^"market";r=0;t=\d+$/),
    });
  });

  it('who owns a /48 of IPv6 has eight times the points of one /64', async () => {
    const { call } = await opened({ marketQuota: 3, trustProxy: 1 });
    const from = async (address: string) =>
      (await call.get(STATUS).set('X-Forwarded-For', address)).status;
    const statuses: number[] = [];
    for (let network = 0; network < 25; network++)
      statuses.push(await from(`2001:db8:7:${network.toString(16)}::1`));
    expect(statuses).toEqual([...Array<number>(24).fill(200), 429]);
    expect(await from('2001:db8:8::1')).toBe(200);
  });

  it('the keys of all accounts behind one address have eight times its points together', async () => {
    const quota = await opened({ marketQuota: 2, trustProxy: 1 });
    const keyOfNewAccount = async () => {
      const member = await register(quota);
      await confirmAddress(quota, member);
      const expiresOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      const made = await quota.call
        .post('/api/auth/api-keys')
        .set(bearer(member))
        .send({ name: 'Prices', scopes: ['market:read'], expiresOn })
        .expect(201);
      return (made.body as { readonly key: string }).key;
    };
    const keys = [await keyOfNewAccount(), await keyOfNewAccount()];
    const statuses = async (calls: number, from: string) => {
      const all: number[] = [];
      for (let call = 0; call < calls; call++)
        all.push(
          (
            await quota.call
              .get(STATUS)
              .set({ Authorization: `Bearer ${keys[call % 2]}`, 'X-Forwarded-For': from })
          ).status,
        );
      return all;
    };
    expect(await statuses(17, '192.0.2.7')).toEqual([...Array<number>(16).fill(200), 429]);
    expect(await statuses(1, '192.0.2.8')).toEqual([200]);
    const plain = () => quota.call.get(STATUS).set('X-Forwarded-For', '192.0.2.7');
    expect((await plain()).status).toBe(200);
  });

  it('an account’s writes and expensive reads share its points, its plain reads are free, others have their own', async () => {
    const quota = await opened({ accountQuota: 40 });
    const { call } = quota;
    const [mei, ben] = [await register(quota), await register(quota)];
    const load = (who: Member) => call.post('/api/options/samples').set(bearer(who)).set(newKey());
    const loaded = await load(mei).expect(200);
    expect(loaded.headers['ratelimit']).toMatch(/^"account";r=10;t=\d+$/);
    await call
      .put('/api/auth/profile')
      .set(bearer(mei))
      .set(newKey())
      .send({ name: 'M' })
      .expect(200);
    const refused = await load(mei).expect(429);
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call.get('/api/options/history/export').set(bearer(mei))).status).toBe(429);
    for (let reads = 0; reads < 50; reads++)
      await call.get('/api/auth/profile').set(bearer(mei)).expect(200);
    await load(ben).expect(200);
  });
});
