import { describe, expect, it } from '@jest/globals';
import { PRODUCT_TOOLS, SeedTools } from '@toolyard/core/tools';
import { FakeClock } from '@toolyard/memory';
import { UuidIds } from '@toolyard/security';
import { onEveryEngine } from '../support/database.ts';
import { NOON } from './repository-records.ts';

describe('filling a new catalogue', () => {
  onEveryEngine((database) => {
    it('five servers that start at once fill it once, and a later start leaves it alone', async () => {
      const { unitOfWork, readers } = database();
      const start = () => new SeedTools(unitOfWork, new FakeClock(NOON), new UuidIds()).execute();
      await Promise.all(Array.from({ length: 5 }, start));
      await start();
      const stored = await readers.tools.list();
      expect(stored.map(({ id }) => id).sort()).toEqual(PRODUCT_TOOLS.map(({ id }) => id).sort());
    });
  });
});
