/**
 * `npm run test:alert-storm`: three servers on one database and a provider whose prices the test moves. Servers are killed
 * in the middle of their checks and started again. Each crossing makes exactly one notice. Prints its figures.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AlertRule } from '@toolyard/core/options/alerts';
import type { StockQuotes } from '@toolyard/core/market';
import { randomNumbers } from '@toolyard/core/shared';
import { openDatabase, type Database } from '@toolyard/postgres';
import { simulatedMarket } from '@toolyard/simulated-market';
import { anAlert, crossingsOf, noticeCounts } from '../conformance/alert-records.ts';
import { aUser, NOON } from '../conformance/repository-records.ts';
import { SEED } from '../properties/seed.ts';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { has } from '../support/needs.ts';
import { PolygonServer, STUB_KEY } from '../support/polygon-server.ts';
import { freshPostgres, type FreshPostgres } from '../support/postgres.ts';

const SERVERS = 3;
const USERS = 4;
const ALERTS = 300;
/** Of the prices; `npm run test:alert-storm -- --count 4` takes four. */
const STEPS = Number(process.env.TEST_COUNT) || 12;
const SYMBOLS = ['SPY', 'AAPL', 'MSFT', 'NVDA', 'TSLA', 'AMZN', 'META', 'GOOGL', 'AMD', 'QQQ'];
/** As long as a price alert waits for its next check, and shorter than a server keeps a price. */
const TICK = 10_000;
/** A little more than the time between two runs of the job. */
const RUN_MS = 6_000;
/** Monday 2026-01-05, 10:00 in New York. */
const BEGIN = Date.UTC(2026, 0, 5, 15);

const random = randomNumbers(SEED);

let now = BEGIN;
let step = 0;
const clock = { now: () => now };
const simulated = simulatedMarket({ seed: 'storm', clock });
const bases = new Map<string, number>();

/** Up to a percent around the price at the beginning, other for each symbol. */
const priceAt = (symbol: string, at: number): number => {
  const i = SYMBOLS.indexOf(symbol);
  const base = bases.get(symbol) ?? 0;
  return Number((base * (1 + Math.sin(1 + i * 1.7 + at * (1 + (i % 5))) / 100)).toFixed(2));
};

const quotes: StockQuotes = {
  knows: (symbol) => simulated.quotes.knows(symbol),
  quotes: async (symbols) => {
    const { value, meta } = await simulated.quotes.quotes(symbols);
    const moved = value.map((quote) => {
      if (!SYMBOLS.includes(quote.symbol)) return quote;
      return { ...quote, price: priceAt(quote.symbol, step), bid: null, ask: null, at: now };
    });
    return { value: moved, meta };
  },
};

/** How many notices an alert makes on the way of its symbol. */
function noticesOf(rule: AlertRule): number {
  const path = Array.from({ length: STEPS }, (_, at) => priceAt(rule.subject, at));
  const crossings = crossingsOf(rule, path);
  return rule.repeat === 'once' ? Math.min(1, crossings) : crossings;
}

let postgres: FreshPostgres;
let provider: PolygonServer;
let database: Database;
const servers: AppServer[] = [];
let environment: Record<string, string>;

async function start(at: number): Promise<void> {
  servers[at] = await startApp(environment);
  await setClock(servers[at]);
}

const setClock = ({ url }: AppServer): Promise<Response> =>
  fetch(`${url}/api/test/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now: new Date(now).toISOString() }),
  });

beforeAll(async () => {
  postgres = (await freshPostgres())!;
  for (const { symbol, price } of (await simulated.quotes.quotes(SYMBOLS)).value)
    bases.set(symbol, price);
  const source = { ...simulated, quotes };
  provider = await new PolygonServer({ source, clock }).start();
  environment = {
    CLOCK: 'manual',
    DATABASE_URL: postgres.url,
    DATA_DIR: temporaryFolder('toolyard-alert-storm'),
    MARKET_PROVIDER: 'polygon',
    MARKET_PLAN: 'paid',
    POLYGON_API_KEY: STUB_KEY,
    POLYGON_BASE_URL: provider.baseUrl,
  };
  database = await openDatabase({ databaseUrl: postgres.url, maxWaitMs: 30_000 });
  for (let at = 0; at < SERVERS; at++) await start(at);
}, 300_000);

afterAll(async () => {
  for (const server of servers) await server.stop('SIGKILL');
  await database?.close();
  await provider?.stop();
  await postgres?.drop();
});

(has('PostgreSQL') ? it : it.skip)(
  'OS-05 three servers, some of them killed in the middle of a check: one notice per crossing',
  async () => {
    const users = Array.from({ length: USERS }, () => aUser({ emailVerifiedAt: NOON }));
    const alerts = Array.from({ length: ALERTS }, (_, i) => {
      const symbol = SYMBOLS[i % SYMBOLS.length]!;
      const threshold = Number(((bases.get(symbol) ?? 0) * (0.996 + (i % 7) / 1000)).toFixed(2));
      return anAlert(users[i % USERS]!.id, {
        condition: { kind: 'price', symbol, direction: i % 4 === 3 ? 'below' : 'above', threshold },
        repeat: i % 6 === 5 ? 'once' : 'each',
        subject: symbol,
        dueAt: BEGIN,
      });
    });
    await database.unitOfWork.run(async (all) => {
      for (const user of users) await all.users.add(user);
      for (const alert of alerts) await all.alerts.add(alert);
    });
    const isSettled = (rule: AlertRule): boolean =>
      rule.phase === 'done' || rule.value === priceAt(rule.subject, step);
    const begun = performance.now();
    let kills = 0;
    for (step = 0; step < STEPS; step++) {
      for (let ticks = 0; ; ticks++) {
        now += TICK;
        await Promise.all(servers.map(setClock));
        if (step % 2 === 1 && ticks === 0) {
          // As the first prices are requested, an alert is taken and not stored yet.
          const before = provider.requests.length;
          const until = Date.now() + RUN_MS;
          while (provider.requests.length === before && Date.now() < until) await pause(1);
          const victim = Math.floor(random() * SERVERS);
          kills++;
          await servers[victim]!.stop('SIGKILL');
          await start(victim);
        } else await pause(RUN_MS);
        const { alerts: reader } = database.readers;
        const stored = await Promise.all(users.map(({ id }) => reader.listOwned(id)));
        if (stored.flat().every(isSettled)) break;
        expect(ticks).toBeLessThan(20);
      }
    }
    const { notices } = database.readers;
    const counts = await Promise.all(users.map(({ id }) => noticeCounts(notices, id)));
    const found = new Map(counts.flatMap((each) => [...each]));
    const expected = alerts.map(noticesOf);
    const figures = {
      ...{ servers: SERVERS, alerts: ALERTS, steps: STEPS, kills },
      crossings: expected.reduce((sum, each) => sum + each, 0),
      notices: [...found.values()].reduce((sum, each) => sum + each, 0),
      seconds: Math.round((performance.now() - begun) / 1000),
    };
    console.log(JSON.stringify(figures));
    expect(alerts.map(({ id }) => found.get(id) ?? 0)).toEqual(expected);
    expect(figures.crossings).toBeGreaterThan((ALERTS * STEPS) / 12);
  },
  900_000,
);
