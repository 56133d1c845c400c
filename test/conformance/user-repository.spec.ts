import { describe, expect, it } from '@jest/globals';
import { onEveryDatabase } from '../support/database.ts';
import { aUser, newId, NOON } from './repository-records.ts';

describe('user repository', () => {
  onEveryDatabase((database) => {
    const add = (user = aUser()) =>
      database().unitOfWork.run(async ({ users }) => {
        await users.add(user);
        return user;
      });

    it('an account comes back as it was added, by id and by e-mail', async () => {
      const user = await add();
      expect(await database().readers.users.find(user.id)).toEqual(user);
      expect(await database().readers.users.findByEmail(user.email)).toEqual(user);
    });

    it('absence is null, for ids of any shape', async () => {
      for (const id of [newId(), 'no id', "' or 1=1 --"])
        expect(await database().readers.users.find(id)).toBeNull();
      expect(await database().readers.users.findByEmail('nobody@example.com')).toBeNull();
    });

    it('of these ids the accounts that exist are found', async () => {
      const [one, other] = [await add(), await add()];
      const findAll = (ids: readonly string[]) =>
        database().unitOfWork.run(({ users }) => users.findAll(ids));
      const found = await findAll([other.id, newId(), one.id, other.id]);
      expect(new Map(found.map((user) => [user.id, user]))).toEqual(
        new Map([one, other].map((user) => [user.id, user])),
      );
      expect(found).toHaveLength(2);
      expect(await findAll([])).toEqual([]);
    });

    it('a taken e-mail is refused and changes nothing', async () => {
      const user = await add();
      await expect(add(aUser({ email: user.email }))).rejects.toMatchObject({
        code: 'EMAIL_TAKEN',
        kind: 'conflict',
      });
      expect(await database().readers.users.findByEmail(user.email)).toEqual(user);
    });

    it('of ten at once with one e-mail one is added', async () => {
      const email = `${newId()}@example.com`;
      const tries = await Promise.allSettled(
        Array.from({ length: 10 }, () => add(aUser({ email }))),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const each of tries)
        if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'EMAIL_TAKEN' });
    });

    it('of these e-mails those are taken that somebody has', async () => {
      const [one, other] = [await add(), await add()];
      const wanted = ['nobody@example.com', one.email, "' or 1=1 --", other.email];
      const taken = await database().unitOfWork.run(({ users }) => users.listTaken(wanted));
      expect([...taken].sort()).toEqual([one.email, other.email].sort());
      expect(await database().unitOfWork.run(({ users }) => users.listTaken([]))).toEqual([]);
    });

    it('of many those are added whose e-mail nobody has, with all that they are', async () => {
      const stored = await add();
      const many = [
        aUser({ invitedAt: NOON, mustChangePassword: true }),
        aUser({ email: stored.email }),
        aUser({ role: 'superadmin' }),
      ];
      const addMissing = () => database().unitOfWork.run(({ users }) => users.addMissing(many));
      expect([...(await addMissing())].sort()).toEqual([many[0]?.id, many[2]?.id].sort());
      for (const [i, user] of many.entries())
        expect(await database().readers.users.find(user.id)).toEqual(i === 1 ? null : user);
      expect(await database().readers.users.findByEmail(stored.email)).toEqual(stored);
      expect(await addMissing()).toEqual([]);
    });

    it('of ten that add the same two at once one adds each', async () => {
      const emails = [`${newId()}@example.com`, `${newId()}@example.com`];
      const added = await Promise.all(
        Array.from({ length: 10 }, () =>
          database().unitOfWork.run(({ users }) =>
            users.addMissing(emails.map((email) => aUser({ email }))),
          ),
        ),
      );
      expect(added.flat()).toHaveLength(2);
    });

    it('a change of the version before is kept, another is refused', async () => {
      const user = await add();
      const changed = { ...user, version: 2, name: '新名字', updatedAt: NOON + 5 };
      const update = () => database().unitOfWork.run(({ users }) => users.update(changed));
      await update();
      expect(await database().readers.users.find(user.id)).toEqual(changed);
      await expect(update()).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    });

    it('a login and an invitation are recorded under the same version, and a change leaves it as it is', async () => {
      const user = await add(aUser({ invitedAt: NOON, mustChangePassword: true }));
      const run = database().unitOfWork;
      await run.run(({ users }) => users.recordLogin(user.id, NOON + 7));
      expect(await database().readers.users.find(user.id)).toEqual({
        ...user,
        lastLoginAt: NOON + 7,
      });
      await run.run(({ users }) => users.recordInvitation(user.id, NOON + 8));
      expect(await database().readers.users.find(user.id)).toMatchObject({
        version: 1,
        invitedAt: NOON + 8,
      });
      const chosen = { ...user, version: 2, invitedAt: null, mustChangePassword: false };
      await run.run(({ users }) => users.update(chosen));
      expect(await database().readers.users.find(user.id)).toEqual({
        ...chosen,
        lastLoginAt: NOON + 7,
      });
    });

    it('an erased account is found no more, and its e-mail may be taken again', async () => {
      const user = await add();
      const erase = () => database().unitOfWork.run(({ users }) => users.erase(user, NOON + 5));
      await erase();
      expect(await database().readers.users.find(user.id)).toBeNull();
      expect(await database().readers.users.findByEmail(user.email)).toBeNull();
      await expect(erase()).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
      const successor = await add(aUser({ email: user.email }));
      expect(await database().readers.users.findByEmail(user.email)).toEqual(successor);
    });

    it('an account in the trash is found no more, and comes back one version on', async () => {
      const user = await add();
      const work = database().unitOfWork;
      await work.run(({ users }) => users.moveToTrash(user, NOON + 5));
      expect(await database().readers.users.find(user.id)).toBeNull();
      expect(await database().readers.users.findByEmail(user.email)).toBeNull();
      await expect(work.run(({ users }) => users.moveToTrash(user, NOON))).rejects.toMatchObject({
        code: 'VERSION_CONFLICT',
      });
      const restored = await work.run(({ users }) => users.restore(user.id, NOON + 6));
      expect(restored).toEqual({ ...user, version: 3, updatedAt: NOON + 6 });
      expect(await database().readers.users.find(user.id)).toEqual(restored);
      expect(await work.run(({ users }) => users.restore(user.id, NOON))).toBeNull();
    });

    it('an e-mail in the trash is taken, until an erasure', async () => {
      const user = await add();
      const work = database().unitOfWork;
      await work.run(({ users }) => users.moveToTrash(user, NOON));
      const other = aUser({ email: user.email });
      await expect(add(other)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
      expect(await work.run(({ users }) => users.addMissing([other]))).toEqual([]);
      expect(await work.run(({ users }) => users.listTaken([user.email]))).toEqual([user.email]);
      const third = await add();
      const moved = { ...third, version: 2, email: user.email };
      await expect(work.run(({ users }) => users.update(moved))).rejects.toMatchObject({
        code: 'EMAIL_TAKEN',
      });
      await work.run(({ users }) => users.erase({ ...user, version: 2 }, NOON));
      expect(await work.run(({ users }) => users.restore(user.id, NOON))).toBeNull();
      await add(other);
    });

    it('a changed account is not erased by one who saw it before', async () => {
      const user = await add();
      const work = database().unitOfWork;
      await work.run(({ users }) => users.update({ ...user, version: 2 }));
      const erase = work.run(({ users }) => users.erase(user, NOON));
      await expect(erase).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
      expect(await database().readers.users.find(user.id)).not.toBeNull();
    });
  });
});
