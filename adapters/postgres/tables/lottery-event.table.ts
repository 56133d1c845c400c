import { defineEntity, p } from '@mikro-orm/core';
import {
  APPROVAL_STATES,
  ENTROPY_MODES,
  EVENT_LIMITS,
  EVENT_STAGES,
  type ApprovalState,
  type EntropyMode,
  type EventStage,
} from '@toolyard/core/lottery';
import { LANGUAGES, type Language, type Texts } from '@toolyard/core/shared';
import { instant, isOneOf, isTextsWithin, isWithin } from './columns.ts';

/** Every organiser's realm and id; no foreign key, since a published event outlives the account. */
export const LotteryEventTable = defineEntity({
  name: 'LotteryEvent',
  tableName: 'lottery_event',
  properties: {
    id: p.uuid().primary(),
    version: p.integer(),
    title: p.json<Texts>(),
    description: p.json<Texts>(),
    opensAt: instant(),
    closesAt: instant(),
    drawAt: instant(),
    stage: p.string().length(20).$type<EventStage>(),
    reason: p.string().length(EVENT_LIMITS.reason),
    organiserRealm: p.string().length(10).$type<'user' | 'admin'>(),
    organiserId: p.uuid(),
    organiserName: p.string().length(100),
    approvalState: p.string().length(10).$type<ApprovalState>().nullable(),
    submittedAt: instant().nullable(),
    submittedLanguage: p.string().length(5).$type<Language>().nullable(),
    decidedAt: instant().nullable(),
    decidedBy: p.uuid().nullable(),
    decisionReason: p.string().length(EVENT_LIMITS.reason).nullable(),
    capacity: p.integer().nullable(),
    needsVerifiedEmail: p.boolean(),
    minAccountAge: p.integer(),
    maxWeight: p.integer(),
    daysPerChance: p.integer(),
    isWithdrawable: p.boolean(),
    alternates: p.integer(),
    claimDays: p.integer(),
    entropy: p.string().length(10).$type<EntropyMode>(),
    participants: p.integer(),
    rules: p.json<readonly Texts[]>(),
    sample: p.boolean(),
    publishedAt: instant().nullable(),
    isDated: p.boolean().default(false),
    stampedAt: instant().nullable(),
    resultAt: instant().nullable(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  indexes: [
    { name: 'lottery_event_opens', properties: ['opensAt', 'id'] },
    { name: 'lottery_event_closes', properties: ['closesAt', 'id'] },
    { name: 'lottery_event_created', properties: ['createdAt', 'id'] },
    { name: 'lottery_event_submitted', properties: ['submittedAt', 'id'] },
    { name: 'lottery_event_result', properties: ['resultAt', 'id'] },
  ],
  checks: [
    { name: 'lottery_event_version', expression: '"version" >= 1' },
    { name: 'lottery_event_title', expression: isTextsWithin('title', EVENT_LIMITS.title) },
    {
      name: 'lottery_event_description',
      expression: isTextsWithin('description', EVENT_LIMITS.description),
    },
    { name: 'lottery_event_span', expression: '"closes_at" > "opens_at"' },
    {
      name: 'lottery_event_draw',
      expression: `"draw_at" >= "closes_at" + '00:10:00'::interval`,
    },
    { name: 'lottery_event_stage', expression: isOneOf('stage', EVENT_STAGES) },
    { name: 'lottery_event_realm', expression: isOneOf('organiser_realm', ['user', 'admin']) },
    { name: 'lottery_event_approval', expression: isOneOf('approval_state', APPROVAL_STATES) },
    {
      name: 'lottery_event_submission',
      expression:
        '("approval_state" is null) = ("submitted_at" is null) and ("approval_state" is null) = ("submitted_language" is null)',
    },
    {
      name: 'lottery_event_submitted_language',
      expression: isOneOf('submitted_language', LANGUAGES),
    },
    { name: 'lottery_event_capacity', expression: isWithin('capacity', 1, EVENT_LIMITS.capacity) },
    {
      name: 'lottery_event_weight',
      expression: isWithin('max_weight', 1, EVENT_LIMITS.maxWeight),
    },
    { name: 'lottery_event_entropy', expression: isOneOf('entropy', ENTROPY_MODES) },
    {
      name: 'lottery_event_participants',
      expression: `"participants" >= 0 and "participants" <= coalesce("capacity", ${EVENT_LIMITS.totalWeight} / "max_weight")`,
    },
    {
      name: 'lottery_event_rules',
      expression: `jsonb_array_length("rules") <= ${EVENT_LIMITS.rules}`,
    },
  ],
});
