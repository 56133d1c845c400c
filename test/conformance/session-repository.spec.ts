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
  });
});
