import { defineEntity } from '@mikro-orm/core';
import { ownerKey } from './user-account.table.ts';
import { secondFactorColumns } from './second-factor-columns.ts';

export const SecondFactorTable = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factor',
  properties: { owner: ownerKey, ...secondFactorColumns() },
  checks: [{ name: 'second_factor_version', expression: '"version" >= 1' }],
});
