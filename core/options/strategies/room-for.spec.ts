import { expect, it } from '@jest/globals';
import { demandRoom, MOST_STRATEGIES } from './room-for.ts';

const holding = (count: number) => ({
  lockOwned: () => Promise.resolve(),
  countOwned: () => Promise.resolve(count),
});

it('an account holds 5,000 strategies and not one more', async () => {
  expect(MOST_STRATEGIES).toBe(5_000);
  await demandRoom(holding(4_999), 'mei', 1);
  await demandRoom(holding(2_510), 'mei', 2_490);
  for (const [count, more] of [
    [5_000, 1],
    [2_511, 2_490],
  ] as const)
    await expect(demandRoom(holding(count), 'mei', more)).rejects.toMatchObject({
      code: 'STRATEGIES_FULL',
      kind: 'conflict',
    });
});
