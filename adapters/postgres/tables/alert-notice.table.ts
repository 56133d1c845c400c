import {
  NOTICE_KINDS,
  type ActionEffect,
  type AlertCondition,
  type AlertNotice,
  type ExpiryNotice,
} from '@toolyard/core/options/alerts';
import type { ShareAction } from '@toolyard/core/market';
import { defineEntity, p } from '@mikro-orm/core';
import { instant, isOneOf } from './columns.ts';
import { UserAccountTable } from './user-account.table.ts';

export const AlertNoticeTable = defineEntity({
  name: 'AlertNotice',
  tableName: 'alert_notice',
  properties: {
    id: p.uuid().primary(),
    owner: () =>
      p.manyToOne(UserAccountTable).mapToPk().deleteRule('cascade').updateRule('no action'),
    kind: p.string().length(20).$type<AlertNotice['kind']>().default('fired'),
    ruleId: p.uuid().nullable(),
    condition: p.json<AlertCondition>().nullable(),
    subject: p.string().length(120),
    detail: p.string().length(400).nullable(),
    value: p.double().nullable(),
    action: p.json<ShareAction>().nullable(),
    effect: p.json<ActionEffect | ExpiryNotice['effect']>().nullable(),
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
  checks: [
    { name: 'alert_notice_kind', expression: isOneOf('kind', NOTICE_KINDS) },
    {
      name: 'alert_notice_parts',
      expression:
        `("kind" = 'fired') = ("rule_id" is not null and "condition" is not null and "value" is not null)` +
        ` and ("kind" = 'corporateAction') = ("action" is not null and "effect" is not null)`,
    },
  ],
});
