import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.ts';
import { ownerKey } from './user-account.table.ts';

export const LotteryOrganiserTable = defineEntity({
  name: 'LotteryOrganiser',
  tableName: 'lottery_organiser',
  properties: {
    owner: ownerKey,
    grantedBy: p.uuid(),
    grantedAt: instant(),
  },
});
