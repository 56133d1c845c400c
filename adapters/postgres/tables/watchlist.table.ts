import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.ts';
import { ownerKey } from './owner-key.ts';

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
