import { describe, expect, it } from '@jest/globals';
import { onEveryDatabase } from '../support/database.ts';
import { aUser, NOON } from './repository-records.ts';

describe('signup counter', () => {
  onEveryDatabase((database) => {
    it('are the users of that moment and later whose accounts exist', async () => {
      const { unitOfWork, readers } = database();
      expect(await readers.signups.countSince(NOON)).toBe(0);
      const gone = aUser();
      await unitOfWork.run(async ({ users }) => {
        for (const createdAt of [NOON - 1, NOON, NOON + 1]) await users.add(aUser({ createdAt }));
        await users.add(gone);
        await users.erase(gone, NOON);
      });
      expect(await readers.signups.countSince(NOON)).toBe(2);
    });
  });
});
