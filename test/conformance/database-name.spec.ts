import { openDatabase } from '@toolyard/postgres';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { has } from '../support/needs.ts';
import { freshPostgres, type FreshPostgres } from '../support/postgres.ts';

(has('PostgreSQL') ? describe : describe.skip)(
  'O: a database that PostgreSQL does not know',
  () => {
    let server: FreshPostgres | null = null;
    beforeAll(async () => {
      server = await freshPostgres();
    });
    afterAll(() => server?.drop());

    const named = (name: string) => {
      const url = new URL(server!.url);
      url.pathname = `/${name}`;
      return url.href;
    };

    it('is a fault, also the second time, and is created where that is demanded', async () => {
      const name = `typo_${process.pid}`;
      for (let times = 0; times < 2; times++)
        await expect(openDatabase({ databaseUrl: named(name) })).rejects.toMatchObject({
          code: '3D000',
        });
      const database = await openDatabase({ databaseUrl: named(name), createDatabase: true });
      expect(database.migrated.length).toBeGreaterThan(0);
      await database.close();
    });
  },
);
