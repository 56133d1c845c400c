import type { BrokerageGateway, BrokerageSession } from '@toolyard/core/brokerage';
import { IbkrClientPortal, IbkrOAuth } from '@toolyard/ibkr';
import { alpaca, OAuthBroker } from '@toolyard/oauth-broker';
import { FakeClock } from '@toolyard/memory';
import { SimulatedBroker } from '@toolyard/simulated-broker';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ibkrConsumer, IbkrOAuthStub } from '../support/brokers/ibkr-oauth-stub.ts';
import { IbkrStub, option, stock } from '../support/brokers/ibkr-stub.ts';
import { OAUTH_CLIENT, OAuthStub } from '../support/brokers/oauth-stub.ts';
import type { StubServer } from '../support/brokers/stub-server.ts';

const NOW = Date.UTC(2026, 10, 25, 15);

/** A broker with the hands of the account's owner. */
interface Offered {
  readonly gateway: BrokerageGateway;
  readonly clock: FakeClock;
  /** The query that the browser brings back after the owner has allowed the connection or denied it. */
  readonly decide: (url: string, allowed: boolean) => string;
  /** Null for the simulated broker, which cannot fail. */
  readonly server: StubServer | null;
  /** Ends the session at the broker; null where it has no end. */
  readonly expire: (() => void) | null;
  /** Makes the broker answer another account; null where it has one only. */
  readonly changeAccount: (() => void) | null;
  /** Whether a return without consent tells so. */
  readonly canDeny: boolean;
}

const bar = { open: 200, high: 200, low: 200, close: 200, volume: 1, at: NOW };
const META = {
  ...{ provider: 'test', asOf: NOW, delayedMinutes: 0 },
  ...{ stale: false, simulated: true, partial: false, nextRefresh: null },
};
const market = {
  knows: () => Promise.resolve(true),
  bars: () => Promise.resolve({ value: [bar], meta: META }),
};

function simulated(): Promise<Offered> {
  const clock = new FakeClock(NOW);
  const broker = new SimulatedBroker({ signIn: '/in', callback: '/back' }, market, clock);
  const queryOf = (path: string) => new URL(path, 'http://localhost').searchParams;
  return Promise.resolve({
    gateway: broker,
    clock,
    decide: (url, allowed) =>
      queryOf(broker.returnUrl(queryOf(url).get('state') ?? '', allowed)).toString(),
    ...{ server: null, expire: null, changeAccount: null, canDeny: true },
  });
}

async function clientPortal(): Promise<Offered> {
  const clock = new FakeClock(NOW);
  const stub = new IbkrStub();
  await stub.server.start();
  stub.positions = [stock('AAPL', 100, 210.5), option('SPY270319C00650000', -2, 12.25)];
  const gateway = new IbkrClientPortal({
    ...{ baseUrl: stub.apiUrl, acceptsAnyCertificate: false },
    ...{ ownerEmail: 'mei@example.com', callbackUrl: 'http://localhost/back', clock },
  });
  return {
    ...{ gateway, clock, server: stub.server, canDeny: false },
    decide: (url, allowed) => (allowed ? new URL(url).searchParams.toString() : ''),
    expire: () => void (stub.isSignedIn = false),
    changeAccount: () => void (stub.accounts = ['U7654321']),
  };
}

async function ibkr(): Promise<Offered> {
  const clock = new FakeClock(NOW);
  const consumer = ibkrConsumer();
  const stub = new IbkrOAuthStub(consumer);
  stub.now = () => clock.now();
  await stub.server.start();
  stub.positions = [stock('AAPL', 100, 210.5), option('SPY270319C00650000', -2, 12.25)];
  const gateway = new IbkrOAuth({
    ...{ apiUrl: stub.apiUrl, authorizeUrl: stub.authorizeUrl, consumerKey: consumer.key },
    ...{ realm: 'test_realm', keys: consumer.keys, clock },
  });
  return {
    ...{ gateway, clock, server: stub.server, canDeny: true },
    decide: (url, allowed) => stub.decide(url, allowed),
    expire: () => stub.expire(),
    changeAccount: () => void (stub.accounts = ['U7654321']),
  };
}

async function oauth2(): Promise<Offered> {
  const clock = new FakeClock(NOW);
  const stub = new OAuthStub();
  await stub.server.start();
  const common = { avg_entry_price: '210.5', side: 'long' } as const;
  stub.positions = [
    { ...common, symbol: 'AAPL', asset_class: 'us_equity', qty: '100' },
    { ...common, symbol: 'SPY270319C00650000', asset_class: 'us_option', qty: '-2', side: 'short' },
  ];
  const gateway = new OAuthBroker(alpaca, {
    ...{ endpoints: stub.endpoints, clientId: OAUTH_CLIENT.id, clientSecret: OAUTH_CLIENT.secret },
    ...{ callbackUrl: 'http://localhost/back', clock },
  });
  return {
    ...{ gateway, clock, server: stub.server, canDeny: true },
    decide: (url, allowed) => stub.decide(url, allowed),
    expire: () => stub.expire(),
    changeAccount: () => void (stub.accountNumber = 'PA3OTHER'),
  };
}

describe.each([
  ['the simulated broker', simulated],
  ['IBKR’s Client Portal Gateway', clientPortal],
  ['IBKR by OAuth 1.0a', ibkr],
  ['Alpaca by OAuth 2', oauth2],
])('brokerage gateway: %s', (_name, open) => {
  let offered: Offered;
  afterEach(() => offered?.server?.stop());

  const parametersOf = (query: string) => Object.fromEntries(new URLSearchParams(query));
  const begin = async (state = 'a-state_9') => {
    offered = await open();
    return offered.gateway.begin({ state, language: 'en' });
  };
  const connect = async (): Promise<BrokerageSession & { readonly gateway: BrokerageGateway }> => {
    const begun = await begin();
    const { gateway, decide } = offered;
    const session = await gateway.complete(begun, parametersOf(decide(begun.url, true)));
    if (!session) throw new Error('refused');
    return { ...session, gateway };
  };
  const onServer = (test: () => Promise<void>) => async () => {
    await begin();
    if (offered.server) await test();
  };

  it('what was allowed opens a session of an account, which is active', async () => {
    const { gateway, accountId, credentials } = await connect();
    expect(accountId).toMatch(/^\w{3,30}$/);
    expect(await gateway.status(credentials)).toBe('active');
  });

  it('the return carries the reference that was given out', async () => {
    const begun = await begin();
    const query = parametersOf(offered.decide(begun.url, true));
    expect(offered.gateway.referenceIn(query)).toBe(begun.reference);
    expect(offered.gateway.referenceIn({})).toBeNull();
  });

  it('the secret of a sign-in is not in its address', async () => {
    const { url, secret } = await begin();
    if (secret !== null) expect(url).not.toContain(secret);
  });

  it('a denial is told apart, or opens nothing', async () => {
    const begun = await begin();
    const { gateway, decide, canDeny, expire } = offered;
    if (canDeny) {
      const denied = gateway.complete(begun, parametersOf(decide(begun.url, false)));
      await expect(denied).rejects.toMatchObject({ code: 'AUTHORISATION_DENIED' });
    } else {
      expire?.();
      expect(await gateway.complete(begun, {})).toBeNull();
    }
  });

  it.each(['', 'nonsense', 'x'.repeat(500)])(
    'what looks like a return, %j, opens nothing',
    async (text) => {
      const begun = await begin();
      const { gateway, expire } = offered;
      if (gateway.provider === 'ibkr-gateway') expire?.();
      const forged = { state: begun.reference, oauth_token: begun.reference, code: text };
      const session = await gateway
        .complete(begun, { ...forged, ...(text && { oauth_verifier: text }) })
        .catch((fault: { code: string }) => fault.code);
      expect([null, 'AUTHORISATION_DENIED']).toContain(session);
    },
  );

  it('accounts include that of the session', async () => {
    const { gateway, accountId, credentials } = await connect();
    const accounts = await gateway.accounts(credentials);
    expect(accounts?.map(({ id }) => id)).toContain(accountId);
  });

  it('positions: shares and contracts with their sides, in symbols that everybody knows', async () => {
    const { gateway, credentials, accountId } = await connect();
    const accounts = (await gateway.accounts(credentials)) ?? [];
    const positions = (await gateway.positions(credentials, accounts)) ?? [];
    const shares = positions.find(({ kind }) => kind === 'stock');
    const short = positions.find(({ kind, quantity }) => kind === 'option' && quantity < 0);
    expect(shares).toMatchObject({ accountId, symbol: 'AAPL', currency: 'USD', multiplier: 1 });
    expect(short).toMatchObject({ accountId, currency: 'USD', multiplier: 100 });
    expect(short?.symbol).toMatch(/^[A-Z]{1,6}\d{6}[CP]\d{8}$/);
    expect(shares?.averagePrice).toBeGreaterThan(0);
  });

  it('a session that is renewed stays active', async () => {
    const { gateway, credentials, renewAt } = await connect();
    if (renewAt === null) return;
    offered.clock.advance(60_000);
    const renewed = await gateway.renew(credentials);
    expect(await gateway.status(renewed?.credentials ?? '')).toBe('active');
  });

  it('a session that has ended is ended for every call, and renewing does not bring it back', async () => {
    const { gateway, credentials } = await connect();
    const accounts = (await gateway.accounts(credentials)) ?? [];
    if (!offered.expire) return;
    offered.expire();
    expect(await gateway.status(credentials)).toBe('ended');
    expect(await gateway.positions(credentials, accounts)).toBeNull();
    expect(await gateway.renew(credentials)).toBeNull();
  });

  it('a session whose account is another one now is ended', async () => {
    const { gateway, credentials } = await connect();
    if (!offered.changeAccount) return;
    offered.changeAccount();
    expect(await gateway.status(credentials)).toBe('ended');
  });

  it('a session may be disconnected twice', async () => {
    const { gateway, credentials } = await connect();
    await gateway.disconnect(credentials);
    await expect(gateway.disconnect(credentials)).resolves.toBeUndefined();
  });

  it(
    'a broker that is away fails every call in the same way',
    onServer(async () => {
      const { gateway, credentials } = await connect();
      offered.server!.isDown = true;
      const failed = { code: 'BROKERAGE_FAILED' };
      await expect(gateway.status(credentials)).rejects.toMatchObject(failed);
      await expect(gateway.accounts(credentials)).rejects.toMatchObject(failed);
    }),
  );

  it.each([
    ['status 500', { status: 500, body: { error: 'internal' } }],
    ['status 503 in HTML', { status: 503, body: '<html>restarting</html>' }],
    ['status 429', { status: 429, body: {} }],
    ['no JSON', { status: 200, body: 'what?' }],
    ['another shape', { status: 200, body: { accounts: 7 } }],
    ['an error in a good answer', { status: 200, body: { error: 'no bridge' } }],
  ])('%s for the accounts is a failure, not an end', async (_fault, answer) => {
    const { gateway, credentials } = await connect();
    if (!offered.server) return;
    offered.server.fault = () => answer;
    await expect(gateway.accounts(credentials)).rejects.toMatchObject({ code: 'BROKERAGE_FAILED' });
  });

  it('no failure repeats the credentials', async () => {
    const { gateway, credentials } = await connect();
    if (!offered.server) return;
    offered.server.isDown = true;
    const failing = gateway.accounts(credentials).then(() => new Error('it did not fail'));
    const fault = await failing.catch((error: Error) => error);
    const cause = fault.cause instanceof Error ? (fault.cause.stack ?? '') : '';
    const written = [fault.message, fault.stack, cause].join(' ');
    expect(written).not.toContain('it did not fail');
    for (const secret of credentials.split('"').filter((part) => part.length > 12))
      expect(written).not.toContain(secret);
  });
});
