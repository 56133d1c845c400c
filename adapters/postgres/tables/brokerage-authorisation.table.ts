import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.ts';
import { ownerKey } from './user-account.table.ts';

export const BrokerageAuthorisationTable = defineEntity({
  name: 'BrokerageAuthorisation',
  tableName: 'brokerage_authorisation',
  properties: {
    owner: ownerKey,
    stateHash: p.string().length(64),
    createdAt: instant(),
    expiresAt: instant(),
  },
  uniques: [{ name: 'brokerage_authorisation_state', properties: ['stateHash'] }],
  checks: [{ name: 'brokerage_authorisation_span', expression: '"expires_at" > "created_at"' }],
});
