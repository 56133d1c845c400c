import { describe, expect, it } from '@jest/globals';
import { isExpired } from '@toolyard/core/options/contracts';
import { fromDollars } from '@toolyard/core/shared';
import { lifecycleFixture } from './lifecycle-fixture.ts';
import { FILE, FILE_EXPIRY, FILE_TIME, leg } from './strategies-fixture.ts';

const CALL = `${FILE}211217C00105000`;

describe('a trade in a chain file', () => {
  it('is made at the time of the file, so that its own export is no trade after the expiry', async () => {
    const fixture = lifecycleFixture();
    const opened = await fixture.open([leg(CALL)], FILE);
    const closed = await fixture.close(opened, [
      { symbol: CALL, price: fromDollars(2), commission: 0 },
    ]);
    expect(closed.steps.map(({ at }) => at)).toEqual([FILE_TIME, FILE_TIME + 1]);
    expect(closed.steps.some(({ at }) => isExpired(at, FILE_EXPIRY))).toBe(false);
  });
});
