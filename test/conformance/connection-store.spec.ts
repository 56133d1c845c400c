import type { BrokerageConnection } from '@toolyard/core/brokerage';
import { describe, expect, it } from '@jest/globals';
import { onEveryDatabase } from '../support/database.ts';
import { aUser, newId, NOON } from './repository-records.ts';

const aConnection = (
  ownerId: string,
  change: Partial<BrokerageConnection> = {},
): BrokerageConnection => ({
  ownerId,
  version: 1,
  provider: 'simulated',
  accountId: 'DU1234567',
  sealedCredentials: 'key-1.sealed',
  connectedAt: NOON,
  lastVerifiedAt: NOON + 1,
  expiresAt: NOON + 86_400_000,
  renewAt: null,
  ...change,
});

describe('connection store', () => {
  onEveryDatabase((database) => {
    const addUser = async () => {
      const user = aUser();
      await database().unitOfWork.run(({ users }) => users.add(user));
      return user.id;
    };
    const put = (connection: BrokerageConnection) =>
      database().unitOfWork.run(({ connections }) => connections.put(connection));
    const found = (ownerId: string) => database().readers.connections.findOwned(ownerId);
    const authorisation = (ownerId: string, referenceHash: string) => ({
      ...{ ownerId, referenceHash, provider: 'simulated', cookieHash: 'hash-of-cookie' },
      ...{ sessionId: ownerId, sealedSecret: null, createdAt: NOON, expiresAt: NOON + 600_000 },
    });
    const begin = (ownerId: string, referenceHash: string) =>
      database().unitOfWork.run(({ connections }) =>
        connections.begin(authorisation(ownerId, referenceHash)),
      );
    const take = (referenceHash: string) =>
      database().unitOfWork.run(({ connections }) => connections.take(referenceHash));
    const claim = (change: { readonly ownerId?: string; readonly limit?: number } = {}) =>
      database().unitOfWork.run(({ connections }) =>
        connections.claimDue({ at: NOON, nextAt: NOON + 60_000, limit: 50, ...change }),
      );

    it('a connection comes back as it was put, to its owner alone', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      const connection = aConnection(mine);
      await put(connection);
      expect(await found(mine)).toEqual(connection);
      expect(await found(other)).toBeNull();
      expect(await found(newId())).toBeNull();
      expect(await found('no id')).toBeNull();
    });

    it('another one stands in its place', async () => {
      const owner = await addUser();
      await put(aConnection(owner));
      const second = aConnection(owner, {
        version: 2,
        provider: 'other',
        accountId: 'U7654321',
        sealedCredentials: 'key-2.another',
        connectedAt: NOON + 2,
        lastVerifiedAt: NOON + 3,
        expiresAt: NOON + 4,
        renewAt: NOON + 5,
      });
      await put(second);
      expect(await found(owner)).toEqual(second);
    });

    it('a removed one is gone; removing none is no fault', async () => {
      const owner = await addUser();
      await put(aConnection(owner));
      const remove = () =>
        database().unitOfWork.run(({ connections }) => connections.remove(owner));
      await remove();
      expect(await found(owner)).toBeNull();
      await remove();
    });

    it('ten changes at once of a locked connection follow one another', async () => {
      const owner = await addUser();
      await put(aConnection(owner));
      const change = () =>
        database().unitOfWork.run(async ({ connections }) => {
          const stored = await connections.findLocked(owner);
          if (!stored) throw new Error('lost');
          await connections.put({ ...stored, version: stored.version + 1 });
        });
      await Promise.all(Array.from({ length: 10 }, change));
      expect(await found(owner)).toMatchObject({ version: 11 });
    });

    it('of ten that take one authorisation at once one gets it', async () => {
      const owner = await addUser();
      const state = newId();
      await begin(owner, state);
      const taken = await Promise.all(Array.from({ length: 10 }, () => take(state)));
      expect(taken.filter((each) => each !== null)).toEqual([authorisation(owner, state)]);
    });

    it('a pending authorisation is found by its reference, with its sealed secret', async () => {
      const owner = await addUser();
      const sealed = { ...authorisation(owner, newId()), sealedSecret: 'key-1.secret' };
      await database().unitOfWork.run(({ connections }) => connections.begin(sealed));
      const find = (hash: string) =>
        database().unitOfWork.run(({ connections }) => connections.findBegun(hash));
      expect(await find(sealed.referenceHash)).toEqual(sealed);
      expect(await find(newId())).toBeNull();
    });

    it('of ten that claim one due connection at once one gets it, with its next turn set', async () => {
      const owner = await addUser();
      const due = aConnection(owner, { renewAt: NOON });
      await put(due);
      const claims = await Promise.all(Array.from({ length: 10 }, () => claim({ ownerId: owner })));
      expect(claims.flat()).toEqual([{ ...due, renewAt: NOON + 60_000 }]);
      expect(await found(owner)).toMatchObject({ renewAt: NOON + 60_000 });
    });

    it('claimed are connections that are due, as many as were asked for', async () => {
      const [first, second, later, never] = [
        await addUser(),
        await addUser(),
        await addUser(),
        await addUser(),
      ];
      await put(aConnection(first, { renewAt: NOON - 2 }));
      await put(aConnection(second, { renewAt: NOON - 1 }));
      await put(aConnection(later, { renewAt: NOON + 1 }));
      await put(aConnection(never));
      const owners = async (limit: number) =>
        (await claim({ limit }))
          .map(({ ownerId }) => ownerId)
          .filter((id) => [first, second, later, never].includes(id));
      expect([await owners(1), await owners(50), await owners(50)]).toEqual([
        [first],
        [second],
        [],
      ]);
    });

    it('an authorisation takes the place of the one begun before', async () => {
      const owner = await addUser();
      const [first, second] = [newId(), newId()];
      await begin(owner, first);
      await begin(owner, second);
      expect(await take(first)).toBeNull();
      expect(await take(second)).toMatchObject({ ownerId: owner });
    });

    it('erasing an owner leaves nothing of his and all of the others', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      const [myState, otherState] = [newId(), newId()];
      await put(aConnection(mine));
      await put(aConnection(other));
      await begin(mine, myState);
      await begin(other, otherState);
      await database().unitOfWork.run(({ connections }) => connections.eraseOwned(mine));
      expect([await found(mine), await take(myState)]).toEqual([null, null]);
      expect(await found(other)).not.toBeNull();
      expect(await take(otherState)).not.toBeNull();
    });
  });
});
