import { describe, expect, it } from '@jest/globals';
import type { SavedView } from '@toolyard/core/accounts';
import type { Repositories } from '@toolyard/core/repositories';
import { onEveryDatabase } from '../support/database.ts';
import { anAdmin, aUser, newId } from './repository-records.ts';

const aView = (ownerId: string, change: Partial<SavedView> = {}): SavedView => ({
  id: newId(),
  realm: 'admin',
  ownerId,
  list: 'users',
  name: '新用户 🙂',
  query: 'role=user&search=%E6%9E%97',
  ...change,
});

describe('A39 repository of saved views', () => {
  onEveryDatabase((database) => {
    const run = <T>(work: (all: Repositories) => Promise<T>): Promise<T> =>
      database().unitOfWork.run(work);
    const add = async (change: Partial<SavedView> = {}) => {
      const admin = anAdmin();
      const view = aView(admin.id, change);
      await run(async ({ admins, savedViews }) => {
        await admins.add(admin);
        await savedViews.add(view);
      });
      return view;
    };
    const list = async (ownerId: string) =>
      (await database().readers.savedViews.listOwned(ownerId)).toSorted((a, b) =>
        a.id < b.id ? -1 : 1,
      );

    it('views come back as they were added; absence is none', async () => {
      const one = await add({ name: '🙂'.repeat(40), query: `search=${'a'.repeat(3_993)}` });
      const two = aView(one.ownerId, { list: 'audit', query: '' });
      await run(({ savedViews }) => savedViews.add(two));
      expect(await list(one.ownerId)).toEqual([one, two]);
      const locked = await run(({ savedViews }) => savedViews.listLocked(one.ownerId));
      expect(locked).toHaveLength(2);
      for (const id of [newId(), 'no id']) {
        expect(await list(id)).toEqual([]);
        expect(await run(({ savedViews }) => savedViews.listLocked(id))).toEqual([]);
      }
    });

    it('a change stores name and query of one view alone', async () => {
      const view = await add();
      const other = aView(view.ownerId);
      await run(({ savedViews }) => savedViews.add(other));
      const changed = { ...view, name: 'Admins', query: 'role=superadmin' };
      await run(({ savedViews }) => savedViews.update(changed));
      expect(await list(view.ownerId)).toEqual([changed, other]);
    });

    it('who locks the list waits for the one who adds to it', async () => {
      const { ownerId } = await add();
      const addIfAlone = () =>
        run(async ({ savedViews }) => {
          const { length } = await savedViews.listLocked(ownerId);
          if (length < 2) await savedViews.add(aView(ownerId));
        });
      await Promise.all(Array.from({ length: 5 }, addIfAlone));
      expect(await list(ownerId)).toHaveLength(2);
    });

    it('a view is removed by its owner alone, once', async () => {
      const [mine, other] = [await add(), await add()];
      const remove = (ownerId: string, id: string) =>
        run(({ savedViews }) => savedViews.remove(ownerId, id));
      for (const [ownerId, id] of [
        [other.ownerId, mine.id],
        ['no id', mine.id],
        [mine.ownerId, 'no id'],
      ] as const)
        expect(await remove(ownerId, id)).toBeNull();
      expect(await remove(mine.ownerId, mine.id)).toEqual(mine);
      expect(await remove(mine.ownerId, mine.id)).toBeNull();
    });

    it('a user has views of his own, which are erased with him', async () => {
      const user = aUser();
      const view = aView(user.id, { realm: 'user', list: 'articles', query: 'status=draft' });
      await run(async ({ users, savedViews }) => {
        await users.add(user);
        await savedViews.add(view);
      });
      const other = await add();
      expect(await list(user.id)).toEqual([view]);
      expect(await run(({ savedViews }) => savedViews.listLocked(user.id))).toEqual([view]);
      expect(await run(({ savedViews }) => savedViews.remove(other.ownerId, view.id))).toBeNull();
      await run(({ savedViews }) => savedViews.eraseOwned(user.id));
      expect(await list(user.id)).toEqual([]);
      expect(await list(other.ownerId)).toEqual([other]);
    });

    it('all are erased with their owner’s things', async () => {
      const [mine, other] = [await add(), await add()];
      for (const id of [mine.ownerId, mine.ownerId, 'no id'])
        await run(({ savedViews }) => savedViews.eraseOwned(id));
      expect(await list(mine.ownerId)).toEqual([]);
      expect(await list(other.ownerId)).toEqual([other]);
    });
  });
});
