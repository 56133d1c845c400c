import { describe, expect, it } from '@jest/globals';
import type { SecondFactor } from '@toolyard/core/accounts';
import { onEveryDatabase } from '../support/database.ts';
import { aSecondFactor } from './credential-records.ts';
import { aUser, newId, NOON } from './repository-records.ts';

describe('second factor repository', () => {
  onEveryDatabase((database) => {
    const add = () =>
      database().unitOfWork.run(async ({ users, secondFactors }) => {
        const user = aUser();
        const factor = aSecondFactor(user.id);
        await users.add(user);
        await secondFactors.add(factor);
        return factor;
      });
    const find = (userId: string) => database().readers.secondFactors.find(userId);
    const update = (factor: SecondFactor) =>
      database().unitOfWork.run(({ secondFactors }) => secondFactors.update(factor));

    it('a second factor comes back as it was added, absence is null', async () => {
      const factor = await add();
      expect(await find(factor.userId)).toEqual(factor);
      for (const id of [newId(), 'no id']) expect(await find(id)).toBeNull();
    });

    it('a user has one', async () => {
      const factor = await add();
      const again = database().unitOfWork.run(({ secondFactors }) => secondFactors.add(factor));
      await expect(again).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    });

    it('a change of the version before is kept, another is refused', async () => {
      const factor = await add();
      const changed = {
        ...factor,
        version: 2,
        sealedSecret: 'other.sealed',
        confirmedAt: NOON + 1,
        lastStep: 56_855_280,
        recoveryHashes: ['first', 'second'],
        updatedAt: NOON + 2,
      };
      await update(changed);
      expect(await find(factor.userId)).toEqual(changed);
      await expect(update(changed)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    });

    it('ten changes at once of a locked one follow one another', async () => {
      const { userId } = await add();
      const change = () =>
        database().unitOfWork.run(async ({ secondFactors }) => {
          const factor = await secondFactors.findLocked(userId);
          if (!factor) throw new Error('lost');
          await secondFactors.update({ ...factor, version: factor.version + 1 });
        });
      await Promise.all(Array.from({ length: 10 }, change));
      expect(await find(userId)).toMatchObject({ version: 11 });
    });

    it('it is erased with its owner’s things, and nothing there is no fault', async () => {
      const [mine, other] = [await add(), await add()];
      for (const id of [mine.userId, mine.userId, 'no id'])
        await database().unitOfWork.run(({ secondFactors }) => secondFactors.eraseOwned(id));
      expect(await find(mine.userId)).toBeNull();
      expect(await find(other.userId)).toEqual(other);
    });
  });
});
