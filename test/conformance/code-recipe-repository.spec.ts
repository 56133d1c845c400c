import { describe, expect, it } from '@jest/globals';
import type { SavedCodeRecipe } from '@toolyard/core/codegen';
import { onEveryDatabase } from '../support/database.ts';
import { aCodeRecipe } from './code-recipe-records.ts';
import { aUser, newId, NOON } from './repository-records.ts';

describe('code recipe repository', () => {
  onEveryDatabase((database) => {
    const addUser = async () => {
      const user = aUser();
      await database().unitOfWork.run(({ users }) => users.add(user));
      return user.id;
    };
    const add = (...all: readonly SavedCodeRecipe[]) =>
      database().unitOfWork.run(async ({ codeRecipes }) => {
        for (const each of all) await codeRecipes.add(each);
      });
    const owned = (ownerId: string) => database().readers.codeRecipes.listOwned(ownerId);

    it('a recipe comes back as it was added, last changed first, to its owner alone', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      const first = aCodeRecipe(mine);
      const second = aCodeRecipe(mine, { version: 3, updatedAt: NOON + 1 });
      await add(second, first);
      expect(await owned(mine)).toEqual([second, first]);
      expect(await owned(other)).toEqual([]);
      await database().unitOfWork.run(async ({ codeRecipes }) => {
        expect(await codeRecipes.findOwned(mine, first.id)).toEqual(first);
        expect(await codeRecipes.findOwned(other, first.id)).toBeNull();
        expect(await codeRecipes.findOwned(mine, newId())).toBeNull();
        expect(await codeRecipes.findOwned(mine, 'no id')).toBeNull();
      });
    });

    it('a change needs the version before it; a removal its own', async () => {
      const owner = await addUser();
      const saved = aCodeRecipe(owner);
      await add(saved);
      const update = (changed: SavedCodeRecipe) =>
        database().unitOfWork.run(({ codeRecipes }) => codeRecipes.update(changed));
      const remove = (removed: SavedCodeRecipe) =>
        database().unitOfWork.run(({ codeRecipes }) => codeRecipes.remove(removed));
      const recipe = { ...saved.recipe, text: null, edits: [] };
      const changed = { ...saved, version: 2, name: 'Orders', recipe, updatedAt: NOON + 9 };
      await update(changed);
      expect(await owned(owner)).toEqual([changed]);
      const conflict = { code: 'VERSION_CONFLICT', details: { current: changed } };
      await expect(update(changed)).rejects.toMatchObject(conflict);
      await expect(remove(saved)).rejects.toMatchObject(conflict);
      await remove(changed);
      expect(await owned(owner)).toEqual([]);
      const gone = { code: 'CODE_RECIPE_UNKNOWN' };
      await expect(remove(changed)).rejects.toMatchObject(gone);
      await expect(update({ ...changed, version: 3 })).rejects.toMatchObject(gone);
    });

    it('who counts waits for the one who adds', async () => {
      const owner = await addUser();
      const addIfFew = () =>
        database().unitOfWork.run(async ({ codeRecipes }) => {
          if ((await codeRecipes.countLocked(owner)) < 2) await codeRecipes.add(aCodeRecipe(owner));
        });
      await Promise.all(Array.from({ length: 5 }, addIfFew));
      expect(await owned(owner)).toHaveLength(2);
    });

    it('all are erased with the things of their owner', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      const foreign = aCodeRecipe(other);
      await add(aCodeRecipe(mine), aCodeRecipe(mine), foreign);
      await database().unitOfWork.run(({ codeRecipes }) => codeRecipes.eraseOwned(mine));
      expect(await owned(mine)).toEqual([]);
      expect(await owned(other)).toEqual([foreign]);
    });
  });
});
