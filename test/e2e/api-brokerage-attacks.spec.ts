import { AUTHORISATION_LIFE, Brokers } from '@toolyard/core/brokerage';
import type { Repositories } from '@toolyard/core/repositories';
import type { Clock, UnitOfWork } from '@toolyard/core/shared';
import { IbkrClientPortal } from '@toolyard/ibkr';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { realBrokers } from '../support/brokers/real-brokers.ts';
import {
  bearer,
  cookiesOf,
  openTestApi,
  PORTS,
  register,
  sentBack,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

const FAILED = '/settings?ibkrConnected=false';
const CONNECTED = '/settings?ibkrConnected=true';

/** A clock that a test moves. */
class MovedClock implements Clock {
  offset = 0;
  now(): number {
    return Date.now() + this.offset;
  }
}

/** A sign-in that was begun, and what the broker sends back. */
interface Begun {
  readonly provider: string;
  readonly url: string;
  readonly cookie: string;
  /** The query of the return. */
  readonly back: string;
}

let api: TestApi;
let mei: Member;
/** Another user, whose sign-ins get in the way. */
let eve: Member;
const clock = new MovedClock();
const { ibkr, oauth, gateways } = realBrokers(clock);

beforeAll(async () => {
  await ibkr.server.start();
  await oauth.server.start();
  api = await openTestApi({
    rebind: (container) => {
      void container.rebind<Clock>(PORTS.clock).toConstantValue(clock);
      const simulated = container.get<Brokers>(PORTS.brokers).find('simulated')!;
      void container
        .rebind<Brokers>(PORTS.brokers)
        .toConstantValue(new Brokers([simulated, ...gateways()]));
    },
  });
  mei = await register(api);
  eve = await register(api);
}, 120_000);

afterAll(async () => {
  await api?.close();
  await ibkr.server.stop();
  await oauth.server.stop();
});

beforeEach(async () => {
  clock.offset = 0;
  ibkr.forgesProof = false;
  ibkr.accounts = ['U1234567'];
  ibkr.isSignedIn = true;
  oauth.accountNumber = 'PA3TEST7QX1';
  ibkr.server.isDown = false;
  oauth.server.isDown = false;
  ibkr.server.fault = () => null;
  oauth.server.fault = () => null;
  await forget(mei);
});

/** The query with which each broker sends the browser back. */
const DECISIONS: Readonly<Record<string, (url: string, allowed: boolean) => string>> = {
  ibkr: (url, allowed) => ibkr.decide(url, allowed),
  alpaca: (url, allowed) => oauth.decide(url, allowed),
  simulated: (url, allowed) => {
    const state = new URL(url, 'http://localhost').searchParams.get('state');
    return allowed ? `state=${state}&code=allow-DU7654321` : `state=${state}&error=access_denied`;
  },
};

async function begin(provider: string, member = mei, allowed = true): Promise<Begun> {
  const answer = await api.call
    .get(`/api/ibkr/auth-url?broker=${provider}`)
    .set(bearer(member))
    .expect(200);
  const { url } = answer.body as { url: string };
  const cookie = sentBack(cookiesOf(answer.headers)[0]);
  return { provider, url, cookie, back: DECISIONS[provider]!(url, allowed) };
}

interface Return extends Partial<Begun> {
  readonly headers?: Readonly<Record<string, string>>;
}

/** Where the browser ends that comes back. */
async function come({ provider, cookie, back, headers = {} }: Return): Promise<string> {
  const call = api.call.get(`/api/ibkr/callback/${provider}?${back}`).set(headers);
  const answer = await (cookie ? call.set('Cookie', cookie) : call);
  return answer.status === 302 ? String(answer.headers['location']) : `status ${answer.status}`;
}

const work = () => api.container.get<UnitOfWork<Repositories>>(PORTS.work);

const storedOf = async (member: Member) =>
  work().run(async ({ users, connections }) =>
    connections.findOwned((await users.findByEmail(member.email))!.id),
  );

const forget = async (member: Member) =>
  work().run(async ({ users, connections }) =>
    connections.eraseOwned((await users.findByEmail(member.email))!.id),
  );

const changed = (query: string, change: Readonly<Record<string, string | null>>): string => {
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change))
    if (value === null) params.delete(name);
    else params.set(name, value);
  return params.toString();
};

/** Each makes a return of a sign-in that was allowed; where it ends is the test's. */
const ATTACKS: Readonly<Record<string, (begun: Begun) => Promise<Return> | Return>> = {
  'a state or token that nobody began': (begun) => ({
    ...begun,
    back: changed(begun.back, { state: 'x'.repeat(43), oauth_token: 'x'.repeat(20) }),
  }),
  'no state and no token at all': (begun) => ({
    ...begun,
    back: changed(begun.back, { state: null, oauth_token: null }),
  }),
  'state and token twice': ({ back, ...begun }) => ({
    ...begun,
    back: `${back}&state=x&oauth_token=x&state=x&oauth_token=x`,
  }),
  'a NUL among the parameters': ({ back, ...begun }) => ({ ...begun, back: `${back}%00&x=%00` }),
  'the return of another user’s sign-in in this browser': async ({ cookie, provider }) => {
    const other = await begin(provider, eve);
    return { ...other, cookie };
  },
  'the own return in the browser of another user': async ({ provider, back }) => {
    const { cookie } = await begin(provider, eve);
    return { provider, back, cookie };
  },
  'no cookie': ({ provider, back }) => ({ provider, back }),
  'an empty cookie': ({ provider, back, cookie }) => ({
    ...{ provider, back, cookie: cookie.replace(/=.*/, '=') },
  }),
  'a cookie of which one letter is changed': ({ provider, back, cookie }) => ({
    ...{ provider, back },
    cookie: cookie.slice(0, -1) + (cookie.endsWith('A') ? 'B' : 'A'),
  }),
  'a cookie that an attacker has set': ({ provider, back, cookie }) => ({
    ...{ provider, back, cookie: cookie.replace(/=.*/, `=${'f'.repeat(43)}`) },
  }),
  'the state as the cookie': ({ provider, back, cookie }) => {
    const query = new URLSearchParams(back);
    const reference = query.get('state') ?? query.get('oauth_token');
    return { provider, back, cookie: cookie.replace(/=.*/, `=${reference}`) };
  },
  'eleven minutes too late': (begun) => {
    clock.offset = AUTHORISATION_LIFE + 60_000;
    return begun;
  },
  'at the address of another broker': (begun) => ({
    ...begun,
    provider: begun.provider === 'alpaca' ? 'ibkr' : 'alpaca',
  }),
  'at the address of a broker that does not exist': (begun) => ({ ...begun, provider: 'unknown' }),
  'after another tab began anew': async (begun) => {
    await begin(begun.provider);
    return begun;
  },
  'after another broker was chosen in another tab': async (begun) => {
    await begin(begun.provider === 'alpaca' ? 'ibkr' : 'alpaca');
    return begun;
  },
  'loaded ahead by the browser': (begun) => ({ ...begun, headers: { 'Sec-Purpose': 'prefetch' } }),
  'rendered ahead by the browser': (begun) => ({
    ...begun,
    headers: { 'Sec-Purpose': 'prefetch;prerender' },
  }),
  'after the user signed out': async ({ provider }) => {
    const leaving = await register(api);
    const begun = await begin(provider, leaving);
    await api.call
      .post('/api/auth/logout')
      .set({ 'Content-Type': 'application/json', Cookie: leaving.cookies.map(sentBack).join('; ') })
      .expect(204);
    return begun;
  },
  'without the code or verifier': (begun) => ({
    ...begun,
    back: changed(begun.back, { code: null, oauth_verifier: null }),
  }),
  'with a code or verifier of one’s own': (begun) => ({
    ...begun,
    back: changed(begun.back, { code: 'allow-me', oauth_verifier: 'my-own' }),
  }),
  'with the code or verifier of another user’s sign-in': async (begun) => {
    const other = new URLSearchParams((await begin(begun.provider, eve)).back);
    const code = other.get('code');
    const verifier = other.get('oauth_verifier');
    const change = { ...(code && { code: `${code}!` }), oauth_verifier: verifier };
    return { ...begun, back: changed(begun.back, change) };
  },
  'with an error of the broker besides the code': (begun) => ({
    ...begun,
    back: changed(begun.back, {
      error: 'server_error',
      ...(begun.provider === 'ibkr' && { oauth_verifier: 'error' }),
    }),
  }),
};

describe.each(['simulated', 'ibkr', 'alpaca'])('attacks on the return from %s', (provider) => {
  it.each(Object.keys(ATTACKS))('%s: not connected, and nothing has changed', async (name) => {
    const begun = await begin(provider);
    const before = await storedOf(mei);
    const place = await come(await ATTACKS[name]!(begun));
    expect(place.replace('&reason=denied', '')).toBe(FAILED);
    expect(await storedOf(mei)).toEqual(before);
  });

  it('the same return without any of this connects', async () => {
    expect(await come(await begin(provider))).toBe(CONNECTED);
    expect((await storedOf(mei))?.provider).toBe(provider);
  });

  it('a replay: the second return fails and leaves the connection as it is', async () => {
    const begun = await begin(provider);
    expect(await come(begun)).toBe(CONNECTED);
    const before = await storedOf(mei);
    expect(await come(begun)).toBe(FAILED);
    expect(await storedOf(mei)).toEqual(before);
  });

  it('of ten returns at once one connects', async () => {
    const begun = await begin(provider);
    const places = await Promise.all(Array.from({ length: 10 }, () => come(begun)));
    expect(places.filter((place) => place === CONNECTED)).toHaveLength(1);
  });

  it('denied: the address says so, and nothing is connected', async () => {
    const begun = await begin(provider, mei, false);
    expect(await come(begun)).toBe(`${FAILED}&reason=denied`);
    expect(await storedOf(mei)).toBeNull();
  });

  it('a failed attack spends nothing of the owner’s own return', async () => {
    const begun = await begin(provider);
    for (const attack of ['no cookie', 'a cookie that an attacker has set'])
      expect(await come(await ATTACKS[attack]!(begun))).toBe(FAILED);
    expect(await come({ ...begun, headers: { 'Sec-Purpose': 'prefetch' } })).toBe(FAILED);
    expect(await come(begun)).toBe(CONNECTED);
  });

  it.each(['next', 'redirect_uri', 'returnTo', 'url'])(
    'an open redirect by %s leads nowhere',
    async (name) => {
      const begun = await begin(provider);
      const back = `${begun.back}&${name}=https%3A%2F%2Fevil.example`;
      expect([FAILED, CONNECTED]).toContain(await come({ ...begun, back }));
    },
  );

  it('while an account is connected, another one does not take its place', async () => {
    expect(await come(await begin(provider))).toBe(CONNECTED);
    const before = await storedOf(mei);
    ibkr.accounts = ['U9999999'];
    oauth.accountNumber = 'PA3OTHER';
    const begun = await begin(provider);
    const back = changed(begun.back, {
      ...(provider === 'simulated' && { code: 'allow-DU0000001' }),
    });
    expect(await come({ ...begun, back })).toBe(FAILED);
    expect(await storedOf(mei)).toEqual(before);
  });
});

describe('attacks on what one broker alone has', () => {
  it('Alpaca: a code that is exchanged with another verifier, as after an interception, is refused', async () => {
    const mine = await begin('alpaca');
    const theirs = await begin('alpaca', eve);
    const code = new URLSearchParams(theirs.back).get('code');
    expect(await come({ ...mine, back: changed(mine.back, { code }) })).toBe(FAILED);
    expect(await storedOf(mei)).toBeNull();
  });

  it('Alpaca: an issuer that is not the broker’s, as in a mix-up, is refused before the code is sent', async () => {
    const begun = await begin('alpaca');
    oauth.server.requests.length = 0;
    const back = changed(begun.back, { iss: 'https://evil.example' });
    expect(await come({ ...begun, back })).toBe(FAILED);
    expect(oauth.server.requests).toEqual([]);
  });

  it('Alpaca: a used code is refused by the broker', async () => {
    const first = await begin('alpaca');
    const code = new URLSearchParams(first.back).get('code');
    expect(await come(first)).toBe(CONNECTED);
    const second = await begin('alpaca', eve);
    expect(await come({ ...second, back: changed(second.back, { code }) })).toBe(FAILED);
    expect(await storedOf(eve)).toBeNull();
  });

  it('IBKR: a live session token without a proof is refused', async () => {
    const begun = await begin('ibkr');
    ibkr.forgesProof = true;
    expect(await come(begun)).toBe(FAILED);
    expect(await storedOf(mei)).toBeNull();
  });

  it.each(['ibkr', 'alpaca'])('%s away at the exchange: not connected', async (provider) => {
    const begun = await begin(provider);
    ibkr.server.isDown = true;
    oauth.server.isDown = true;
    expect(await come(begun)).toBe(FAILED);
    expect(await storedOf(mei)).toBeNull();
  });

  it.each(['ibkr', 'alpaca'])(
    '%s answers nonsense at the exchange: not connected',
    async (provider) => {
      const begun = await begin(provider);
      const nonsense = () => ({ status: 200, body: '<html>sign in</html>' });
      ibkr.server.fault = nonsense;
      oauth.server.fault = nonsense;
      expect(await come(begun)).toBe(FAILED);
      expect(await storedOf(mei)).toBeNull();
    },
  );

  it.each(['ibkr', 'alpaca'])(
    '%s has ended the session: connected false, never status 401, and forgotten',
    async (provider) => {
      expect(await come(await begin(provider))).toBe(CONNECTED);
      ibkr.expire();
      oauth.expire();
      const status = await api.call.get('/api/ibkr/status').set(bearer(mei)).expect(200);
      expect(status.body).toMatchObject({ connected: false, accountId: null });
      expect(await storedOf(mei)).toBeNull();
    },
  );
});

describe('attacks on the beginning', () => {
  it.each([
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['from another origin', { Origin: 'https://evil.example' }],
    ['loaded ahead', { 'Sec-Purpose': 'prefetch' }],
  ])('%s it is refused, and begins nothing', async (_name, headers) => {
    const begun = await begin('simulated');
    await api.call.get('/api/ibkr/auth-url').set(bearer(mei)).set(headers).expect(403);
    expect(await come(begun)).toBe(CONNECTED);
  });

  it.each(['', '?broker=nobody', '?broker=../x', '?broker=a&broker=b'])(
    'a broker that is not offered, %j, is refused',
    async (query) => {
      const answer = await api.call.get(`/api/ibkr/auth-url${query}`).set(bearer(mei));
      expect(answer.status).toBe(query === '' ? 200 : 400);
    },
  );

  it('the gateway of one user is offered to no other', () => {
    const gateway = new IbkrClientPortal({
      ...{ baseUrl: ibkr.apiUrl, acceptsAnyCertificate: false, clock },
      ...{ ownerEmail: 'owner@example.com', callbackUrl: '/api/ibkr/callback/ibkr-gateway' },
    });
    const owner = { email: 'owner@example.com', emailVerifiedAt: 1 };
    expect(gateway.isOfferedTo(owner)).toBe(true);
    expect(gateway.isOfferedTo({ ...owner, emailVerifiedAt: null })).toBe(false);
    expect(gateway.isOfferedTo({ ...owner, email: 'mei@example.com' })).toBe(false);
  });
});
