/**
 * Fake timers reach only what Jest has loaded.
 *
 * @jest-environment ./test/jest.node-env.mjs
 */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Sourced } from '@toolyard/core/market';
import type { MarketSource } from '@toolyard/core/options/chain';
import { DomainError, randomNumbers } from '@toolyard/core/shared';
import { budgetRule, CallBudget, relayMarket } from '@toolyard/relay';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { MARKET_SCREEN, ScriptedProvider, type Reply } from '../support/scripted-provider.ts';

/** Monday 2026-01-05, 10:00 in New York: the market is open. */
const OPEN = Date.UTC(2026, 0, 5, 15);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const clock = { now: () => Date.now() };

const FAULT_RATE = 0.3;
const REPLIES: readonly Reply[] = [
  401,
  403,
  429,
  500,
  502,
  'hang',
  { after: 3_000 },
  { after: 200 },
];
const GARBAGE: readonly unknown[] = [
  null,
  {},
  { value: null },
  { value: NaN, meta: {} },
  'Bad Gateway',
];

/** What the market screen and the chain read. */
const PARTS: readonly ((source: MarketSource) => Promise<Sourced<unknown>>)[] = [
  ...MARKET_SCREEN.map(([, part]) => part),
  ({ quotes }) => quotes.quotes(['SPY', 'AAPL', 'MSFT']),
  ({ chains }) => chains.expiries('SPY'),
  ({ chains }) => chains.chain('SPY', '2026-02-20'),
];

beforeEach(() => {
  jest.useFakeTimers({ now: OPEN, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['without a limit', 6_000],
  ['on five calls a minute', 5],
])(
  '30 %% of the requests fail for five minutes, %s: warmed answers stand, 99 %% of them within a second',
  async (_name, callsPerMinute) => {
    const random = randomNumbers(20_260_105);
    const provider = new ScriptedProvider(clock);
    const rule = budgetRule(callsPerMinute);
    const budget = new CallBudget(new RateLimiterMemory(rule), rule, clock);
    const terms = { provider: 'listed', clock, random, shared: null, budget };
    const source = relayMarket(provider.source, { ...terms, notified: () => undefined });
    const warming = Promise.all(PARTS.map((part) => part(source)));
    await jest.advanceTimersByTimeAsync(10 * SECOND);
    await warming;
    provider.permit = () => budget.take();

    const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    let faults = 0;
    provider.reply = () => {
      if (random() >= FAULT_RATE * 0.7) return 200;
      faults += 1;
      return any(REPLIES);
    };
    provider.spoil = (_endpoint, answer) => {
      if (random() >= FAULT_RATE * 0.4) return answer;
      faults += 1;
      return any(GARBAGE);
    };
    const spans: number[] = [];
    const errors: unknown[] = [];
    const read = async (): Promise<void> => {
      const began = Date.now();
      await any(PARTS)(source).catch((fault: unknown) => errors.push(fault));
      spans.push(Date.now() - began);
    };
    const before = provider.requests.length;
    const reads: Promise<void>[] = [];
    for (let passed = 0; passed < 5 * MINUTE; passed += 50) {
      reads.push(read());
      await jest.advanceTimersByTimeAsync(50);
    }
    await jest.advanceTimersByTimeAsync(10 * SECOND);
    await Promise.all(reads);

    const requests = provider.requests.length - before;
    expect(reads).toHaveLength(6_000);
    expect(requests).toBeGreaterThan(Math.min(60, 2 * callsPerMinute));
    expect(faults / requests).toBeGreaterThan(FAULT_RATE - 0.1);
    expect(errors.filter((fault) => !(fault instanceof DomainError))).toEqual([]);
    expect(errors.length / reads.length).toBeLessThanOrEqual(0.0005);
    const slowest = spans.toSorted((a, b) => a - b)[Math.ceil(spans.length * 0.99) - 1];
    expect(slowest).toBeLessThanOrEqual(SECOND);
  },
);
