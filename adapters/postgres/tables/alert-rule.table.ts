import {
  ALERT_PHASES,
  REPEATS,
  type AlertAdjustment,
  type AlertCondition,
  type AlertPhase,
  type Repeat,
} from '@toolyard/core/options/alerts';
import { LANGUAGES, type Language } from '@toolyard/core/shared';
import { defineEntity, p } from '@mikro-orm/core';
import { instant, isOneOf } from './columns.ts';
import { UserAccountTable } from './user-account.table.ts';

export const AlertRuleTable = defineEntity({
  name: 'AlertRule',
  tableName: 'alert_rule',
  properties: {
    id: p.uuid().primary(),
    owner: () =>
      p.manyToOne(UserAccountTable).mapToPk().deleteRule('cascade').updateRule('no action'),
    version: p.integer(),
    condition: p.json<AlertCondition>(),
    repeat: p.string().length(10).$type<Repeat>(),
    paused: p.boolean(),
    phase: p.string().length(10).$type<AlertPhase>(),
    subject: p.string().length(120),
    language: p.string().length(5).$type<Language>(),
    value: p.double().nullable(),
    quotedAt: instant().nullable(),
    checkedAt: instant().nullable(),
    firedAt: instant().nullable(),
    dueAt: instant(),
    createdAt: instant(),
    updatedAt: instant(),
    /** Null in rows of an older version: that of the last change. */
    statedAt: instant().nullable(),
    adjustments: p.json<readonly AlertAdjustment[]>().defaultRaw(`'[]'::jsonb`),
  },
  indexes: [
    { name: 'alert_rule_owner', properties: ['owner', 'createdAt', 'id'] },
    {
      name: 'alert_rule_due',
      expression: `create index "alert_rule_due" on "alert_rule" ("due_at", "id") where not "paused" and "phase" <> 'done'`,
    },
  ],
  checks: [
    { name: 'alert_rule_version', expression: '"version" >= 1' },
    { name: 'alert_rule_repeat', expression: isOneOf('repeat', REPEATS) },
    { name: 'alert_rule_phase', expression: isOneOf('phase', ALERT_PHASES) },
    { name: 'alert_rule_language', expression: isOneOf('language', LANGUAGES) },
  ],
});
