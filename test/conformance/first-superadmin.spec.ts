import { describe, expect, it } from '@jest/globals';
import { BootstrapSuperadmin } from '@toolyard/core/accounts';
import { FakeCommonPasswords, FakePasswordHasher, FakeClock } from '@toolyard/memory';
import { UuidIds } from '@toolyard/security';
import { onEveryEngine } from '../support/database.ts';

describe('the first superadmin', () => {
  onEveryEngine((database) => {
    it('is one, and is told once, however many servers start at once', async () => {
      const announced: string[] = [];
      const start = (password: string) => {
        const announce = (made: string) => void announced.push(made);
        const first = { username: 'superadmin', password, announce };
        const rules = { common: new FakeCommonPasswords(), minLength: 12 };
        const ports = { clock: new FakeClock(), ids: new UuidIds() };
        const { unitOfWork } = database();
        return new BootstrapSuperadmin(
          unitOfWork,
          new FakePasswordHasher(),
          rules,
          first,
          ports,
        ).execute();
      };
      await Promise.all(['first-of-three', 'second-of-three', 'third-of-three'].map(start));
      const [admin, ...others] = await database().readers.admins.list();
      expect(others).toEqual([]);
      expect(announced.map((password) => `$plain$${password}`)).toEqual([admin?.passwordHash]);
    });
  });
});
