import { FakeLivePrices } from '@toolyard/memory';
import { PolygonStream } from '@toolyard/polygon';
import { SwitchedLivePrices } from '@toolyard/relay';
import { PolygonSocket } from '../support/polygon-socket.ts';
import { STUB_KEY } from '../support/polygon-server.ts';
import { livePricesConformance, type LivePricesCase } from './live-prices.suite.ts';

const NOON = Date.UTC(2026, 10, 20, 17);

const fakeCase = (): LivePricesCase => {
  const live = new FakeLivePrices();
  return {
    live,
    provider: 'listed',
    subscribed: () => Promise.resolve(),
    send: (symbol, price) => live.send({ kind: 'price', symbol, price, at: NOON }),
    close: () => live.close(),
  };
};

async function polygonCase(): Promise<LivePricesCase> {
  const server = await new PolygonSocket({ channels: ['AM'] }).start();
  const live = new PolygonStream({
    apiKey: STUB_KEY,
    addresses: [{ url: server.url, delayedMinutes: 0 }],
    random: () => 0,
    notified: () => undefined,
  });
  return {
    live,
    provider: 'polygon',
    subscribed: (symbols) =>
      server.until(
        () => server.subscriptions.join() === symbols.map((each) => `AM.${each}`).join(),
      ),
    send: (sym, c) => server.publish({ ev: 'AM', sym, c, e: NOON }),
    close: async () => {
      await live.close();
      await server.stop();
    },
  };
}

livePricesConformance('FakeLivePrices', fakeCase);
livePricesConformance('PolygonStream', polygonCase);
livePricesConformance('SwitchedLivePrices', async () => {
  const { live, ...rest } = fakeCase();
  const switched = new SwitchedLivePrices();
  await switched.use(live);
  return { live: switched, ...rest };
});
