import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.ts';
import { ownerKey } from './user-account.table.ts';

export const BrokerageAuthorisationTable = defineEntity({
  name: 'BrokerageAuthorisation',
  tableName: 'brokerage_authorisation',
  properties: {
    owner: ownerKey,
    sessionId: p.uuid(),
    provider: p.string().length(40),
    referenceHash: p.string().length(64),
    cookieHash: p.string().length(64),
    sealedSecret: p.text().nullable(),
    createdAt: instant(),
    expiresAt: instant(),
  },
  uniques: [{ name: 'brokerage_authorisation_reference', properties: ['referenceHash'] }],
  checks: [{ name: 'brokerage_authorisation_span', expression: '"expires_at" > "created_at"' }],
});
