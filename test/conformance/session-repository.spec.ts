import { describe, expect, it } from '@jest/globals';
import { onEveryDatabase } from '../support/database.ts';
import { aSession, aUser, newId, NOON } from './repository-records.ts';

describe('session repository', () => {
  onEveryDatabase((database) => {
    const addSession = () =>
      database().unitOfWork.run(async ({ users, sessions }) => {
        const user = aUser();
        const session = aSession(user.id);
        await users.add(user);
        await sessions.add(session);
        return session;
      });

    it('a session comes back as it was added', async () => {
      const session = await addSession();
      expect(await database().readers.sessions.find(session.id)).toEqual(session);
      expect(await database().readers.sessions.find(newId())).toBeNull();
      expect(await database().readers.sessions.find('no id')).toBeNull();
    });

    it('a change of the version before is kept, another is refused', async () => {
      const session = await addSession();
      const changed = {
        ...session,
        version: 2,
        refreshHash: 'second',
        previousRefreshHash: 'first',
        rotatedAt: NOON + 7,
        rotations: 1,
        authenticatedAt: NOON + 6,
        lastSeenAt: NOON + 8,
        revokedAt: NOON + 9,
      };
      const update = () => database().unitOfWork.run(({ sessions }) => sessions.update(changed));
      await update();
      expect(await database().readers.sessions.find(session.id)).toEqual(changed);
      await expect(update()).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    });

    it('ten changes at once of a locked session follow one another', async () => {
      const { id } = await addSession();
      const change = () =>
        database().unitOfWork.run(async ({ sessions }) => {
          const session = await sessions.findLocked(id);
          if (!session) throw new Error('lost');
          await sessions.update({ ...session, version: session.version + 1 });
        });
      await Promise.all(Array.from({ length: 10 }, change));
      expect(await database().readers.sessions.find(id)).toMatchObject({ version: 11 });
    });

    it("a user's sessions are those that nobody revoked", async () => {
      const session = await addSession();
      await addSession();
      const second = aSession(session.userId);
      const revoked = aSession(session.userId, { revokedAt: NOON });
      await database().unitOfWork.run(async ({ sessions }) => {
        await sessions.add(second);
        await sessions.add(revoked);
      });
      const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
      const listed = await database().readers.sessions.listOwned(session.userId);
      expect([...listed].sort(byId)).toEqual([session, second].sort(byId));
      const locked = await database().unitOfWork.run(({ sessions }) =>
        sessions.listLocked(session.userId),
      );
      expect([...locked].sort(byId)).toEqual([session, second].sort(byId));
      expect(await database().readers.sessions.listOwned('no id')).toEqual([]);
    });

    it('of ten that each open one while there are fewer than five, four more are opened', async () => {
      const { userId } = await addSession();
      const open = () =>
        database().unitOfWork.run(async ({ sessions }) => {
          const standing = await sessions.listLocked(userId);
          if (standing.length < 5) await sessions.add(aSession(userId));
        });
      await Promise.all(Array.from({ length: 10 }, open));
      expect(await database().readers.sessions.listOwned(userId)).toHaveLength(5);
    });
  });
});
