import { rmSync } from 'node:fs';
import { untouchedLedger } from '@toolyard/core/options/capital';
import { DEFAULT_OPTIONS_SETTINGS, withoutCapital } from '@toolyard/core/options/settings';
import { fromDollars } from '@toolyard/core/shared';
import { openDatabase, type DatabaseSettings } from '@toolyard/postgres';
import { describe, expect, it } from '@jest/globals';
import { furnish, temporaryFolder } from '../support/app-server.ts';
import { has } from '../support/needs.ts';
import { migratedPostgres } from '../support/postgres.ts';
import { rawSql } from '../support/raw-sql.ts';
import { aUser, NOON } from './repository-records.ts';

/** The database as it was while the capital was one of the settings. */
const ONE_AMOUNT = [
  `drop table "capital_ledger"`,
  `delete from "mikro_orm_migrations" where "name" = 'Migration20261126CapitalLedgers'`,
];

async function migrates(settings: DatabaseSettings): Promise<void> {
  const [mei, rui] = [aUser(), aUser()];
  const stored = withoutCapital(DEFAULT_OPTIONS_SETTINGS);
  const before = await openDatabase(settings);
  await before.unitOfWork.run(async ({ users, optionsSettings }) => {
    for (const { id: ownerId } of [mei, rui]) {
      await users.add(ownerId === mei.id ? mei : rui);
      await optionsSettings.put({ ownerId, version: 2, settings: stored, updatedAt: NOON });
    }
  });
  await before.close();
  await rawSql(settings, [
    ...ONE_AMOUNT,
    `update "options_settings" set "settings" = "settings" || '{"capital": 250000000}'
      where "owner_id" = '${mei.id}'`,
  ]);
  const after = await openDatabase(settings);
  try {
    expect(await after.readers.capital.findOwned(mei.id)).toEqual({
      ...untouchedLedger(mei.id),
      version: 2,
      startingCapital: fromDollars(25_000),
      updatedAt: NOON,
    });
    expect(await after.readers.capital.findOwned(rui.id)).toBeNull();
    const settingsOf = await after.readers.optionsSettings.findOwned(mei.id);
    expect(settingsOf?.settings).toEqual(stored);
    expect(await after.drift()).toBe('');
  } finally {
    await after.close();
  }
}

describe('the capital of settings from before there were ledgers', () => {
  it('is what the ledger starts with, on PGlite', async () => {
    const dataDir = furnish(temporaryFolder('toolyard-capital'));
    await migrates({ dataDir });
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);

  (has('PostgreSQL') ? it : it.skip)(
    'is what the ledger starts with, on PostgreSQL',
    async () => {
      const fresh = (await migratedPostgres())!;
      await migrates({ databaseUrl: fresh.url });
      await fresh.drop();
    },
    60_000,
  );
});
