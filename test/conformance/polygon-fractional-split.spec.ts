import { expect, it } from '@jest/globals';
import { polygonMarket } from '@toolyard/polygon';
import { simulatedMarket } from '@toolyard/simulated-market';
import { PolygonServer, STUB_KEY } from '../support/polygon-server.ts';
import { withSplit } from '../support/split-market.ts';

const clock = { now: () => Date.parse('2026-11-20T17:34:56Z') };

it('a split into 1.0345 shares is kept, as 2069 for 2000', async () => {
  const split = { symbol: 'AAPL', date: '2026-11-09', ratio: 1.0345 } as const;
  const source = withSplit(simulatedMarket({ seed: 'any', clock }), split);
  const server = await new PolygonServer({ source, clock }).start();
  const { actions } = polygonMarket({
    ...{ baseUrl: server.baseUrl, apiKey: STUB_KEY, clock, deadlineMs: 60_000 },
  });
  const query = { symbol: 'AAPL', from: '2026-11-09', to: '2026-11-09' } as const;
  const { value, meta } = await actions.actions(query);
  await server.stop();
  const expected = { kind: 'split', symbol: 'AAPL', exDate: '2026-11-09', from: 2000, to: 2069 };
  expect([value, meta.partial]).toEqual([[expected], false]);
});

it('the close of the session before a split is the one that was traded', async () => {
  const split = { symbol: 'AAPL', date: '2026-11-20', ratio: 4 } as const;
  const natural = simulatedMarket({ seed: 'any', clock });
  const server = await new PolygonServer({ source: withSplit(natural, split), clock }).start();
  const { tape } = polygonMarket({
    ...{ baseUrl: server.baseUrl, apiKey: STUB_KEY, clock, deadlineMs: 60_000 },
  });
  const [close, traded] = await Promise.all(
    [tape, natural.tape].map((each) => each.previousClose('AAPL', [])),
  );
  await server.stop();
  expect(close).toEqual(traded);
});
