import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PORTS } from '@toolyard/api';
import type { LivePrices } from '@toolyard/core/market';
import { simulatedMarket } from '@toolyard/simulated-market';
import { signInOperator, type Operator } from '../support/operators.ts';
import { NO_SOCKETS, PolygonSocket } from '../support/polygon-socket.ts';
import { PolygonServer, STUB_KEY } from '../support/polygon-server.ts';
import { openStream, type QuoteStream } from '../support/quote-stream.ts';
import { bearer, newKey, openTestApi, type TestApi } from '../support/test-api.ts';

/** A Friday, 12:34:56 in New York. */
const NOON = Date.parse('2026-11-20T17:34:56Z');
const clock = { now: () => NOON };

describe('live prices of a provider, from its socket to browsers', () => {
  let rest: PolygonServer;
  let socket: PolygonSocket;
  let api: TestApi;
  let operator: Operator;
  const open: QuoteStream[] = [];

  const listen = async (symbols: string): Promise<QuoteStream> => {
    const stream = await openStream(api, symbols);
    open.push(stream);
    return stream;
  };
  const storeKey = (): Promise<unknown> =>
    api.call
      .put('/api/admin/market/key')
      .set({ ...bearer(operator), ...newKey() })
      .send({ provider: 'polygon', plan: 'paid', secret: STUB_KEY })
      .expect(200);
  const removeKey = (): Promise<unknown> =>
    api.call
      .delete('/api/admin/market/key')
      .set({ ...bearer(operator), ...newKey() })
      .expect(204);
  const trade = (sym: string, p: number, t = NOON) => socket.publish({ ev: 'T', sym, p, t });

  beforeAll(async () => {
    rest = await new PolygonServer({
      source: simulatedMarket({ seed: 'live', clock }),
      clock,
    }).start();
    socket = await new PolygonSocket().start();
    api = await openTestApi({
      environment: {
        CLOCK: 'manual',
        POLYGON_BASE_URL: rest.baseUrl,
        POLYGON_STREAM_URL: socket.url,
      },
    });
    await api.call
      .post('/api/test/clock')
      .send({ now: new Date(NOON).toISOString() })
      .expect(204);
    operator = await signInOperator(api, 'superadmin');
    await storeKey();
  }, 60_000);
  afterEach(async () => {
    open.splice(0).forEach((stream) => stream.close());
    await socket.until(() => socket.subscriptions.length === 0);
  });
  afterAll(async () => {
    await api?.close();
    await socket?.stop();
    await rest?.stop();
  });

  it('ten browsers on one symbol are one subscription, which ends with the last of them', async () => {
    const streams = await Promise.all(Array.from({ length: 10 }, () => listen('SPY')));
    await Promise.all(streams.map((stream) => stream.events(1)));
    await socket.until(() => socket.subscriptions.length === 3);
    expect(socket.subscriptions).toEqual(['A.SPY', 'Q.SPY', 'T.SPY']);
    streams.slice(1).forEach((stream) => stream.close());
    const [last] = streams as [QuoteStream];
    const [first] = await last.events(1);
    trade('SPY', first!.price + 1);
    await last.events(2);
    expect(socket.subscriptions).toHaveLength(3);
    last.close();
    await socket.until(() => socket.subscriptions.length === 0);
    expect(socket.received.filter((text) => text.includes('T.SPY'))).toHaveLength(2);
    expect(socket.opened).toHaveLength(1);
  });

  it('a trade reaches each browser that shows its symbol, with its source and its change', async () => {
    const [spy, both] = [await listen('SPY'), await listen('SPY,AAPL')];
    const [first] = await spy.events(1);
    await both.events(2);
    await socket.until(() => socket.subscriptions.length === 6);
    const price = Math.round(first!.price * 101) / 100;
    trade('SPY', price);
    const [, event] = await spy.events(2);
    expect(event).toMatchObject({
      symbol: 'SPY',
      price,
      at: new Date(NOON).toISOString(),
      meta: { provider: 'polygon', simulated: false, delayedMinutes: 0, stale: false },
    });
    expect((await both.events(3)).at(-1)).toMatchObject({ symbol: 'SPY', price });
    expect(spy.text()).not.toContain(STUB_KEY);
    expect(api.container.get<LivePrices>(PORTS.livePrices).status()).toMatchObject({
      state: 'live',
      ignored: 0,
    });
  });

  it('a connection that breaks is restored with the symbols of all streams, which stay open', async () => {
    const stream = await listen('SPY,MSFT');
    const events = await stream.events(2);
    await socket.until(() => socket.subscriptions.length === 6);
    const opened = socket.opened.length;
    socket.dropMidFrame();
    await socket.until(() => socket.opened.length > opened && socket.subscriptions.length === 6);
    const { price } = events.find(({ symbol }) => symbol === 'MSFT')!;
    trade('MSFT', price + 1);
    expect((await stream.events(3)).at(-1)).toMatchObject({ symbol: 'MSFT', price: price + 1 });
    expect(stream.answer.destroyed).toBe(false);
  });

  it('while the plan has no socket the same stream has the prices that are read', async () => {
    socket.refusal = NO_SOCKETS;
    socket.drop();
    const stream = await listen('TSLA');
    const [event] = await stream.events(1);
    expect(event).toMatchObject({
      symbol: 'TSLA',
      meta: { provider: 'polygon', simulated: false, stale: false },
    });
    await socket.until(() => socket.received.at(-1) === 'auth' && socket.open === 0);
    socket.refusal = null;
    // Another key opens a socket of its own at once.
    await removeKey();
    await storeKey();
  });

  it('a key that is removed and entered again: the open stream goes on with the prices that are in force', async () => {
    const stream = await listen('SPY');
    const sources = async (count: number) =>
      (await stream.events(count)).map(({ meta }) => meta.provider);
    expect(await sources(1)).toEqual(['polygon']);
    await socket.until(() => socket.subscriptions.length === 3);
    await removeKey();
    await socket.until(() => socket.open === 0);
    expect(await sources(2)).toEqual(['polygon', 'simulated']);
    await storeKey();
    expect((await sources(3)).at(-1)).toBe('polygon');
    await socket.until(() => socket.subscriptions.length === 3);
    const [first] = await stream.events(1);
    trade('SPY', first!.price + 1);
    expect((await stream.events(4)).at(-1)).toMatchObject({ price: first!.price + 1 });
  });
});
