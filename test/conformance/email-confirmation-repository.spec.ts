import { describe, expect, it } from '@jest/globals';
import { onEveryDatabase } from '../support/database.ts';
import { aConfirmation } from './credential-records.ts';
import { aUser, newId, NOON } from './repository-records.ts';

describe('e-mail confirmation repository', () => {
  onEveryDatabase((database) => {
    const run = <T>(work: Parameters<ReturnType<typeof database>['unitOfWork']['run']>[0]) =>
      database().unitOfWork.run(work) as Promise<T>;
    const put = async (confirmation = aConfirmation(newId())) => {
      await run(async ({ users, emailConfirmations }) => {
        const { userId } = confirmation;
        if (!(await users.find(userId))) await users.add(aUser({ id: userId }));
        await emailConfirmations.put(confirmation);
      });
      return confirmation;
    };
    const take = (hash: string) => run((at) => at.emailConfirmations.takeByToken(hash));

    it('a confirmation is taken by its token as it was put, and only once; absence is null', async () => {
      const confirmation = await put();
      expect(await take(newId())).toBeNull();
      expect(await take(confirmation.tokenHash)).toEqual(confirmation);
      expect(await take(confirmation.tokenHash)).toBeNull();
    });

    it('a newer one replaces the user’s earlier one', async () => {
      const first = await put();
      const later = { createdAt: NOON + 5, expiresAt: NOON + 9 };
      const second = await put(aConfirmation(first.userId, later));
      expect(await take(first.tokenHash)).toBeNull();
      expect(await take(second.tokenHash)).toEqual(second);
    });

    it('of ten that take it at once one gets it', async () => {
      const { tokenHash, ...rest } = await put();
      const taken = await Promise.all(Array.from({ length: 10 }, () => take(tokenHash)));
      expect(taken.filter((each) => each !== null)).toEqual([{ tokenHash, ...rest }]);
    });

    it('a user’s confirmation is erased, those of others stay', async () => {
      const [mine, other] = [await put(), await put()];
      for (const id of [mine.userId, mine.userId, 'no id'])
        await run((at) => at.emailConfirmations.eraseOwned(id));
      expect(await take(mine.tokenHash)).toBeNull();
      expect(await take(other.tokenHash)).toEqual(other);
    });
  });
});
