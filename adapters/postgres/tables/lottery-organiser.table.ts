import { defineEntity, p } from '@mikro-orm/core';
import { ORGANISER_NAME_LENGTH } from '@toolyard/core/lottery';
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

/** The name that an account runs events under; `nameKey` is that of core's organiserNameKey. */
export const LotteryOrganiserNameTable = defineEntity({
  name: 'LotteryOrganiserName',
  tableName: 'lottery_organiser_name',
  properties: {
    owner: ownerKey,
    name: p.string().length(ORGANISER_NAME_LENGTH),
    nameKey: p.text(),
    chosenAt: instant(),
  },
  uniques: [{ name: 'lottery_organiser_name_key', properties: ['nameKey'] }],
});
