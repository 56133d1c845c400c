import type { AlertCondition } from '@toolyard/core/options/alerts';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.ts';
import { UserAccountTable } from './user-account.table.ts';

export const AlertNoticeTable = defineEntity({
  name: 'AlertNotice',
  tableName: 'alert_notice',
  properties: {
    id: p.uuid().primary(),
    owner: () =>
      p.manyToOne(UserAccountTable).mapToPk().deleteRule('cascade').updateRule('no action'),
    ruleId: p.uuid(),
    condition: p.json<AlertCondition>(),
    subject: p.string().length(120),
    detail: p.string().length(400).nullable(),
    value: p.double(),
    at: instant(),
    silent: p.boolean(),
    readAt: instant().nullable(),
  },
  indexes: [
    { name: 'alert_notice_owner', properties: ['owner', 'at', 'id'] },
    { name: 'alert_notice_at', properties: ['at'] },
    {
      name: 'alert_notice_unread',
      expression:
        'create index "alert_notice_unread" on "alert_notice" ("owner_id") where "read_at" is null',
    },
  ],
});
