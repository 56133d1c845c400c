import { describe, expect, it } from '@jest/globals';
import type { SavedAnalysis } from '@toolyard/core/data';
import { onEveryDatabase } from '../support/database.ts';
import { anAnalysis } from './analysis-records.ts';
import { aUser, newId, NOON } from './repository-records.ts';

describe('analysis repository', () => {
  onEveryDatabase((database) => {
    const addUser = async () => {
      const user = aUser();
      await database().unitOfWork.run(({ users }) => users.add(user));
      return user.id;
    };
    const add = (...all: readonly SavedAnalysis[]) =>
      database().unitOfWork.run(async ({ analyses }) => {
        for (const analysis of all) await analyses.add(analysis);
      });
    const owned = (ownerId: string) => database().readers.analyses.listOwned(ownerId);

    it('an analysis comes back as it was added, last changed first, to its owner alone', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      const first = anAnalysis(mine);
      const second = anAnalysis(mine, { version: 3, updatedAt: NOON + 1 });
      await add(second, first);
      expect(await owned(mine)).toEqual([second, first]);
      expect(await owned(other)).toEqual([]);
      await database().unitOfWork.run(async ({ analyses }) => {
        expect(await analyses.findOwned(mine, first.id)).toEqual(first);
        expect(await analyses.findOwned(other, first.id)).toBeNull();
        expect(await analyses.findOwned(mine, newId())).toBeNull();
        expect(await analyses.findOwned(mine, 'no id')).toBeNull();
      });
    });

    it('a change needs the version before it; a removal its own', async () => {
      const owner = await addUser();
      const analysis = anAnalysis(owner);
      await add(analysis);
      const update = (changed: SavedAnalysis) =>
        database().unitOfWork.run(({ analyses }) => analyses.update(changed));
      const remove = (removed: SavedAnalysis) =>
        database().unitOfWork.run(({ analyses }) => analyses.remove(removed));
      const recipe = { ...analysis.recipe, name: 'Sales', steps: [] };
      const changed = { ...analysis, version: 2, recipe, updatedAt: NOON + 9 };
      await update(changed);
      expect(await owned(owner)).toEqual([changed]);
      const conflict = { code: 'VERSION_CONFLICT', details: { current: changed } };
      await expect(update(changed)).rejects.toMatchObject(conflict);
      await expect(remove(analysis)).rejects.toMatchObject(conflict);
      await remove(changed);
      expect(await owned(owner)).toEqual([]);
      const gone = { code: 'ANALYSIS_UNKNOWN' };
      await expect(remove(changed)).rejects.toMatchObject(gone);
      await expect(update({ ...changed, version: 3 })).rejects.toMatchObject(gone);
    });

    it('who counts waits for the one who adds', async () => {
      const owner = await addUser();
      const addIfFew = () =>
        database().unitOfWork.run(async ({ analyses }) => {
          if ((await analyses.countLocked(owner)) < 2) await analyses.add(anAnalysis(owner));
        });
      await Promise.all(Array.from({ length: 5 }, addIfFew));
      expect(await owned(owner)).toHaveLength(2);
    });

    it('all are erased with the things of their owner', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      const foreign = anAnalysis(other);
      await add(anAnalysis(mine), anAnalysis(mine), foreign);
      await database().unitOfWork.run(({ analyses }) => analyses.eraseOwned(mine));
      expect(await owned(mine)).toEqual([]);
      expect(await owned(other)).toEqual([foreign]);
    });
  });
});
