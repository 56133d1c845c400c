import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { alpacaMarket } from '@toolyard/alpaca';
import type { MarketSource } from '@toolyard/core/options/chain';

/** Monday evening, after the close. */
const NOW = Date.parse('2026-11-23T22:00:00Z');
const requests: string[] = [];

let server: Server;
let source: MarketSource;

const bar = { t: '2026-11-23T05:00:00Z', o: 21, h: 22, l: 20, c: 21.5, v: 100 };

/** Names of preferred shares as the provider writes them: https://docs.alpaca.markets, `BAC.PRL`. */
const answer = (path: string): unknown => {
  if (path.startsWith('/v2/assets'))
    return [{ symbol: 'BAC.PRL', name: 'Bank of America Series L', exchange: 'NYSE' }];
  if (path.startsWith('/v2/stocks/snapshots'))
    return { 'BAC.PRL': { latestTrade: { t: '2026-11-23T20:59:00Z', p: 21.5 }, dailyBar: bar } };
  if (path.startsWith('/v2/stocks/BAC.PRL/bars'))
    return { symbol: 'BAC.PRL', bars: [bar], next_page_token: null };
  return { bars: [], next_page_token: null };
};

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer(request.url ?? '')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  source = alpacaMarket({
    ...{ keyId: 'k', secretKey: 's', clock: { now: () => NOW } },
    ...{ dataUrl: url, tradingUrl: url },
  });
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

it('a preferred share has the ticker that it has at every other provider', async () => {
  expect(await source.market.knows('BACpL')).toBe(true);
  const { value: quotes } = await source.quotes.quotes(['BACpL']);
  expect(quotes).toMatchObject([{ symbol: 'BACpL', price: 21.5 }]);
  const days = { from: '2026-11-23', to: '2026-11-23', timespan: 'day', multiplier: 1 } as const;
  const { value: bars } = await source.market.bars({ symbol: 'BACpL', ...days, adjusted: false });
  expect(bars).toMatchObject([{ close: 21.5 }]);
  expect(requests.filter((url) => url.includes('BACpL'))).toEqual([]);
});
