import { describe, expect, it } from '@jest/globals';
import { onEveryEngine } from '../support/database.ts';
import { aMember, aSpace } from './content-records.ts';
import { REALMS } from './realms.ts';
import { aSession, aStrategy, aUser, newId, NOON } from './repository-records.ts';

const DAY = 86_400_000;
const BEFORE = NOON + 10 * DAY;

onEveryEngine((database) => {
  const sweep = (what: Parameters<ReturnType<typeof database>['purger']['purge']>[0]) =>
    database().purger.purge(what, BEFORE);

  describe('sweeping', () => {
    it('answers by idempotency key go by their age', async () => {
      const record = (key: string, createdAt: number) => ({
        principalKey: `user:${newId()}`,
        route: 'POST /x',
        requestHash: 'hash',
        result: null,
        key,
        createdAt,
      });
      const old = record('old', BEFORE - 1);
      const young = record('young', BEFORE);
      await database().unitOfWork.run(async ({ idempotency }) => {
        await idempotency.add(old);
        await idempotency.add(young);
      });
      expect(await sweep('idempotencyKeys')).toBe(1);
      await database().unitOfWork.run(async ({ idempotency }) => {
        const find = ({ principalKey, route, key }: typeof old) =>
          idempotency.find(principalKey, route, key);
        expect(await find(old)).toBeNull();
        expect(await find(young)).not.toBeNull();
      });
    });

    it.each(REALMS)(
      'sessions of $name go when they were ended or ran out, and no other',
      async (realm) => {
        const owner = await database().unitOfWork.run((at) => realm.addOwner(at));
        const life = { createdAt: NOON, expiresAt: BEFORE + DAY };
        const ended = aSession(owner, { ...life, revokedAt: BEFORE - 1 });
        const expired = aSession(owner, { ...life, expiresAt: BEFORE - 1 });
        const justEnded = aSession(owner, { ...life, revokedAt: BEFORE });
        const running = aSession(owner, life);
        const all = [ended, expired, justEnded, running];
        await database().unitOfWork.run(async (at) => {
          for (const session of all) await at[realm.sessions].add(session);
        });
        expect(await sweep(realm.sessions)).toBe(2);
        const { [realm.sessions]: sessions } = database().readers;
        const found = await Promise.all(all.map(({ id }) => sessions.find(id)));
        expect(found.map((session) => session !== null)).toEqual([false, false, true, true]);
      },
    );

    it('offers to join a space go 30 days after they were sent', async () => {
      const user = aUser();
      const space = aSpace();
      const offer = (at: number) => ({
        id: newId(),
        spaceId: space.id,
        email: `${newId()}@example.com`,
        role: 'author' as const,
        at,
      });
      const [old, young] = [offer(BEFORE - 1), offer(BEFORE)];
      await database().unitOfWork.run(async ({ users, spaces }) => {
        await users.add(user);
        await spaces.add(space, aMember(space, user.id));
        await spaces.invite(old);
        await spaces.invite(young);
      });
      expect(await sweep('spaceInvitations')).toBe(1);
      expect(await database().readers.spaces.invitations(space.id)).toEqual([young]);
    });

    it('what was never deleted stays, whatever its age', async () => {
      const user = aUser();
      const strategy = aStrategy(user.id);
      await database().unitOfWork.run(async ({ users, strategies }) => {
        await users.add(user);
        await strategies.add(strategy);
      });
      expect(await sweep('deletedStrategies')).toBe(0);
      expect(await sweep('deletedAccounts')).toBe(0);
      expect(await database().readers.strategies.findOwned(user.id, strategy.id)).not.toBeNull();
    });

    it('several servers at once delete each row once', async () => {
      const user = aUser();
      const sessions = Array.from({ length: 50 }, () =>
        aSession(user.id, { expiresAt: BEFORE - 1 }),
      );
      await database().unitOfWork.run(async (at) => {
        await at.users.add(user);
        for (const session of sessions) await at.sessions.add(session);
      });
      const counts = await Promise.all([sweep('sessions'), sweep('sessions'), sweep('sessions')]);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(50);
    });
  });
});
