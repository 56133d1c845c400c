import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.ts';
import { ownerKey } from './owner-key.ts';

export const SecondFactorTable = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factor',
  properties: {
    owner: ownerKey,
    version: p.integer(),
    sealedSecret: p.string().length(200),
    confirmedAt: instant().nullable(),
    lastStep: p.bigint('number').nullable(),
    recoveryHashes: p.json<readonly string[]>(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  checks: [{ name: 'second_factor_version', expression: '"version" >= 1' }],
});
