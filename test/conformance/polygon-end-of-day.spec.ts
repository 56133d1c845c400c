import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { polygonMarket, type PolygonMarket } from '@toolyard/polygon';
import { simulatedMarket } from '@toolyard/simulated-market';
import { PolygonServer, STUB_KEY } from '../support/polygon-server.ts';

/** Monday 2026-01-05, 10:00 in New York; the session before closed on Friday. */
const OPEN = Date.UTC(2026, 0, 5, 15);
const FRIDAY_CLOSE = Date.UTC(2026, 0, 2, 21);
const MONDAY_CLOSE = Date.UTC(2026, 0, 5, 21);
const HOUR = 3_600_000;

describe('a plan with closes only', () => {
  const clock = { at: OPEN, now: () => clock.at };
  let server: PolygonServer;
  let market: PolygonMarket;

  beforeAll(async () => {
    const source = simulatedMarket({ seed: 'closes', clock });
    server = await new PolygonServer({ source, clock, plan: 'basic' }).start();
  });
  beforeEach(() => {
    clock.at = OPEN;
    server.requests.length = 0;
    market = polygonMarket({ baseUrl: server.baseUrl, apiKey: STUB_KEY, clock });
  });
  afterAll(() => server.stop());

  const requestsOf = (part: string) => server.requests.filter((each) => each.includes(part));

  it('quotes and sessions are of the last close, and say so', async () => {
    for (const { meta } of [await market.quotes.quotes(['SPY']), await market.market.stockDays()])
      expect(meta).toMatchObject({ asOf: FRIDAY_CLOSE, delayedMinutes: 24 * 60, stale: false });
  });

  it('snapshots that the plan does not have are requested once an hour', async () => {
    for (let minute = 0; minute < 60; minute++) {
      clock.at = OPEN + minute * 60_000;
      await market.quotes.quotes(['SPY', 'AAPL']);
    }
    expect(requestsOf('/v3/snapshot')).toHaveLength(1);
    clock.at = OPEN + HOUR;
    await market.quotes.quotes(['SPY']);
    expect(requestsOf('/v3/snapshot')).toHaveLength(2);
  });

  it('the running session is requested once until its close, and its close is found after it', async () => {
    for (let hour = 0; hour < 6; hour++) {
      clock.at = OPEN + hour * HOUR;
      await market.market.stockDays();
    }
    expect(requestsOf('/grouped/locale/us/market/stocks/2026-01-05')).toHaveLength(1);
    clock.at = OPEN + 24 * HOUR;
    const { meta } = await market.market.stockDays();
    expect(meta.asOf).toBe(MONDAY_CLOSE);
  });
});
