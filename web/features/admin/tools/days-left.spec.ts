import { expect, it } from '@jest/globals';
import { daysLeft } from './days-left.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-12-21T12:00:00Z', 30],
  ['2026-11-22T12:00:00Z', 1],
  ['2026-11-21T12:00:01Z', 1],
  ['2026-11-21T12:00:00Z', 0],
  ['2026-11-20T12:00:00Z', 0],
])('until %s there are %i days', (expiresAt, days) => expect(daysLeft(expiresAt, NOW)).toBe(days));
