import { describe, expect, it } from '@jest/globals';
import { isExpired } from '@toolyard/core/options/contracts';
import { fromDollars } from '@toolyard/core/shared';
import { lifecycleWorld } from './lifecycle-world.ts';
import { FILE, FILE_EXPIRY, FILE_TIME, leg } from './strategies-world.ts';

const CALL = `${FILE}211217C00105000`;

describe('a trade in a chain file', () => {
  it('is made at the time of the file, so that its own export is no trade after the expiry', async () => {
    const world = lifecycleWorld();
    const opened = await world.open([leg(CALL)], FILE);
    const closed = await world.close(opened, [
      { symbol: CALL, price: fromDollars(2), commission: 0 },
    ]);
    expect(closed.steps.map(({ at }) => at)).toEqual([FILE_TIME, FILE_TIME + 1]);
    expect(closed.steps.some(({ at }) => isExpired(at, FILE_EXPIRY))).toBe(false);
  });
});
