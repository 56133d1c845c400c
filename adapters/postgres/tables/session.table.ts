import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.ts';
import { UserAccountTable } from './user-account.table.ts';

/** SHA-256 in base64url. */
const HASH_LENGTH = 64;

export const SessionTable = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    owner: () => p.manyToOne(UserAccountTable).mapToPk().deleteRule('cascade'),
    refreshHash: p.string().length(HASH_LENGTH),
    previousRefreshHash: p.string().length(HASH_LENGTH).nullable(),
    rotatedAt: instant(),
    rotations: p.integer(),
    authenticatedAt: instant(),
    device: p.string().length(100),
    address: p.string().length(45),
    remember: p.boolean(),
    createdAt: instant(),
    lastSeenAt: instant(),
    expiresAt: instant(),
    revokedAt: instant().nullable(),
  },
  indexes: [{ name: 'session_owner_created', properties: ['owner', 'createdAt', 'id'] }],
  checks: [
    { name: 'session_version', expression: '"version" >= 1' },
    { name: 'session_span', expression: '"expires_at" > "created_at"' },
  ],
});
