import { p } from '@mikro-orm/core';
import { instant } from './columns.ts';

/** Columns of second factors in both realms, without the owner. */
export const secondFactorColumns = () => ({
  version: p.integer(),
  sealedSecret: p.string().length(200),
  confirmedAt: instant().nullable(),
  lastStep: p.bigint('number').nullable(),
  recoveryHashes: p.json<readonly string[]>(),
  createdAt: instant(),
  updatedAt: instant(),
});
