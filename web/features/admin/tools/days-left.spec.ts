import { expect, it } from '@jest/globals';
import { daysLeft } from './days-left.ts';

const deletedAt = '2026-11-21T11:59:00Z';
const NOW = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-12-21T12:00:00Z', 30],
  ['2026-11-22T12:00:00Z', 1],
  ['2026-11-21T12:00:01Z', 1],
  ['2026-11-21T12:00:00Z', 0],
  ['2026-11-20T12:00:00Z', 0],
])('until %s there are %i days', (expiresAt, days) =>
  expect(daysLeft({ deletedAt, expiresAt }, NOW)).toBe(days),
);

it('a clock behind the server’s shows no more days than the trash keeps', () => {
  const tool = { deletedAt: '2026-11-21T12:10:00Z', expiresAt: '2026-12-21T12:10:00Z' };
  expect(daysLeft(tool, NOW)).toBe(30);
});
