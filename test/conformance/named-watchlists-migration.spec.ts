import { rmSync } from 'node:fs';
import { openDatabase, type DatabaseSettings } from '@toolyard/postgres';
import { describe, expect, it } from '@jest/globals';
import { furnish, temporaryFolder } from '../support/app-server.ts';
import { has } from '../support/needs.ts';
import { migratedPostgres } from '../support/postgres.ts';
import { rawSql } from '../support/raw-sql.ts';
import { aUser } from './repository-records.ts';

/** The table as it was while an account had one list without a name. */
const ONE_LIST = [
  `alter table "watchlist" drop column "lists"`,
  `alter table "watchlist" add column "symbols" jsonb not null`,
  `delete from "mikro_orm_migrations" where "name" = 'Migration20261124NamedWatchlists'`,
];

async function migrates(settings: DatabaseSettings): Promise<void> {
  const [mei, rui] = [aUser(), aUser()];
  const before = await openDatabase(settings);
  await before.unitOfWork.run(async ({ users }) => {
    await users.add(mei);
    await users.add(rui);
  });
  await before.close();
  const row = (owner: string, symbols: readonly string[]) =>
    `insert into "watchlist" ("owner_id", "version", "symbols", "updated_at")
      values ('${owner}', 7, '${JSON.stringify(symbols)}', '2026-11-20T21:00:00Z')`;
  await rawSql(settings, [...ONE_LIST, row(mei.id, ['TSLA', 'BRK.B', 'SPY']), row(rui.id, [])]);
  const after = await openDatabase(settings);
  const found = (owner: string) => after.readers.watchlists.findOwned(owner);
  const first = { id: 'default', name: 'Watchlist' };
  try {
    expect(await found(mei.id)).toEqual({
      ownerId: mei.id,
      version: 7,
      lists: [{ ...first, symbols: ['TSLA', 'BRK.B', 'SPY'] }],
      updatedAt: Date.parse('2026-11-20T21:00:00Z'),
    });
    expect((await found(rui.id))?.lists).toEqual([{ ...first, symbols: [] }]);
    expect(await after.drift()).toBe('');
  } finally {
    await after.close();
  }
}

describe('a watchlist from before lists had names', () => {
  it('is the first list after the migration, on PGlite', async () => {
    const dataDir = furnish(temporaryFolder('toolyard-watchlists'));
    await migrates({ dataDir });
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);

  (has('PostgreSQL') ? it : it.skip)(
    'is the first list after the migration, on PostgreSQL',
    async () => {
      const fresh = (await migratedPostgres())!;
      await migrates({ databaseUrl: fresh.url });
      await fresh.drop();
    },
    60_000,
  );
});
