import {
  DEFAULT_OPTIONS_SETTINGS,
  FIRST_OPTIONS_SETTINGS,
  untouchedOptionsSettings,
  withoutCapital,
  type StoredOptionsSettings,
} from '@toolyard/core/options/settings';
import { describe, expect, it } from '@jest/globals';
import { moneyOf } from '@toolyard/core/shared';
import { onEveryDatabase } from '../support/database.ts';
import { aUser, newId, NOON } from './repository-records.ts';

const some = (
  ownerId: string,
  change: Partial<StoredOptionsSettings> = {},
): StoredOptionsSettings => ({
  ownerId,
  version: FIRST_OPTIONS_SETTINGS + 1,
  settings: {
    ...withoutCapital(DEFAULT_OPTIONS_SETTINGS),
    amountPerTrade: moneyOf(1_234_5678),
    stopLossPerTrade: 12.5,
    preferredStrategy: 'iron-condor',
    tradeAlerts: false,
    dateFormat: 'DD/MM/YYYY',
  },
  updatedAt: NOON,
  ...change,
});

describe('options settings store', () => {
  onEveryDatabase((database) => {
    const addUser = async () => {
      const user = aUser();
      await database().unitOfWork.run(({ users }) => users.add(user));
      return user.id;
    };
    const put = (stored: StoredOptionsSettings) =>
      database().unitOfWork.run(({ optionsSettings }) => optionsSettings.put(stored));
    const found = (ownerId: string) => database().readers.optionsSettings.findOwned(ownerId);

    it('settings come back as they were put, to their owner alone', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      await put(some(mine));
      expect(await found(mine)).toEqual(some(mine));
      for (const nobody of [other, newId(), 'no id']) expect(await found(nobody)).toBeNull();
    });

    it('the next version stands in their place; one that was overtaken is refused with the present', async () => {
      const owner = await addUser();
      const conflict = (current: StoredOptionsSettings) => ({
        code: 'VERSION_CONFLICT',
        details: { current },
      });
      const second = some(owner, {
        version: 3,
        settings: withoutCapital(DEFAULT_OPTIONS_SETTINGS),
      });
      await expect(put(second)).rejects.toMatchObject(conflict(untouchedOptionsSettings(owner)));
      await put(some(owner));
      await put(second);
      expect(await found(owner)).toEqual(second);
      await expect(put(some(owner))).rejects.toMatchObject(conflict(second));
    });

    it('of ten first ones at once one is kept', async () => {
      const owner = await addUser();
      const outcomes = await Promise.allSettled(
        Array.from({ length: 10 }, (_, i) => put(some(owner, { updatedAt: NOON + i }))),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('erasing takes those of their owner alone', async () => {
      const [gone, stays] = [await addUser(), await addUser()];
      await put(some(gone));
      await put(some(stays));
      await database().unitOfWork.run(({ optionsSettings }) => optionsSettings.eraseOwned(gone));
      expect([await found(gone), await found(stays)]).toEqual([null, some(stays)]);
    });
  });
});
