import { p } from '@mikro-orm/core';
import { instant } from './columns.ts';

/** SHA-256 in base64url. */
const HASH_LENGTH = 64;

/** Columns of sessions in both realms, without the owner. */
export const sessionColumns = () => ({
  id: p.uuid().primary(),
  version: p.integer(),
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
});
