import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.ts';
import { ownerKey } from './user-account.table.ts';

export const WatchlistTable = defineEntity({
  name: 'Watchlist',
  tableName: 'watchlist',
  properties: {
    owner: ownerKey,
    version: p.integer(),
    symbols: p.json<readonly string[]>(),
    updatedAt: instant(),
  },
  checks: [{ name: 'watchlist_version', expression: '"version" >= 1' }],
});
