import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PROVIDER_RATE } from '@toolyard/core/market';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { budgetRule, CallBudget } from './call-budget.ts';

it.each([1, 5, 60, 120, 600, 6_000])('%d calls a minute: no minute has more', (callsPerMinute) => {
  const { slots, points, duration } = budgetRule(callsPerMinute);
  const perMinute = duration >= 60 ? slots * points : (slots * points * 60) / duration;
  expect(perMinute).toBeLessThanOrEqual(callsPerMinute);
  expect(perMinute).toBeGreaterThan(callsPerMinute * 0.98);
});

describe('five calls a minute', () => {
  const clock = { now: () => Date.now() };
  const rule = budgetRule(5);
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('a request that travels long occupies its slot until a minute after its end', async () => {
    const budget = new CallBudget(new RateLimiterMemory(rule), rule, clock);
    const [ended] = await Promise.all(Array.from({ length: 5 }, () => budget.take()));
    await jest.advanceTimersByTimeAsync(6_000);
    ended!();
    await jest.advanceTimersByTimeAsync(56_000);
    expect((await budget.status()).left).toBe(4);
    await jest.advanceTimersByTimeAsync(6_000);
    expect((await budget.status()).left).toBe(5);
  });

  it('its end does not shorten the pause that the provider has asked for', async () => {
    const budget = new CallBudget(new RateLimiterMemory(rule), rule, clock);
    const ended = await budget.take();
    await budget.pauseAfter(PROVIDER_RATE({ retryAt: Date.now() + 600_000 }));
    ended();
    await jest.advanceTimersByTimeAsync(599_000);
    expect((await budget.status()).left).toBe(0);
  });
});
