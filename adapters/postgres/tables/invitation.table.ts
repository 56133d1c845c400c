import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.ts';
import { ownerKey } from './user-account.table.ts';

export const InvitationTable = defineEntity({
  name: 'Invitation',
  tableName: 'invitation',
  properties: {
    owner: ownerKey,
    tokenHash: p.string().length(64),
    createdAt: instant(),
    expiresAt: instant(),
    usedAt: instant().nullable(),
  },
  uniques: [{ name: 'invitation_token', properties: ['tokenHash'] }],
  checks: [{ name: 'invitation_span', expression: '"expires_at" > "created_at"' }],
});
