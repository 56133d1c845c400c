/**
 * Fake timers reach only what Jest has loaded.
 *
 * @jest-environment ./test/jest.node-env.mjs
 */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  PROVIDER_OUTAGE,
  PROVIDER_RATE,
  PROVIDER_TIMEOUT,
  SYMBOL_UNKNOWN,
  type Sourced,
} from '@toolyard/core/market';
import type { MarketSource } from '@toolyard/core/options/chain';
import { DomainError, type CalendarDate } from '@toolyard/core/shared';
import { budgetRule, CallBudget, relayMarket } from '@toolyard/relay';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { MARKET_SCREEN, RETRY_AFTER, ScriptedProvider } from '../support/scripted-provider.ts';

/** Monday 2026-01-05, 10:00 in New York: the market is open. */
const OPEN = Date.UTC(2026, 0, 5, 15);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const clock = { now: () => Date.now() };
const random = () => 0.5;

let provider: ScriptedProvider;
let notices: string[];

beforeEach(() => {
  jest.useFakeTimers({ now: OPEN, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  provider = new ScriptedProvider(clock);
  notices = [];
});
afterEach(() => {
  jest.useRealTimers();
});

const notified = (endpoint: string, fault: DomainError | null): void =>
  void notices.push(`${endpoint}: ${fault?.code ?? 'back'}`);
const relayed = (budget: CallBudget | null = null): MarketSource =>
  relayMarket(provider.source, {
    provider: 'listed',
    clock,
    random,
    shared: null,
    budget,
    notified,
  });

/** The relay with a budget of so many calls a minute. */
function budgeted(callsPerMinute: number): MarketSource {
  const rule = budgetRule(callsPerMinute);
  const budget = new CallBudget(new RateLimiterMemory(rule), rule, clock);
  provider.permit = () => budget.take();
  return relayed(budget);
}

/** The outcome of a call while the clock runs; it must end within the time. */
async function outcome<T>(call: Promise<T>, within = 8_000): Promise<T | DomainError> {
  const settled = call.catch((fault: unknown) => fault as DomainError);
  let ended = false;
  void settled.then(() => (ended = true));
  for (let passed = 0; !ended && passed <= within; passed += 50)
    await jest.advanceTimersByTimeAsync(50);
  if (!ended) throw new Error(`the call took longer than ${within} ms`);
  return settled;
}

const value = async <T>(call: Promise<Sourced<T>>): Promise<Sourced<T>> => {
  const answer = await outcome(call);
  if (answer instanceof DomainError) throw answer;
  return answer;
};

/** Every part of the market screen, one after the other, until all are cached. */
async function warm(source: MarketSource): Promise<void> {
  for (const [, part] of MARKET_SCREEN)
    while ((await outcome(part(source))) instanceof DomainError)
      await jest.advanceTimersByTimeAsync(12 * SECOND);
}

describe('calls that are equal', () => {
  it('10,000 cold calls at once make one upstream call', async () => {
    const { market } = relayed();
    const calls = Array.from({ length: 10_000 }, () => market.details('AAPL'));
    await outcome(Promise.all(calls));
    expect(provider.requests).toHaveLength(1);
    expect(new Set(await Promise.all(calls.map(async (call) => (await call).value))).size).toBe(1);
  });

  it('a search is the same in any case and spacing, and for any limit', async () => {
    const { market } = relayed();
    for (const text of ['Corporation', ' corporation ', 'CORPORATION'])
      for (const limit of [1, 3]) {
        const { value: hits } = await value(market.search({ text, limit }));
        expect(hits).toHaveLength(limit);
      }
    expect(provider.requests).toHaveLength(1);
  });

  it('quotes of different lists share the answers of their symbols, and one call for what is missing', async () => {
    const { quotes } = relayed();
    await value(quotes.quotes(['SPY', 'AAPL', 'MSFT']));
    const { value: found } = await value(quotes.quotes(['NVDA', 'AAPL', 'TSLA']));
    expect(found.map(({ symbol }) => symbol)).toEqual(['NVDA', 'AAPL', 'TSLA']);
    expect(provider.requests.map(({ endpoint }) => endpoint)).toEqual(['quotes', 'quotes']);
  });

  it('daily bars of spans within a year share one call, and stand in on the next day', async () => {
    const { market } = relayed();
    const days = { symbol: 'SPY', timespan: 'day', multiplier: 1, adjusted: true } as const;
    const span = (from: CalendarDate, to: CalendarDate) =>
      value(market.bars({ ...days, from, to }));
    const { value: all } = await span('2025-12-01', '2026-01-05');
    const { value: some } = await span('2026-01-03', '2026-01-04');
    expect(some).toEqual(all.slice(1));
    expect((await span('2026-01-05', '2026-01-04')).value).toEqual([]);
    expect(provider.requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(24 * HOUR);
    provider.reply = () => 502;
    const next = await span('2025-12-02', '2026-01-06');
    expect(next).toMatchObject({ value: all, meta: { stale: true } });
    await span('2024-01-01', '2024-02-01').catch(() => null);
    expect(provider.requests.length).toBeGreaterThan(2);
  });

  it('a symbol that is none makes no call', async () => {
    const { market, chains } = relayed();
    for (const symbol of ['', 'aapl', '../v3/reference', 'A'.repeat(50), 'MSFT@2021-11-22', '💥']) {
      expect(await outcome(market.details(symbol))).toMatchObject({ code: SYMBOL_UNKNOWN.code });
      expect(await outcome(chains.expiries(symbol))).toMatchObject({ code: SYMBOL_UNKNOWN.code });
      expect(await market.knows(symbol)).toBe(false);
    }
    expect(provider.requests).toEqual([]);
  });
});

describe('ages', () => {
  it('a price is fresh for 15 s in the session, then one call replaces it', async () => {
    const { market } = relayed();
    const first = await value(market.stockDays());
    expect(first.meta).toMatchObject({ stale: false, provider: 'listed' });
    await jest.advanceTimersByTimeAsync(14 * SECOND);
    await value(market.stockDays());
    expect(provider.requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2 * SECOND);
    const second = await value(market.stockDays());
    expect(provider.requests).toHaveLength(2);
    expect(second.meta.stale).toBe(false);
    expect(second.meta.asOf).toBeGreaterThan(first.meta.asOf);
  });

  it('a slow refresh does not hold up a caller: after 750 ms the stale answer stands in', async () => {
    const { market } = relayed();
    const first = await value(market.stockDays());
    await jest.advanceTimersByTimeAsync(MINUTE);
    provider.reply = () => ({ after: 3_000 });
    const called = Date.now();
    const stale = await value(market.stockDays());
    expect(Date.now() - called).toBeLessThanOrEqual(800);
    expect(stale.meta).toMatchObject({ stale: true, asOf: first.meta.asOf });
    await jest.advanceTimersByTimeAsync(3 * SECOND);
    expect((await value(market.stockDays())).meta.stale).toBe(false);
    expect(provider.requests).toHaveLength(2);
  });

  it('an unknown symbol is remembered for less than a minute, since the provider may err', async () => {
    const { market } = relayed();
    expect(await outcome(market.details('NONE'))).toMatchObject({ code: SYMBOL_UNKNOWN.code });
    await jest.advanceTimersByTimeAsync(45 * SECOND);
    expect(await outcome(market.details('NONE'))).toMatchObject({ code: SYMBOL_UNKNOWN.code });
    expect(provider.requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(15 * SECOND);
    await outcome(market.details('NONE'));
    expect(provider.requests).toHaveLength(2);
  });

  it('a known symbol that the provider suddenly denies stands as a stale one, for it may err', async () => {
    const { market } = relayed();
    const first = await value(market.stockDays());
    await jest.advanceTimersByTimeAsync(MINUTE);
    provider.reply = () => 404;
    for (let call = 0; call < 3; call++) {
      const denied = await value(market.stockDays());
      expect(denied).toEqual({ ...first, meta: { ...denied.meta, stale: true } });
    }
    expect(provider.requests).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(MINUTE);
    provider.reply = () => 200;
    expect((await value(market.stockDays())).meta.stale).toBe(false);
  });

  it('a provider that cannot tell whether it knows a symbol is asked for it all the same', async () => {
    provider.reply = () => 502;
    const { market } = relayed();
    expect(await outcome(market.knows('AAPL'))).toBe(true);
    expect(await outcome(market.details('AAPL'))).toMatchObject({ code: PROVIDER_OUTAGE.code });
  });
});

describe('a failing provider', () => {
  it('an outage is tried once more, then not for 5 to 10 s', async () => {
    provider.reply = () => 502;
    const { market } = relayed();
    for (let i = 0; i < 20; i++)
      expect(await outcome(market.details('AAPL'))).toMatchObject({ code: PROVIDER_OUTAGE.code });
    expect(provider.requests).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(10 * SECOND);
    await outcome(market.details('AAPL'));
    expect(provider.requests).toHaveLength(4);
  });

  it('one failure is not seen: the second try answers', async () => {
    provider.reply = () => (provider.requests.length === 1 ? 502 : 200);
    expect((await value(relayed().market.details('AAPL'))).meta.stale).toBe(false);
  });

  it('a call that hangs ends within eight seconds, and so does one for which others wait', async () => {
    provider.reply = () => 'hang';
    const { market } = relayed();
    const called = Date.now();
    const calls = Array.from({ length: 50 }, () => market.details('AAPL'));
    const ended = await outcome(Promise.allSettled(calls));
    expect(ended).toHaveLength(50);
    await expect(calls[0]).rejects.toMatchObject({ code: PROVIDER_TIMEOUT.code });
    expect(Date.now() - called).toBeLessThanOrEqual(8_000);
  });

  it('five failures open the breaker of the endpoint alone; after 15 s one call tries it, and success closes it', async () => {
    provider.reply = (endpoint) => (endpoint === 'details' ? 502 : 200);
    const { market, news } = relayed();
    for (const symbol of ['SPY', 'AAPL', 'MSFT', 'NVDA', 'TSLA'])
      await outcome(market.details(symbol));
    expect(provider.requests).toHaveLength(10);
    expect(await outcome(market.details('QQQ'))).toMatchObject({ code: PROVIDER_OUTAGE.code });
    expect(provider.requests).toHaveLength(10);
    expect(await outcome(news.news({ symbol: null, limit: 5 }))).toHaveProperty('value');

    await jest.advanceTimersByTimeAsync(16 * SECOND);
    provider.reply = () => 200;
    const before = provider.requests.length;
    const tries = await outcome(
      Promise.allSettled([market.details('SPY'), market.details('AAPL'), market.details('MSFT')]),
    );
    expect(provider.requests).toHaveLength(before + 1);
    expect((tries as PromiseSettledResult<unknown>[]).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    await jest.advanceTimersByTimeAsync(10 * SECOND);
    expect(await outcome(market.details('AAPL'))).toHaveProperty('value');
    expect(notices).toEqual([`details: ${PROVIDER_OUTAGE.code}`, 'details: back']);
  });

  it('a day of outage: every warmed part stands, marked stale, with the age it had', async () => {
    const source = relayed();
    await warm(source);
    const before = new Map<string, Sourced<unknown>>();
    for (const [name, part] of MARKET_SCREEN) before.set(name, await value(part(source)));
    const { value: chain } = await value(source.chains.chain('SPY', '2026-02-20'));
    provider.reply = () => 502;
    // Right after the close of the next session everything has become stale.
    await jest.advanceTimersByTimeAsync(OPEN + 31 * HOUR - Date.now());
    for (let hour = 0; hour < 24; hour++) {
      for (const [name, part] of MARKET_SCREEN) {
        const answer = await value(part(source));
        const { value: first, meta } = before.get(name)!;
        expect([name, answer.value]).toEqual([name, first]);
        expect(answer.meta).toMatchObject({ asOf: meta.asOf, stale: true });
      }
      const again = await value(source.chains.chain('SPY', '2026-02-20'));
      expect(again.value).toBe(chain);
      expect(again.meta.stale).toBe(true);
      await jest.advanceTimersByTimeAsync(HOUR);
    }
    provider.reply = () => 200;
    await jest.advanceTimersByTimeAsync(30 * SECOND);
    for (const [name, part] of MARKET_SCREEN)
      expect([name, (await value(part(source))).meta.stale]).toEqual([name, false]);
  });
});

describe('five calls a minute', () => {
  it('500 users who open the market screen cold: five calls a minute, and all parts after a few minutes', async () => {
    const source = budgeted(5);
    const faults = new Set<string>();
    for (let user = 0; user < 500; user++) {
      for (const [, part] of MARKET_SCREEN)
        part(source).catch(({ code }: DomainError) => void faults.add(code));
      await jest.advanceTimersByTimeAsync(MINUTE / 500);
    }
    await jest.advanceTimersByTimeAsync(8 * SECOND);
    expect(provider.mostPerMinute).toBe(5);
    expect([...faults]).toEqual([PROVIDER_RATE.code]);
    await warm(source);
    expect(provider.mostPerMinute).toBe(5);
    expect(new Set(provider.requests.map(({ endpoint }) => endpoint)).size).toBe(5);
  });

  it('500 users who open it warm, every part due: five calls a minute and no error', async () => {
    const source = budgeted(5);
    await warm(source);
    await jest.advanceTimersByTimeAsync(OPEN + 48 * HOUR - Date.now());
    const from = provider.requests.length;
    const answers: Promise<Sourced<unknown>>[] = [];
    for (let user = 0; user < 500; user++) {
      for (const [, part] of MARKET_SCREEN) answers.push(part(source));
      await jest.advanceTimersByTimeAsync(MINUTE / 500);
    }
    await jest.advanceTimersByTimeAsync(8 * SECOND);
    expect(await Promise.all(answers)).toHaveLength(500 * MARKET_SCREEN.length);
    expect(provider.requests.length).toBeGreaterThan(from);
    expect(provider.mostPerMinute).toBeLessThanOrEqual(5);
  });

  it('one of five calls is reserved for those who have no answer yet', async () => {
    const source = budgeted(5);
    for (const symbol of ['SPY', 'AAPL', 'MSFT', 'NVDA', 'TSLA'])
      await value(source.market.previousClose(symbol));
    await jest.advanceTimersByTimeAsync(48 * HOUR);
    const before = provider.requests.length;
    for (const symbol of ['SPY', 'AAPL', 'MSFT', 'NVDA', 'TSLA'])
      await value(source.market.previousClose(symbol));
    expect(provider.requests).toHaveLength(before + 4);
    expect(await outcome(source.market.details('SPY'))).toHaveProperty('value');
  });

  it('a spent budget: the refusal says when to try again, and then it works', async () => {
    const source = budgeted(1);
    await value(source.market.details('SPY'));
    const refused = await outcome(source.market.details('AAPL'));
    expect(refused).toMatchObject({ code: PROVIDER_RATE.code, kind: 'provider' });
    const { retryAt } = refused as DomainError;
    expect(retryAt! - Date.now()).toBeGreaterThan(50 * SECOND);
    await jest.advanceTimersByTimeAsync(retryAt! - Date.now());
    expect(await outcome(source.market.details('AAPL'))).toHaveProperty('value');
  });

  it('a call waits for the budget where that takes less than the deadline', async () => {
    const source = budgeted(1);
    await value(source.market.details('SPY'));
    await jest.advanceTimersByTimeAsync(59 * SECOND);
    expect(await outcome(source.market.details('AAPL'))).toHaveProperty('value');
    expect(provider.mostPerMinute).toBe(1);
  });

  it('a call does not wait so long for the budget that its request would be cut off', async () => {
    const source = budgeted(1);
    await value(source.market.details('SPY'));
    await jest.advanceTimersByTimeAsync(55 * SECOND);
    const refused = await outcome(source.market.details('AAPL'));
    expect(refused).toMatchObject({ code: PROVIDER_RATE.code });
    expect((refused as DomainError).retryAt! - Date.now()).toBeLessThan(30 * SECOND);
  });

  it('429 is not tried again before it is over', async () => {
    provider.reply = () => 429;
    const source = budgeted(5);
    expect(await outcome(source.market.details('SPY'))).toMatchObject({ code: PROVIDER_RATE.code });
    provider.reply = () => 200;
    while (Date.now() < OPEN + RETRY_AFTER - 9 * SECOND) {
      await outcome(source.market.details('AAPL'));
      await jest.advanceTimersByTimeAsync(SECOND);
    }
    expect(provider.requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(20 * SECOND);
    expect(await outcome(source.market.details('AAPL'))).toHaveProperty('value');
  });
});
