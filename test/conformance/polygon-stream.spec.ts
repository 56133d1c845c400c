/**
 * Fake timers reach only what Jest has loaded.
 *
 * @jest-environment ./test/jest.node-env.mjs
 */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  PROVIDER_BAD_KEY,
  PROVIDER_OUTAGE,
  PROVIDER_PLAN,
  type PriceTick,
} from '@toolyard/core/market';
import { polygonStream, PolygonStream, type StreamAddress } from '@toolyard/polygon';
import { NO_SOCKETS, PolygonSocket, type PolygonSocketOptions } from '../support/polygon-socket.ts';
import { STUB_KEY } from '../support/polygon-server.ts';

const NOON = Date.UTC(2026, 10, 20, 17);
const trade = (sym: string, p: number, more: object = {}) => ({
  ev: 'T',
  sym,
  p,
  t: NOON,
  ...more,
});

describe('the socket of Polygon', () => {
  const servers: PolygonSocket[] = [];
  const streams: PolygonStream[] = [];

  const serve = async (options?: PolygonSocketOptions) => {
    const server = await new PolygonSocket(options).start();
    servers.push(server);
    return server;
  };

  /** A stream over these servers, the first without delay, with what it has sent and noticed. */
  function stream(sockets: readonly PolygonSocket[], apiKey = STUB_KEY) {
    const ticks: PriceTick[] = [];
    const notices: (string | null)[] = [];
    const addresses: readonly StreamAddress[] = sockets.map(({ url }, i) => ({
      url,
      delayedMinutes: 15 * i,
    }));
    let changed: () => void = () => undefined;
    const live = new PolygonStream({
      apiKey,
      addresses,
      random: () => 0,
      notified: (fault) => {
        notices.push(fault?.code ?? null);
        changed();
      },
    });
    live.listen((tick) => {
      ticks.push(tick);
      changed();
    });
    streams.push(live);
    const until = async (holds: () => boolean) => {
      while (!holds()) await new Promise<void>((resolve) => (changed = resolve));
    };
    return { live, ticks, notices, until };
  }

  afterEach(async () => {
    jest.useRealTimers();
    await Promise.all(streams.splice(0).map((each) => each.close()));
    await Promise.all(servers.splice(0).map((each) => each.stop()));
  });

  it('prices and quotes come by one connection; the key is in no address', async () => {
    const server = await serve();
    const { live, ticks, until } = stream([server]);
    live.subscribe(['AAPL']);
    live.subscribe(['MSFT']);
    await server.until(() => server.subscriptions.length === 6);
    expect(server.received).toEqual([
      'auth',
      'subscribe T.AAPL,Q.AAPL,A.AAPL,T.MSFT,Q.MSFT,A.MSFT',
    ]);
    server.publish(
      trade('AAPL', 200),
      { ev: 'Q', sym: 'MSFT', bp: 399.9, ap: 400.1, t: NOON },
      { ev: 'A', sym: 'AAPL', c: 200.1, e: NOON + 1_000 },
    );
    await until(() => ticks.length === 3);
    expect(ticks).toEqual([
      { kind: 'price', symbol: 'AAPL', price: 200, at: NOON },
      { kind: 'quote', symbol: 'MSFT', bid: 399.9, ask: 400.1, at: NOON },
      { kind: 'price', symbol: 'AAPL', price: 200.1, at: NOON + 1_000 },
    ]);
    expect(server.opened).toEqual(['/stocks']);
  });

  it.each([
    [['T', 'A', 'AM'], 'T.AAPL', 2],
    [['A', 'AM'], 'A.AAPL', 3],
    [['AM'], 'AM.AAPL', 4],
  ])('a plan with %s: the channels it has, found with %#', async (channels, expected, attempts) => {
    const server = await serve({ channels });
    const { live } = stream([server]);
    live.subscribe(['AAPL']);
    await server.until(() => server.opened.length === attempts && server.subscriptions.length > 0);
    expect(server.subscriptions).toContain(expected);
    expect(server.open).toBe(1);
  });

  it('a plan without real time: the delayed socket, with its delay', async () => {
    const [realTime, delayed] = [await serve(), await serve()];
    realTime.refusal = 'authentication failed';
    const { live, notices } = stream([realTime, delayed]);
    live.subscribe(['AAPL']);
    await delayed.until(() => delayed.subscriptions.length === 3);
    expect(live.status()).toMatchObject({ state: 'live', delayedMinutes: 15, fault: null });
    expect(notices).toEqual([]);
  });

  it.each([
    ['a plan without sockets', NO_SOCKETS, STUB_KEY, PROVIDER_PLAN.code],
    ['a wrong key', null, 'wrong', PROVIDER_BAD_KEY.code],
  ])(
    '%s: each socket is tried once, and after a quarter of an hour again',
    async (_name, refusal, key, code) => {
      const sockets = [await serve(), await serve()];
      for (const each of sockets) each.refusal = refusal;
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      const { live, notices, until } = stream(sockets, key);
      live.subscribe(['AAPL']);
      await until(() => notices.length === 1);
      expect(live.status()).toMatchObject({ state: 'refused', fault: { code } });
      expect(notices).toEqual([code]);
      expect(sockets.map(({ opened }) => opened.length)).toEqual([1, 1]);
      jest.advanceTimersByTime(14 * 60_000);
      live.subscribe(['MSFT']);
      expect(sockets.map(({ opened }) => opened.length)).toEqual([1, 1]);
      jest.advanceTimersByTime(60_000);
      await sockets[1]!.until(() => sockets[1]!.opened.length === 2);
    },
  );

  it('two servers with a plan of one connection: the older one rests', async () => {
    const server = await serve({ most: 1 });
    const [older, newer] = [stream([server]), stream([server])];
    older.live.subscribe(['AAPL']);
    await server.until(() => server.subscriptions.length === 3);
    newer.live.subscribe(['MSFT']);
    await older.until(() => older.notices.length === 1);
    await server.until(() => server.subscriptions.length === 3);
    expect(older.live.status()).toMatchObject({
      state: 'refused',
      fault: { code: 'PROVIDER_PLAN' },
    });
    expect(server.subscriptions).toContain('T.MSFT');
  });

  it.each([
    ['is reset', (server: PolygonSocket) => server.drop()],
    ['ends in the middle of a frame', (server: PolygonSocket) => server.dropMidFrame()],
    ['breaks the protocol', (server: PolygonSocket) => server.breakProtocol()],
    ['sends a frame of 5 MB', (server: PolygonSocket) => server.sendRaw('x'.repeat(5_000_000))],
  ])('a connection that %s is restored with all symbols', async (_name, fail) => {
    const server = await serve();
    const { live, ticks, notices, until } = stream([server]);
    live.subscribe(['AAPL', 'MSFT']);
    await server.until(() => server.subscriptions.length === 6);
    fail(server);
    await until(() => notices.length === 1);
    live.subscribe(['TSLA']);
    await server.until(() => server.opened.length === 2 && server.subscriptions.length === 9);
    expect(notices).toEqual([PROVIDER_OUTAGE.code, null]);
    server.publish(trade('MSFT', 400));
    await until(() => ticks.length === 1);
    expect(live.status()).toMatchObject({ state: 'live', fault: null });
  });

  it('a server that is down is tried again with longer and longer pauses', async () => {
    const server = await serve();
    server.httpStatus = 503;
    const pauses: number[] = [];
    const notices: unknown[] = [];
    const live = new PolygonStream({
      apiKey: STUB_KEY,
      addresses: [{ url: server.url, delayedMinutes: 0 }],
      random: () => 0.01 * pauses.push(server.opened.length),
      notified: (fault) => notices.push(fault),
    });
    streams.push(live);
    live.subscribe(['AAPL']);
    await server.until(() => server.opened.length === 3);
    expect(live.status()).toMatchObject({ state: 'waiting', fault: { code: 'PROVIDER_OUTAGE' } });
    expect(notices).toHaveLength(1);
    server.httpStatus = null;
    await server.until(() => server.subscriptions.length === 3);
    expect(live.status()).toMatchObject({ state: 'live', fault: null });
  });

  it('a connection whose other end is gone is left after two silent beats', async () => {
    const server = await serve();
    const { live, notices, until } = stream([server]);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
    live.subscribe(['AAPL']);
    await server.until(() => server.subscriptions.length === 3);
    server.isSilent = true;
    jest.advanceTimersByTime(45_000);
    await until(() => notices.length === 1);
    server.isSilent = false;
    await server.until(() => server.opened.length === 2 && server.subscriptions.length === 3);
  });

  it('a message that cannot be read is left out and counted; the others of its frame are read', async () => {
    const server = await serve();
    const { live, ticks, until } = stream([server]);
    live.subscribe(['AAPL']);
    await server.until(() => server.subscriptions.length === 3);
    const frames = [
      'half a fra',
      '{"ev":"T"}',
      'null',
      '[null,7,"x",[]]',
      '[{"ev":"T","sym":"AAPL","p":NaN,"t":1}]',
      JSON.stringify([
        trade('AAPL', -1),
        trade('AAPL', 1e300),
        trade('AAPL', 200, { t: 'tomorrow' }),
        { ev: 'Q', sym: 'AAPL', bp: 201, ap: 200, t: NOON },
        { ev: 'LULD', sym: 'AAPL' },
        trade('AAPL', 200),
      ]),
    ];
    frames.forEach((text) => server.sendRaw(text));
    server.sendRaw(Buffer.from([0, 1, 2]));
    server.publish(trade('AAPL', 201));
    await until(() => ticks.length === 2);
    expect(ticks.map((tick) => tick.kind === 'price' && tick.price)).toEqual([200, 201]);
    // One each for the texts that are no list, four, one, five, and one for the bytes.
    expect(live.status()).toMatchObject({ state: 'live', ignored: 4 + 4 + 5 + 1 });
    expect(server.opened).toHaveLength(1);
  });

  it('the last symbol leaves: its subscription ends at once, the connection after half a minute', async () => {
    const server = await serve();
    const { live } = stream([server]);
    live.subscribe(['AAPL']);
    await server.until(() => server.subscriptions.length === 3);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    live.unsubscribe(['AAPL']);
    jest.advanceTimersByTime(20);
    await server.until(() => server.subscriptions.length === 0);
    expect(server.open).toBe(1);
    jest.advanceTimersByTime(30_000);
    await server.until(() => server.open === 0);
  });

  it('a symbol that leaves and comes back at once makes no message', async () => {
    const server = await serve();
    const { live } = stream([server]);
    live.subscribe(['AAPL', 'MSFT']);
    await server.until(() => server.subscriptions.length === 6);
    live.unsubscribe(['AAPL']);
    live.subscribe(['AAPL', 'TSLA']);
    await server.until(() => server.subscriptions.length === 9);
    expect(server.received.slice(2)).toEqual(['subscribe T.TSLA,Q.TSLA,A.TSLA']);
  });

  it('a key for another address than the provider’s own goes to no socket that is not given', () => {
    const settings = { apiKey: STUB_KEY, random: () => 0, notified: () => undefined };
    const ofProxy = { ...settings, baseUrl: 'https://proxy.example' };
    expect(polygonStream({ ...ofProxy, streamUrl: null })).toBeNull();
    expect(polygonStream({ ...ofProxy, streamUrl: 'wss://proxy.example/stocks' })).not.toBeNull();
    const own = { ...settings, baseUrl: 'https://api.massive.com' };
    expect(polygonStream({ ...own, streamUrl: null })?.status()).toMatchObject({ state: 'idle' });
  });
});
