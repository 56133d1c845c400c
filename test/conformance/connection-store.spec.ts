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
  sessionKey: 'session-DU1234567',
  connectedAt: NOON,
  lastVerifiedAt: NOON + 1,
  expiresAt: NOON + 86_400_000,
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
    const begin = (ownerId: string, stateHash: string) =>
      database().unitOfWork.run(({ connections }) =>
        connections.begin({ ownerId, stateHash, createdAt: NOON, expiresAt: NOON + 600_000 }),
      );
    const take = (stateHash: string) =>
      database().unitOfWork.run(({ connections }) => connections.take(stateHash));

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
        sessionKey: 'another',
        connectedAt: NOON + 2,
        lastVerifiedAt: NOON + 3,
        expiresAt: NOON + 4,
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
      expect(taken.filter((each) => each !== null)).toEqual([
        { ownerId: owner, stateHash: state, createdAt: NOON, expiresAt: NOON + 600_000 },
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
