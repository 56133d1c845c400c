import { describe, expect, it } from '@jest/globals';
import type { Admin } from '@toolyard/core/accounts';
import { onEveryDatabase } from '../support/database.ts';
import { anAdmin, aSession, newId, NOON } from './repository-records.ts';

describe('admin repository', () => {
  onEveryDatabase((database) => {
    const run: ReturnType<typeof database>['unitOfWork']['run'] = (work) =>
      database().unitOfWork.run(work);
    const add = (admin = anAdmin()) =>
      run(async ({ admins }) => {
        await admins.add(admin);
        return admin;
      });
    const find = (id: string) => database().readers.admins.find(id);

    it('an admin comes back as it was added, by id, by username and in the list', async () => {
      const admin = await add();
      expect(await find(admin.id)).toEqual(admin);
      expect(await database().readers.admins.findByUsername(admin.username)).toEqual(admin);
      expect(await database().readers.admins.list()).toContainEqual(admin);
    });

    it('absence is null, for ids of any shape', async () => {
      for (const id of [newId(), 'no id', "' or 1=1 --"]) expect(await find(id)).toBeNull();
      expect(await database().readers.admins.findByUsername('nobody')).toBeNull();
    });

    it('session and admin of a call come back together as each was added, each null where it is unknown', async () => {
      const admin = await add();
      const session = aSession(admin.id);
      await run(({ adminSessions }) => adminSessions.add(session));
      const callers = database().readers.adminCallers;
      expect(await callers.find(session.id, admin.id)).toEqual({ session, admin });
      expect(await callers.find(newId(), admin.id)).toEqual({ session: null, admin });
      expect(await callers.find(session.id, newId())).toEqual({ session, admin: null });
      expect(await callers.find('no id', 'nor this')).toEqual({ session: null, admin: null });
    });

    it('calls at once get what each asked for, and what was kept before they asked', async () => {
      const admin = await add();
      const sessions = Array.from({ length: 12 }, () => aSession(admin.id));
      await run(async ({ adminSessions }) => {
        for (const session of sessions) await adminSessions.add(session);
      });
      const callers = database().readers.adminCallers;
      const queried = [...sessions, null, ...sessions.toReversed()];
      const ask = () =>
        Promise.all(queried.map((session) => callers.find(session?.id ?? newId(), admin.id)));
      const before = queried.map((session) => ({ session, admin }));
      expect(await ask()).toEqual(before);
      for (const [i, session] of sessions.entries()) {
        const ended = { ...session, version: 2, revokedAt: NOON + i };
        const reading = ask();
        await run(({ adminSessions }) => adminSessions.update(ended));
        expect((await callers.find(session.id, admin.id)).session).toEqual(ended);
        await reading;
      }
    });

    it('a taken username and a taken e-mail are refused by name', async () => {
      const { username, email } = await add();
      await expect(add(anAdmin({ username }))).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
      const other = anAdmin({ email });
      await expect(add(other)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
      expect(await find(other.id)).toBeNull();
    });

    it('of ten at once with one username one is added', async () => {
      const username = `op-${newId()}`;
      const tries = await Promise.allSettled(
        Array.from({ length: 10 }, () => add(anAdmin({ username }))),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('a change of the version before is kept, another is refused; username and logins stay', async () => {
      const admin = await add();
      const changed: Admin = {
        ...admin,
        version: 2,
        name: '新名字',
        email: `new-${admin.email}`,
        role: 'superadmin',
        active: false,
        passwordHash: 'other',
        mustChangePassword: false,
        updatedAt: NOON + 5,
      };
      const other = { username: 'other', lastLoginAt: NOON, previousLoginAt: NOON };
      const update = () => run(({ admins }) => admins.update({ ...changed, ...other }));
      await update();
      expect(await find(admin.id)).toEqual(changed);
      await expect(update()).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    });

    it("a change to another's e-mail is refused", async () => {
      const [first, second] = [await add(), await add()];
      const change = { ...second, version: 2, email: first.email };
      const update = run(({ admins }) => admins.update(change));
      await expect(update).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
      expect(await find(second.id)).toEqual(second);
    });

    it('a login makes the one before the previous one, and no new version', async () => {
      const { id } = await add();
      for (const at of [NOON + 1, NOON + 2]) await run(({ admins }) => admins.recordLogin(id, at));
      expect(await find(id)).toMatchObject({
        version: 1,
        lastLoginAt: NOON + 2,
        previousLoginAt: NOON + 1,
      });
    });

    it('an erased admin is found no more, username and e-mail may be taken again', async () => {
      const admin = await add();
      const erase = () => run(({ admins }) => admins.erase(admin, NOON + 5));
      await erase();
      expect(await find(admin.id)).toBeNull();
      expect(await database().readers.admins.findByUsername(admin.username)).toBeNull();
      await expect(erase()).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
      const successor = await add(anAdmin({ username: admin.username, email: admin.email }));
      expect(await find(successor.id)).toEqual(successor);
    });

    it('of two superadmins that each step down while another is left, one stays', async () => {
      const pair = [
        await add(anAdmin({ role: 'superadmin' })),
        await add(anAdmin({ role: 'superadmin' })),
      ];
      await add(anAdmin({ role: 'superadmin', active: false }));
      const stepDown = ({ id }: Admin) =>
        run(async ({ admins }) => {
          const standing = await admins.listSuperadminsLocked();
          const own = standing.find((admin) => admin.id === id);
          if (own && standing.length > 1)
            await admins.update({ ...own, version: own.version + 1, role: 'admin' });
        });
      await Promise.all(pair.map(stepDown));
      const left = (await database().readers.admins.list()).filter(
        ({ role, active }) => active && role === 'superadmin',
      );
      expect(left).toHaveLength(1);
    });
  });
});
