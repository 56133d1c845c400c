import { describe, expect, it } from '@jest/globals';
import { onEveryDatabase } from '../support/database.ts';
import { aSession, newId, NOON } from './repository-records.ts';
import { REALMS } from './realms.ts';

describe.each(REALMS)('session repository of $name', (realm) => {
  onEveryDatabase((database) => {
    const addSession = () =>
      database().unitOfWork.run(async (all) => {
        const session = aSession(await realm.addOwner(all));
        await all[realm.sessions].add(session);
        return session;
      });

    it('a session comes back as it was added', async () => {
      const session = await addSession();
      expect(await database().readers[realm.sessions].find(session.id)).toEqual(session);
      expect(await database().readers[realm.sessions].find(newId())).toBeNull();
      expect(await database().readers[realm.sessions].find('no id')).toBeNull();
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
      const update = () => database().unitOfWork.run((all) => all[realm.sessions].update(changed));
      await update();
      expect(await database().readers[realm.sessions].find(session.id)).toEqual(changed);
      await expect(update()).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    });

    it('ten changes at once of a locked session follow one another', async () => {
      const { id } = await addSession();
      const change = () =>
        database().unitOfWork.run(async (all) => {
          const sessions = all[realm.sessions];
          const session = await sessions.findLocked(id);
          if (!session) throw new Error('lost');
          await sessions.update({ ...session, version: session.version + 1 });
        });
      await Promise.all(Array.from({ length: 10 }, change));
      expect(await database().readers[realm.sessions].find(id)).toMatchObject({ version: 11 });
    });

    it("a user's sessions are those that nobody revoked", async () => {
      const session = await addSession();
      await addSession();
      const second = aSession(session.ownerId);
      const revoked = aSession(session.ownerId, { revokedAt: NOON });
      await database().unitOfWork.run(async (all) => {
        const sessions = all[realm.sessions];
        await sessions.add(second);
        await sessions.add(revoked);
      });
      const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
      const listed = await database().readers[realm.sessions].listOwned(session.ownerId);
      expect([...listed].sort(byId)).toEqual([session, second].sort(byId));
      const locked = await database().unitOfWork.run((all) =>
        all[realm.sessions].listLocked(session.ownerId),
      );
      expect([...locked].sort(byId)).toEqual([session, second].sort(byId));
      expect(await database().readers[realm.sessions].listOwned('no id')).toEqual([]);
    });

    it('of ten that each open one while there are fewer than five, four more are opened', async () => {
      const { ownerId } = await addSession();
      const open = () =>
        database().unitOfWork.run(async (all) => {
          const sessions = all[realm.sessions];
          const standing = await sessions.listLocked(ownerId);
          if (standing.length < 5) await sessions.add(aSession(ownerId));
        });
      await Promise.all(Array.from({ length: 10 }, open));
      expect(await database().readers[realm.sessions].listOwned(ownerId)).toHaveLength(5);
    });
  });
});
