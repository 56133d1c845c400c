import { describe, expect, it } from '@jest/globals';
import type { SecondFactor } from '@toolyard/core/accounts';
import { onEveryDatabase } from '../support/database.ts';
import { aSecondFactor } from './credential-records.ts';
import { newId, NOON } from './repository-records.ts';
import { REALMS } from './realms.ts';

describe.each(REALMS)('second factor repository of $name', (realm) => {
  onEveryDatabase((database) => {
    const add = () =>
      database().unitOfWork.run(async (all) => {
        const factor = aSecondFactor(await realm.addOwner(all));
        await all[realm.secondFactors].add(factor);
        return factor;
      });
    const find = (ownerId: string) => database().readers[realm.secondFactors].find(ownerId);
    const update = (factor: SecondFactor) =>
      database().unitOfWork.run((all) => all[realm.secondFactors].update(factor));

    it('a second factor comes back as it was added, absence is null', async () => {
      const factor = await add();
      expect(await find(factor.ownerId)).toEqual(factor);
      for (const id of [newId(), 'no id']) expect(await find(id)).toBeNull();
    });

    it('an owner has one', async () => {
      const factor = await add();
      const again = database().unitOfWork.run((all) => all[realm.secondFactors].add(factor));
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
      expect(await find(factor.ownerId)).toEqual(changed);
      await expect(update(changed)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    });

    it('ten changes at once of a locked one follow one another', async () => {
      const { ownerId } = await add();
      const change = () =>
        database().unitOfWork.run(async (all) => {
          const secondFactors = all[realm.secondFactors];
          const factor = await secondFactors.findLocked(ownerId);
          if (!factor) throw new Error('lost');
          await secondFactors.update({ ...factor, version: factor.version + 1 });
        });
      await Promise.all(Array.from({ length: 10 }, change));
      expect(await find(ownerId)).toMatchObject({ version: 11 });
    });

    it('it is erased with its owner’s things, and nothing there is no fault', async () => {
      const [mine, other] = [await add(), await add()];
      for (const id of [mine.ownerId, mine.ownerId, 'no id'])
        await database().unitOfWork.run((all) => all[realm.secondFactors].eraseOwned(id));
      expect(await find(mine.ownerId)).toBeNull();
      expect(await find(other.ownerId)).toEqual(other);
    });
  });
});
