import { rmSync } from 'node:fs';
import { openDatabase } from '@toolyard/postgres';
import { expect, it } from '@jest/globals';
import { furnish, temporaryFolder } from '../support/app-server.ts';
import { rawSql } from '../support/raw-sql.ts';
import { aStrategy, aUser } from './repository-records.ts';

/** Adds a copy of each strategy as a version does that does not know the commission per trade. */
const OLDER_INSERT = `do $$ declare known text; begin
  select string_agg(quote_ident(column_name), ', ') into known from information_schema.columns
  where table_name = 'strategy' and column_name not in ('id', 'commission_per_trade');
  execute format('insert into strategy (id, %1$s) select gen_random_uuid(), %1$s from strategy', known);
end $$`;

it('a server of the version before may add plans, during an upgrade or after going back', async () => {
  const dataDir = furnish(temporaryFolder('toolyard-older'));
  const user = aUser();
  const before = await openDatabase({ dataDir });
  await before.unitOfWork.run(async ({ users, strategies }) => {
    await users.add(user);
    await strategies.add(aStrategy(user.id));
  });
  await before.close();
  await rawSql({ dataDir }, [OLDER_INSERT]);
  const after = await openDatabase({ dataDir });
  try {
    const { items } = await after.readers.strategies.listOwned(user.id, {
      limit: 10,
      cursor: null,
    });
    expect(items.map(({ commissionPerTrade }) => commissionPerTrade).toSorted()).toEqual([
      0, 9_950,
    ]);
    expect(await after.drift()).toBe('');
  } finally {
    await after.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 60_000);
