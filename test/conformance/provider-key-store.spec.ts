import { describe, expect, it } from '@jest/globals';
import type { StoredProviderKey } from '@toolyard/core/market';
import { onEveryDatabase } from '../support/database.ts';
import { NOON } from './repository-records.ts';

const POLYGON: StoredProviderKey = {
  provider: 'polygon',
  plan: 'free',
  sealedKey: '2026-11.c2VhbGVk',
  updatedAt: NOON,
};
const ALPACA: StoredProviderKey = {
  provider: 'alpaca',
  plan: 'paid',
  sealedKey: '2026-11.b3RoZXI',
  updatedAt: NOON + 1,
};

describe('provider key store', () => {
  onEveryDatabase((database) => {
    const find = () => database().readers.providerKeys.find();

    it('holds one key: the next stands in its place, and erased there is none', async () => {
      const { unitOfWork } = database();
      expect(await find()).toBeNull();
      for (const key of [POLYGON, ALPACA]) {
        await unitOfWork.run(({ providerKeys }) => providerKeys.put(key));
        expect(await find()).toEqual(key);
      }
      await unitOfWork.run(({ providerKeys }) => providerKeys.erase());
      expect(await find()).toBeNull();
    });

    it('a unit of work that fails stores nothing', async () => {
      const failing = database().unitOfWork.run(async ({ providerKeys }) => {
        await providerKeys.put(POLYGON);
        throw new Error('too late');
      });
      await expect(failing).rejects.toThrow('too late');
      expect(await find()).toBeNull();
    });
  });
});
