import { expect, it } from '@jest/globals';
import { budgetRule } from './call-budget.ts';

it.each([1, 5, 60, 120, 600, 6_000])('%d calls a minute: no minute has more', (callsPerMinute) => {
  const { slots, points, duration } = budgetRule(callsPerMinute);
  const perMinute = duration >= 60 ? slots * points : (slots * points * 60) / duration;
  expect(perMinute).toBeLessThanOrEqual(callsPerMinute);
  expect(perMinute).toBeGreaterThan(callsPerMinute * 0.98);
});
