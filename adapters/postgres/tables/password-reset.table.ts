import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.ts';
import { ownerKey } from './user-account.table.ts';

export const PasswordResetTable = defineEntity({
  name: 'PasswordReset',
  tableName: 'password_reset',
  properties: {
    owner: ownerKey,
    tokenHash: p.string().length(64),
    createdAt: instant(),
    expiresAt: instant(),
  },
  uniques: [{ name: 'password_reset_token', properties: ['tokenHash'] }],
  checks: [{ name: 'password_reset_span', expression: '"expires_at" > "created_at"' }],
});
