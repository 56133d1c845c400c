import { defineEntity, p } from '@mikro-orm/core';
import { instant, isLongWithin } from './columns.ts';
import { ownerKey } from './user-account.table.ts';

export const EmailConfirmationTable = defineEntity({
  name: 'EmailConfirmation',
  tableName: 'email_confirmation',
  properties: {
    owner: ownerKey,
    email: p.string().length(254),
    tokenHash: p.string().length(64),
    createdAt: instant(),
    expiresAt: instant(),
  },
  uniques: [{ name: 'email_confirmation_token', properties: ['tokenHash'] }],
  checks: [
    { name: 'email_confirmation_email', expression: isLongWithin('email', 3, 254) },
    { name: 'email_confirmation_span', expression: '"expires_at" > "created_at"' },
  ],
});
