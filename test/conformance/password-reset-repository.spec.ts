import { describe, expect, it } from '@jest/globals';
import type { Invitation } from '@toolyard/core/accounts';
import { onEveryDatabase } from '../support/database.ts';
import { aReset } from './credential-records.ts';
import { aUser, newId, NOON } from './repository-records.ts';

const anInvitation = (userId: string, change: Partial<Invitation> = {}): Invitation => ({
  ...aReset(userId),
  usedAt: null,
  ...change,
});

describe.each([
  ['passwordResets', aReset],
  ['invitations', anInvitation],
] as const)('%s', (place, make) => {
  onEveryDatabase((database) => {
    const run = <T>(work: Parameters<ReturnType<typeof database>['unitOfWork']['run']>[0]) =>
      database().unitOfWork.run(work) as Promise<T>;
    const put = async (reset: Invitation = make(newId()) as Invitation) => {
      await run(async ({ users, ...all }) => {
        if (!(await users.find(reset.userId))) await users.add(aUser({ id: reset.userId }));
        await all[place].put(reset);
      });
      return reset;
    };
    const find = (hash: string) => run((at) => at[place].findByToken(hash));
    const take = (hash: string) => run((at) => at[place].takeByToken(hash));

    it('a reset comes back by its token as it was put, absence is null', async () => {
      const reset = await put();
      expect(await find(reset.tokenHash)).toEqual(reset);
      expect(await find(newId())).toBeNull();
    });

    it('a newer one takes the place of the user’s earlier one', async () => {
      const first = await put();
      const second = await put({
        ...first,
        tokenHash: newId(),
        createdAt: NOON + 5,
        expiresAt: NOON + 9,
      });
      expect(await find(first.tokenHash)).toBeNull();
      expect(await find(second.tokenHash)).toEqual(second);
    });

    it('of ten that take it at once one gets it', async () => {
      const reset = await put();
      const taken = await Promise.all(Array.from({ length: 10 }, () => take(reset.tokenHash)));
      expect(taken.filter((each) => each !== null)).toEqual([reset]);
      expect(await find(reset.tokenHash)).toBeNull();
    });

    it('a user’s reset is erased, those of others stay, and nothing there is no fault', async () => {
      const [mine, other] = [await put(), await put()];
      for (const id of [mine.userId, mine.userId, 'no id'])
        await run((at) => at[place].eraseOwned(id));
      expect(await find(mine.tokenHash)).toBeNull();
      expect(await find(other.tokenHash)).toEqual(other);
    });
  });
});

describe('invitations', () => {
  onEveryDatabase((database) => {
    it('are found by their owner, used ones too, and nobody else’s', async () => {
      const user = aUser();
      const invitation = anInvitation(user.id, { usedAt: NOON });
      await database().unitOfWork.run(async ({ users, invitations }) => {
        await users.add(user);
        await invitations.put(invitation);
      });
      const { invitations } = database().readers;
      expect(await invitations.findOwned(user.id)).toEqual(invitation);
      for (const id of [newId(), 'no id']) expect(await invitations.findOwned(id)).toBeNull();
    });
  });
});
