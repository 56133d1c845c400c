import { rmSync } from 'node:fs';
import { isOption } from '@toolyard/core/options/contracts';
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

/** Adds a copy of each leg as a version does that does not know what adjusted contracts deliver. */
const OLDER_LEGS = `do $$ declare known text; begin
  select string_agg(quote_ident(column_name), ', ') into known from information_schema.columns
  where table_name = 'strategy_leg' and column_name not in ('id', 'ordinal', 'deliverable');
  execute format('insert into strategy_leg (id, ordinal, %1$s)
    select gen_random_uuid(), ordinal + 3, %1$s from strategy_leg', known);
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
  await rawSql({ dataDir }, [OLDER_INSERT, OLDER_LEGS]);
  const after = await openDatabase({ dataDir });
  try {
    const { items } = await after.readers.strategies.listOwned(user.id, {
      limit: 10,
      cursor: null,
    });
    expect(items.map(({ commissionPerTrade }) => commissionPerTrade).toSorted()).toEqual([
      0, 9_950,
    ]);
    const legs = items.flatMap((strategy) => strategy.legs).filter(isOption);
    const delivered = { shares: [{ symbol: 'MSFT', shares: 12 }], cash: 81_800 };
    expect(legs.map(({ deliverable }) => deliverable)).toEqual([delivered, null, null, null]);
    expect(await after.drift()).toBe('');
  } finally {
    await after.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 60_000);
