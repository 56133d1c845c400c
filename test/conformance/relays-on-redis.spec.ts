import type { MarketSource } from '@toolyard/core/options/chain';
import { setTimeout as pause } from 'node:timers/promises';
import { openSharedLimiter, openSharedValues } from '@toolyard/redis';
import { afterEach, describe, expect, it } from '@jest/globals';
import { PROVIDER_RATE, type Sourced } from '@toolyard/core/market';
import { DomainError } from '@toolyard/core/shared';
import { budgetRule, CallBudget, relayMarket } from '@toolyard/relay';
import { has } from '../support/needs.ts';
import { startRedis, type RunningRedis } from '../support/redis-server.ts';
import { MARKET_SCREEN, ScriptedProvider } from '../support/scripted-provider.ts';

/** Monday 2026-01-05, 10:00 in New York, plus the time that passes. */
const OPEN = Date.UTC(2026, 0, 5, 15);
const DAY = 86_400_000;
const opened: { close(): void | Promise<void> }[] = [];

async function redis(): Promise<RunningRedis> {
  const server = await startRedis();
  if (server === null) throw new Error('no redis found');
  opened.push({ close: server.stop });
  return server;
}

/** The clock of both servers. */
const clock = { offset: OPEN - Date.now(), now: () => Date.now() + clock.offset };

/** A server's relay over the provider, with the cache and the budget of this Redis. */
async function relayOn(
  url: string,
  provider: ScriptedProvider,
  callsPerMinute: number,
): Promise<MarketSource> {
  const rule = budgetRule(callsPerMinute);
  const limiter = await openSharedLimiter({
    url,
    keyPrefix: `provider with ${callsPerMinute}`,
    ...rule,
    isStrict: true,
    notified: () => undefined,
  });
  const shared = await openSharedValues(url);
  opened.push(limiter, shared);
  const budget = new CallBudget(limiter, rule, clock);
  const server = new ScriptedProvider(clock, provider);
  server.permit = () => budget.take();
  return relayMarket(server.source, {
    provider: 'listed',
    clock,
    random: () => 0,
    shared,
    budget,
    notified: () => undefined,
  });
}

const settled = (calls: readonly Promise<Sourced<unknown>>[]) =>
  Promise.all(calls.map((call) => call.catch((fault: unknown) => fault as DomainError)));

/** Every part of the market screen of many users at once, on servers in turn. */
const screens = (servers: readonly MarketSource[], users: number) =>
  settled(
    Array.from({ length: users }, (_user, i) =>
      MARKET_SCREEN.map(([, part]) => part(servers[i % servers.length]!)),
    ).flat(),
  );

(has('Redis') ? describe : describe.skip)('two relays on one Redis', () => {
  afterEach(async () => {
    for (const each of opened.splice(0).reverse()) await each.close();
  });

  it('10,000 cold calls on both at once make one upstream call', async () => {
    const { url } = await redis();
    const provider = new ScriptedProvider(clock);
    const servers = await Promise.all([1, 2].map(() => relayOn(url, provider, 600)));
    const calls = Array.from({ length: 10_000 }, (_call, i) =>
      servers[i % 2]!.market.details('SPY'),
    );
    const answers = await settled(calls);
    expect(provider.requests).toHaveLength(1);
    expect(answers.filter((answer) => answer instanceof DomainError)).toEqual([]);
  });

  it('a server that starts anew has the answers of the other', async () => {
    const { url } = await redis();
    const provider = new ScriptedProvider(clock);
    const first = await relayOn(url, provider, 600);
    const answers = await screens([first], 1);
    const made = provider.requests.length;
    const second = await relayOn(url, provider, 600);
    const valuesOf = (all: readonly (Sourced<unknown> | DomainError)[]) =>
      all.map((each) => (each instanceof DomainError ? each : each.value));
    expect(valuesOf(await screens([second], 1))).toEqual(valuesOf(answers));
    expect(provider.requests).toHaveLength(made);
  });

  it('500 users cold on five calls a minute: five upstream calls, and the rest are told to wait', async () => {
    const { url } = await redis();
    const provider = new ScriptedProvider(clock);
    const servers = await Promise.all([1, 2].map(() => relayOn(url, provider, 5)));
    const answers = await screens(servers, 500);
    expect(provider.requests).toHaveLength(5);
    const faults = answers.filter((answer) => answer instanceof DomainError);
    expect([...new Set(faults.map(({ code }) => code))]).toEqual([PROVIDER_RATE.code]);
    expect(answers.length - faults.length).toBe(5 * 500);
  });

  it('500 users warm, every part due: five upstream calls at most and no error', async () => {
    const { url } = await redis();
    const provider = new ScriptedProvider(clock);
    const servers = await Promise.all([1, 2].map(() => relayOn(url, provider, 5)));
    const generous = await relayOn(url, provider, 60);
    await screens([generous], 1);
    clock.offset += 2 * DAY;
    const made = provider.requests.length;
    const answers = await screens(servers, 500);
    await pause(1_000);
    answers.push(...(await screens(servers, 500)));
    expect(answers.filter((answer) => answer instanceof DomainError)).toEqual([]);
    expect(provider.requests.length - made).toBeLessThanOrEqual(5);
    expect(provider.requests.length).toBeGreaterThan(made);
  });

  it('429 on one server stops the calls of the other', async () => {
    const { url } = await redis();
    const provider = new ScriptedProvider(clock);
    const [one, two] = await Promise.all([1, 2].map(() => relayOn(url, provider, 5)));
    provider.reply = () => 429;
    await settled([one!.market.details('SPY')]);
    provider.reply = () => 200;
    const [refused] = await settled([two!.market.details('AAPL')]);
    expect(refused).toMatchObject({ code: PROVIDER_RATE.code });
    expect(provider.requests).toHaveLength(1);
  });

  it('Redis that goes away: each relay goes on by itself', async () => {
    const server = await redis();
    const provider = new ScriptedProvider(clock);
    const source = await relayOn(server.url, provider, 60);
    await settled([source.market.details('SPY')]);
    await server.stop();
    const [warm, cold] = await settled([
      source.market.details('SPY'),
      source.market.details('AAPL'),
    ]);
    expect(warm).toHaveProperty('value.ticker', 'SPY');
    expect(cold).toHaveProperty('value.ticker', 'AAPL');
  });
});
