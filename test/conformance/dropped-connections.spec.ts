import { openDatabase } from '@toolyard/postgres';
import { describe, expect, it } from '@jest/globals';
import { has } from '../support/needs.ts';
import { freshPostgres } from '../support/postgres.ts';
import { rawSql } from '../support/raw-sql.ts';

/** More than the pool has connections. */
const AT_ONCE = 30;
const NOBODY = '01900000-0000-7000-8000-000000000001';
const END_ALL = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

(has('PostgreSQL') ? describe : describe.skip)('a database whose connections are lost', () => {
  it('in the midst of more transactions than there are connections, again and again: serves on', async () => {
    const fresh = (await freshPostgres())!;
    const database = await openDatabase({ databaseUrl: fresh.url });
    for (let times = 0; times < 3; times++) {
      let resume: () => void = () => undefined;
      const lost = new Promise<void>((resolve) => (resume = resolve));
      let begun = 0;
      const works = Array.from({ length: AT_ONCE }, () =>
        database.unitOfWork.run(async ({ users }) => {
          if (++begun === 1) setTimeout(() => void end(), 50);
          await lost;
          await users.find(NOBODY);
        }),
      );
      const end = () => rawSql({ databaseUrl: fresh.url }, [END_ALL]).finally(resume);
      const results = await Promise.allSettled(works);
      expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(1);
      await database.ping();
      for (let read = 0; read < AT_ONCE; read++)
        expect(await database.readers.sessions.find(NOBODY)).toBeNull();
      expect(await database.unitOfWork.run(({ users }) => users.find(NOBODY))).toBeNull();
    }
    await database.close();
    await fresh.drop();
  });
});
