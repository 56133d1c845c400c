import { defineEntity, p } from '@mikro-orm/core';
import { EVENT_LIMITS } from '@toolyard/core/lottery';
import type { Texts } from '@toolyard/core/shared';
import { instant, isTextsWithin } from './columns.ts';

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
    participants: p.integer(),
    rules: p.json<readonly Texts[]>(),
    sample: p.boolean(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  indexes: [
    { name: 'lottery_event_opens', properties: ['opensAt', 'id'] },
    { name: 'lottery_event_closes', properties: ['closesAt', 'id'] },
  ],
  checks: [
    { name: 'lottery_event_version', expression: '"version" >= 1' },
    { name: 'lottery_event_title', expression: isTextsWithin('title', EVENT_LIMITS.title) },
    {
      name: 'lottery_event_description',
      expression: isTextsWithin('description', EVENT_LIMITS.description),
    },
    { name: 'lottery_event_span', expression: '"closes_at" > "opens_at"' },
    { name: 'lottery_event_participants', expression: '"participants" >= 0' },
    {
      name: 'lottery_event_rules',
      expression: `jsonb_array_length("rules") <= ${EVENT_LIMITS.rules}`,
    },
  ],
});
