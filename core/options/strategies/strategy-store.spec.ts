import { expect, it } from '@jest/globals';
import { requireRoom, MAX_STRATEGIES } from './strategy-store.ts';

const holding = (count: number) => ({
  lockOwned: () => Promise.resolve(),
  countOwned: () => Promise.resolve(count),
});

it('an account holds 5,000 strategies and not one more', async () => {
  expect(MAX_STRATEGIES).toBe(5_000);
  await requireRoom(holding(4_999), 'mei', 1);
  await requireRoom(holding(2_510), 'mei', 2_490);
  for (const [count, more] of [
    [5_000, 1],
    [2_511, 2_490],
  ] as const)
    await expect(requireRoom(holding(count), 'mei', more)).rejects.toMatchObject({
      code: 'STRATEGIES_FULL',
      kind: 'conflict',
    });
});
