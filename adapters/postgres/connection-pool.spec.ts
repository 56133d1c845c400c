import { expect, it } from '@jest/globals';
import { poolFigures } from './connection-pool.ts';

it.each([
  ['a call that is about to get an idle connection does not wait', [2, 1, 1], [1, 1, 0]],
  ['calls beyond the last connection wait', [20, 0, 5], [20, 0, 5]],
])('%s', (_fact, [totalCount, idleCount, waitingCount], [used, idle, waiting]) => {
  const pool = { totalCount: totalCount!, idleCount: idleCount!, waitingCount: waitingCount! };
  expect(poolFigures({ ...pool, on: () => undefined })).toEqual({ used, idle, waiting });
});
