import { defineEntity, p } from '@mikro-orm/core';
import type { ExpiryTerms } from '@toolyard/core/options/chain';
import {
  JOURNAL_NOTE_MAX_LENGTH,
  MAX_TAGS,
  STRATEGY_NAME_MAX_LENGTH,
  STRATEGY_STATUSES,
  type PlanAdjustment,
  type StepCorrection,
  type StrategyStatus,
} from '@toolyard/core/options/strategies';
import { TEMPLATE_IDS, type TemplateId } from '@toolyard/core/options/templates';
import { instant, isLongWithin, isOneOf, isWithin, money } from './columns.ts';
import { UserAccountTable } from './user-account.table.ts';

export const StrategyTable = defineEntity({
  name: 'Strategy',
  tableName: 'strategy',
  properties: {
    id: p.uuid().primary(),
    owner: () => p.manyToOne(UserAccountTable).mapToPk().deleteRule('cascade'),
    version: p.integer(),
    name: p.string().length(STRATEGY_NAME_MAX_LENGTH),
    templateId: p.string().length(40).$type<TemplateId>(),
    status: p.string().length(20).$type<StrategyStatus>(),
    symbol: p.string().length(40),
    underlyingPrice: money(),
    provider: p.string().length(40),
    simulated: p.boolean(),
    quotedAt: instant(),
    terms: p.json<readonly ExpiryTerms[]>(),
    volatility: p.double().$type<number>().nullable(),
    commissionPerContract: money(),
    commissionPerTrade: money().defaultRaw('0'),
    corrections: p.json<readonly StepCorrection[]>(),
    planAdjustments: p.json<readonly PlanAdjustment[]>().defaultRaw(`'[]'::jsonb`),
    journalNote: p.text(),
    journalTags: p.json<readonly string[]>(),
    sample: p.boolean(),
    createdAt: instant(),
    updatedAt: instant(),
    deletedAt: instant().nullable(),
    /** When background work looks at it next; null where there is nothing to do. */
    reviewAt: instant().nullable(),
  },
  indexes: [
    { name: 'strategy_owner_updated', properties: ['owner', 'updatedAt', 'id'] },
    {
      name: 'strategy_review',
      expression: `create index "strategy_review" on "strategy" ("review_at", "id") where "review_at" is not null`,
    },
  ],
  checks: [
    { name: 'strategy_version', expression: '"version" >= 1' },
    { name: 'strategy_name', expression: isLongWithin('name', 1, STRATEGY_NAME_MAX_LENGTH) },
    { name: 'strategy_template', expression: isOneOf('template_id', TEMPLATE_IDS) },
    { name: 'strategy_status', expression: isOneOf('status', STRATEGY_STATUSES) },
    {
      name: 'strategy_commission_per_contract',
      expression: isWithin('commission_per_contract', 0, 1_000_000),
    },
    {
      name: 'strategy_commission_per_trade',
      expression: isWithin('commission_per_trade', 0, 1_000_000),
    },
    {
      name: 'strategy_journal_note',
      expression: `char_length("journal_note") <= ${JOURNAL_NOTE_MAX_LENGTH}`,
    },
    {
      name: 'strategy_journal_tags',
      expression: `jsonb_array_length("journal_tags") <= ${MAX_TAGS}`,
    },
    { name: 'strategy_underlying_price', expression: '"underlying_price" >= 0' },
  ],
});
