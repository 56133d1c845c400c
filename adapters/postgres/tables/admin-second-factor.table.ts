import { defineEntity, p } from '@mikro-orm/core';
import { AdminAccountTable } from './admin-account.table.ts';
import { secondFactorColumns } from './second-factor-columns.ts';

export const AdminSecondFactorTable = defineEntity({
  name: 'AdminSecondFactor',
  tableName: 'admin_second_factor',
  properties: {
    owner: () =>
      p
        .manyToOne(AdminAccountTable)
        .mapToPk()
        .primary()
        .deleteRule('cascade')
        .updateRule('no action'),
    ...secondFactorColumns(),
  },
  checks: [{ name: 'admin_second_factor_version', expression: '"version" >= 1' }],
});
