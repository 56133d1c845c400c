import { defineEntity, p } from '@mikro-orm/core';
import type { Watchlist } from '@toolyard/core/watchlist';
import { instant } from './columns.ts';
import { ownerKey } from './user-account.table.ts';

export const WatchlistTable = defineEntity({
  name: 'Watchlist',
  tableName: 'watchlist',
  properties: {
    owner: ownerKey,
    version: p.integer(),
    lists: p.json<readonly Watchlist[]>(),
    updatedAt: instant(),
  },
  checks: [{ name: 'watchlist_version', expression: '"version" >= 1' }],
});
