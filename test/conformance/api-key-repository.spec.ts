import { describe, expect, it } from '@jest/globals';
import type { ApiKey, User } from '@toolyard/core/accounts';
import type { Repositories } from '@toolyard/core/repositories';
import { onEveryDatabase } from '../support/database.ts';
import { aUser, newId, NOON } from './repository-records.ts';

const aKey = (ownerId: string, change: Partial<ApiKey> = {}): ApiKey => ({
  id: newId(),
  ownerId,
  name: '每晚报告 🙂',
  scopes: ['market:read', 'strategies:write'],
  hint: 'ty_4kQz',
  digest: newId(),
  createdAt: NOON,
  expiresAt: NOON + 1_000,
  lastUsedAt: null,
  calls: 0,
  ...change,
});

describe('API key repository', () => {
  onEveryDatabase((database) => {
    const run = <T>(work: (all: Repositories) => Promise<T>): Promise<T> =>
      database().unitOfWork.run(work);
    const add = async (change: Partial<ApiKey> = {}, owner: Partial<User> = {}) => {
      const user = aUser(owner);
      const key = aKey(user.id, change);
      await run(async ({ users, apiKeys }) => {
        await users.add(user);
        await apiKeys.add(key);
      });
      return { user, key };
    };
    const list = (ownerId: string) => database().readers.apiKeys.listOwned(ownerId);
    const use = (digest: string, at = NOON, ...former: string[]) =>
      database().readers.apiKeyCallers.use([digest, ...former], at);

    it('keys come back as they were added, the newest first; absence is no key', async () => {
      const { user, key } = await add();
      const later = aKey(user.id, { createdAt: NOON + 1 });
      await run(({ apiKeys }) => apiKeys.add(later));
      expect(await list(user.id)).toEqual([later, key]);
      expect(await run(({ apiKeys }) => apiKeys.listLocked(user.id))).toEqual([later, key]);
      for (const id of [newId(), 'no id']) expect(await list(id)).toEqual([]);
    });

    it('each use finds key and role, and is counted', async () => {
      const { user, key } = await add({}, { role: 'superadmin' });
      const uses = [1, 3, 2].map((later) => use(key.digest, NOON + later));
      const used = await Promise.all(uses);
      expect(used.map((each) => [each?.key.id, each?.role])).toEqual(
        Array.from({ length: 3 }, () => [key.id, 'superadmin']),
      );
      expect(await list(user.id)).toEqual([{ ...key, calls: 3, lastUsedAt: NOON + 3 }]);
    });

    it('a key found by a former digest has the first one from then on', async () => {
      const { user, key } = await add();
      const renewed = newId();
      expect(await use(renewed, NOON, key.digest)).not.toBeNull();
      expect((await list(user.id)).map(({ digest }) => digest)).toEqual([renewed]);
      expect(await use(key.digest)).toBeNull();
      expect(await use(renewed)).not.toBeNull();
    });

    it('unknown and expired keys, and those of disabled or deleted accounts, are not found', async () => {
      const { key } = await add();
      expect(await use(newId())).toBeNull();
      expect(await use(key.digest, key.expiresAt - 1)).not.toBeNull();
      expect(await use(key.digest, key.expiresAt)).toBeNull();
      const disabled = await add({}, { active: false });
      expect(await use(disabled.key.digest)).toBeNull();
      const deleted = await add();
      await run(({ users }) => users.moveToTrash(deleted.user, NOON));
      expect(await use(deleted.key.digest)).toBeNull();
    });

    it('a key is removed by its owner alone, once', async () => {
      const { user, key } = await add();
      const other = await add();
      const remove = (ownerId: string, id: string) =>
        run(({ apiKeys }) => apiKeys.remove(ownerId, id));
      for (const [ownerId, id] of [
        [other.user.id, key.id],
        [user.id, newId()],
        [user.id, 'no id'],
      ] as const)
        expect(await remove(ownerId, id)).toBeNull();
      expect(await remove(user.id, key.id)).toEqual(key);
      expect(await remove(user.id, key.id)).toBeNull();
      expect(await use(key.digest)).toBeNull();
    });

    it('the keys of an owner are erased, those of others stay', async () => {
      const [mine, other] = [await add(), await add()];
      await run(({ apiKeys }) => apiKeys.eraseOwned(mine.user.id));
      expect(await list(mine.user.id)).toEqual([]);
      expect(await list(other.user.id)).toEqual([other.key]);
    });
  });
});
