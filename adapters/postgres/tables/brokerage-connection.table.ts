import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.ts';
import { ownerKey } from './user-account.table.ts';

export const BrokerageConnectionTable = defineEntity({
  name: 'BrokerageConnection',
  tableName: 'brokerage_connection',
  properties: {
    owner: ownerKey,
    version: p.integer(),
    provider: p.string().length(40),
    accountId: p.string().length(100),
    sealedCredentials: p.text(),
    connectedAt: instant(),
    lastVerifiedAt: instant(),
    expiresAt: instant(),
    renewAt: instant().nullable(),
  },
  indexes: [{ name: 'brokerage_connection_renewal', properties: ['renewAt'] }],
  checks: [
    { name: 'brokerage_connection_version', expression: '"version" >= 1' },
    { name: 'brokerage_connection_span', expression: '"expires_at" > "connected_at"' },
  ],
});
