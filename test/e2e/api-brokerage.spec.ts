import { Brokers } from '@toolyard/core/brokerage';
import { HeldBroker } from '../use-cases/brokerage-fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  bearer,
  cookiesOf,
  SAMPLED_ENGINES,
  newKey,
  openTestApi,
  PORTS,
  register,
  sentBack,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

interface Status {
  readonly connected: boolean;
  readonly accountId: string | null;
  readonly lastVerified?: string;
  readonly expiresAt?: string;
  readonly provider: string;
}

describe.each(SAMPLED_ENGINES)('brokerage on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: TestApi;
  let mei: Member;
  beforeAll(async () => {
    api = await openTestApi({ engine });
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    mei = await register(api);
  });

  const as = (path: string, member = mei) => api.call.get(`/api/ibkr/${path}`).set(bearer(member));
  const status = async (member = mei) => (await as('status', member).expect(200)).body as Status;

  /** Asks for the address of the broker and presses a button there, as a browser would. */
  async function atTheBroker(answer: 'allow' | 'deny', member = mei) {
    const begun = await as('auth-url', member).expect(200);
    const { url } = begun.body as { url: string };
    const cookie = sentBack(cookiesOf(begun.headers)[0]);
    const page = await api.call.get(url).expect(200);
    const action = new RegExp(`formaction="([^"]*answer=${answer})"`).exec(page.text)?.[1] ?? '';
    const answered = await api.call.post(action.replaceAll('&amp;', '&')).expect(303);
    return { begun, page, cookie, back: String(answered.headers['location']) };
  }
  const connect = async (member = mei) => {
    const { back, cookie } = await atTheBroker('allow', member);
    return api.call.get(back).set('Cookie', cookie);
  };

  it('is not connected at first', async () => {
    expect(await status()).toEqual({
      ...{ connected: false, accountId: null, provider: 'simulated', paused: false },
      brokers: [{ provider: 'simulated', name: 'Simulated brokerage', simulated: true }],
    });
  });

  it('allowed at the broker, the browser comes back connected', async () => {
    const answer = await connect();
    expect([answer.status, answer.headers['location']]).toEqual([
      302,
      '/settings?ibkrConnected=true',
    ]);
    const { connected, accountId, lastVerified, expiresAt } = await status();
    expect([connected, accountId]).toEqual([true, expect.stringMatching(/^DU\d{7}$/)]);
    const life = Date.parse(expiresAt ?? '') - Date.parse(lastVerified ?? '');
    expect(life).toBeGreaterThan(24 * 3_600_000 - 60_000);
    expect(life).toBeLessThanOrEqual(24 * 3_600_000);
  });

  it('denied, it comes back not connected, with the reason', async () => {
    const { back, cookie } = await atTheBroker('deny');
    const answer = await api.call.get(back).set('Cookie', cookie).expect(302);
    expect(answer.headers['location']).toBe('/settings?ibkrConnected=false&reason=denied');
    expect((await status()).connected).toBe(false);
  });

  it('the page of the broker says that it is simulated, asks for no password and obeys the policy', async () => {
    const { page } = await atTheBroker('allow');
    expect(page.text).toContain('Simulated brokerage');
    expect(page.text).not.toMatch(/<input/i);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    expect(page.text).toContain('<html lang="en">');
    const begun = await as('auth-url').set('Accept-Language', 'zh-CN').expect(200);
    const chinese = await api.call.get((begun.body as { url: string }).url);
    expect(chinese.text).toContain('<html lang="zh-CN">');
    expect(chinese.text).toContain('模拟券商');
  });

  it('the cookie of a begun connection is HttpOnly, Lax and good for ten minutes', async () => {
    const { begun } = await atTheBroker('deny');
    const [cookie] = cookiesOf(begun.headers);
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Max-Age=600', 'Path=/'])
      expect(cookie).toContain(attribute);
  });

  it('another browser cannot bring a connection back', async () => {
    const { back, cookie } = await atTheBroker('allow');
    const other = await api.call.get(back).expect(302);
    expect(other.headers['location']).toBe('/settings?ibkrConnected=false');
    expect((await status()).connected).toBe(false);
    const own = await api.call.get(back).set('Cookie', cookie).expect(302);
    expect(own.headers['location']).toBe('/settings?ibkrConnected=true');
  });

  it('a state is good once', async () => {
    const { back, cookie } = await atTheBroker('allow');
    const come = async () =>
      (await api.call.get(back).set('Cookie', cookie).expect(302)).headers['location'];
    expect([await come(), await come()]).toEqual([
      '/settings?ibkrConnected=true',
      '/settings?ibkrConnected=false',
    ]);
  });

  it.each([
    '',
    '?state=',
    '?state=%00',
    '?state=a&state=b',
    '?code=allow-DU1234567',
    `?state=${'x'.repeat(3_000)}`,
    '?state=%22%3E%3Cscript%3E&code=x',
  ])('a return with %j is none of ours', async (query) => {
    for (const broker of ['simulated', 'alpaca', 'nobody', 'x%00']) {
      const answer = await api.call.get(`/api/ibkr/callback/${broker}${query}`).expect(302);
      expect(answer.headers['location']).toBe('/settings?ibkrConnected=false');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
    }
  });

  it.each([
    ['get', 'sign-in'],
    ['get', 'sign-in?state=x&language=xx'],
    ['get', 'sign-in?state=%22%3E%3Cscript%3E'],
    ['post', 'answer?state=x'],
    ['post', 'answer?state=x&answer=perhaps'],
  ] as const)('%s simulated/%s answers 400', async (method, path) => {
    await api.call[method](`/api/ibkr/simulated/${path}`).expect(400);
  });

  it('every call of it needs a user', async () => {
    for (const path of ['status', 'auth-url', 'disconnect'])
      await api.call.get(`/api/ibkr/${path}`).expect(401);
    await api.call.post('/api/ibkr/disconnect').set(newKey()).expect(401);
  });

  it.each(['get', 'post'] as const)('%s disconnect ends the connection', async (method) => {
    await connect();
    const disconnect = () =>
      api.call[method]('/api/ibkr/disconnect').set({ ...bearer(mei), ...newKey() });
    expect((await disconnect().expect(200)).body).toEqual({ success: true });
    expect((await status()).connected).toBe(false);
    await disconnect().expect(200);
  });

  it('decision 8: disconnecting from another site is refused, by GET too', async () => {
    await connect();
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example' },
    ]) {
      await as('disconnect').set(headers).expect(403);
      await api.call
        .post('/api/ibkr/disconnect')
        .set({ ...bearer(mei), ...newKey(), ...headers })
        .expect(403);
    }
    expect((await status()).connected).toBe(true);
  });

  it('POST disconnect takes an idempotency key, GET does not', async () => {
    const answer = await api.call.post('/api/ibkr/disconnect').set(bearer(mei)).expect(400);
    expect(answer.body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
    const key = newKey();
    const post = () => api.call.post('/api/ibkr/disconnect').set({ ...bearer(mei), ...key });
    expect([(await post()).body, (await post()).body]).toEqual([
      { success: true },
      { success: true },
    ]);
  });

  it('one user sees nothing of the connection of another', async () => {
    await connect();
    expect((await status(await register(api))).connected).toBe(false);
  });
});

describe('a broker that does not answer', () => {
  let api: TestApi;
  const broker = new HeldBroker();
  beforeAll(async () => {
    api = await openTestApi({
      rebind: (container) =>
        void container.rebind<Brokers>(PORTS.brokers).toConstantValue(new Brokers([broker])),
    });
  });
  afterAll(() => api?.close());

  it('answers 502, never 401 or its own words', async () => {
    broker.down = true;
    const mei = await register(api);
    const answer = await api.call.get('/api/ibkr/auth-url').set(bearer(mei));
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([
      502,
      'BROKERAGE_FAILED',
    ]);
    expect((await api.call.get('/api/ibkr/status').set(bearer(mei))).status).toBe(200);
  });

  it('the pages of the simulated broker are not there where it is not offered', async () => {
    await api.call.get('/api/ibkr/simulated/sign-in?state=x').expect(404);
    await api.call.post('/api/ibkr/simulated/answer?state=x&answer=allow').expect(404);
  });

  it('a broker that is away when it is to be told of the end does not hold it up', async () => {
    broker.down = false;
    const mei = await register(api);
    const begun = await api.call.get('/api/ibkr/auth-url').set(bearer(mei)).expect(200);
    const state = new URL((begun.body as { url: string }).url).searchParams.get('state');
    const cookie = sentBack(cookiesOf(begun.headers)[0]);
    const back = `/api/ibkr/callback/held?state=${state}&code=good`;
    const answer = await api.call.get(back).set('Cookie', cookie).expect(302);
    expect(answer.headers['location']).toBe('/settings?ibkrConnected=true');
    broker.down = true;
    await api.call.get('/api/ibkr/status').set(bearer(mei)).expect(502);
    await api.call.get('/api/ibkr/disconnect').set(bearer(mei)).expect(200);
    broker.down = false;
    const last = await api.call.get('/api/ibkr/status').set(bearer(mei)).expect(200);
    expect(last.body).toMatchObject({ connected: false });
  });
});
