import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { onEveryDatabase, onEveryEngine } from '../support/database.ts';
import { untilDone } from '../support/until-served.ts';
import { aSession, aUser } from './repository-records.ts';

const CANCELLED = new Error('cancelled');

describe('unit of work', () => {
  onEveryDatabase((database) => {
    it('answers what the work answers', async () => {
      expect(await database().unitOfWork.run(() => Promise.resolve(7))).toBe(7);
    });

    it('keeps nothing when the work throws, and throws the same', async () => {
      const user = aUser();
      const cancelled = database().unitOfWork.run(async ({ users }) => {
        await users.add(user);
        expect(await users.find(user.id)).toEqual(user);
        throw CANCELLED;
      });
      await expect(cancelled).rejects.toBe(CANCELLED);
      expect(await database().readers.users.find(user.id)).toBeNull();
    });

    it('a hundred at once, every third rolled back, do not mix', async () => {
      const { unitOfWork, readers } = database();
      const works = Array.from({ length: 100 }, (_, i) => ({ user: aUser(), fails: i % 3 === 0 }));
      const outcomes = await Promise.allSettled(
        works.map(({ user, fails }, i) =>
          untilDone(() =>
            unitOfWork.run(async ({ users, sessions }) => {
              await users.add(user);
              await pause(i % 4);
              await sessions.add(aSession(user.id));
              expect(await users.find(user.id)).toEqual(user);
              if (fails) throw CANCELLED;
            }),
          ),
        ),
      );
      const stored = await Promise.all(works.map(({ user }) => readers.users.find(user.id)));
      works.forEach(({ user, fails }, i) => {
        expect(outcomes[i]).toMatchObject(
          fails ? { status: 'rejected', reason: CANCELLED } : { status: 'fulfilled' },
        );
        expect(stored[i]).toEqual(fails ? null : user);
      });
    });
  });
});

describe('the postgres adapter', () => {
  onEveryEngine((database) => {
    it('its migrations make exactly the tables that it defines', async () => {
      expect((await database().drift()).trim()).toBe('');
    });

    it('answers a ping', async () => {
      await expect(database().ping()).resolves.toBeUndefined();
    });

    it('a unit of work or a read inside a unit of work is refused, it would wait for itself', async () => {
      const { unitOfWork, readers } = database();
      const nested = () => unitOfWork.run(() => unitOfWork.run(() => Promise.resolve()));
      await expect(nested()).rejects.toThrow('starts no other');
      const beside = () => unitOfWork.run(() => readers.users.findByEmail('x'));
      await expect(beside()).rejects.toThrow('starts no other');
    });

    it('work that meets a deadlock runs again, at most five times', async () => {
      let runs = 0;
      const failing = (until: number) =>
        database().unitOfWork.run(() => {
          runs++;
          const failure = Object.assign(new Error('deadlock'), { code: '40P01' });
          return runs < until ? Promise.reject(failure) : Promise.resolve(runs);
        });
      expect(await failing(3)).toBe(3);
      runs = 0;
      await expect(failing(99)).rejects.toThrow('deadlock');
      expect(runs).toBe(5);
    });

    it('two that lock the same sessions in opposite order both get through', async () => {
      const { unitOfWork, readers } = database();
      const user = aUser();
      const pair = [aSession(user.id), aSession(user.id)] as const;
      await unitOfWork.run(async ({ users, sessions }) => {
        await users.add(user);
        for (const session of pair) await sessions.add(session);
      });
      const change = (ids: readonly string[]) =>
        unitOfWork.run(async ({ sessions }) => {
          for (const id of ids) {
            const session = await sessions.findLocked(id);
            if (!session) throw new Error('lost');
            await sessions.update({ ...session, version: session.version + 1 });
            await pause(50);
          }
        });
      const ids = pair.map(({ id }) => id);
      await Promise.all([change(ids), change(ids.toReversed())]);
      for (const id of ids) expect(await readers.sessions.find(id)).toMatchObject({ version: 3 });
    });
  });
});
