import { defineEntity, p } from '@mikro-orm/core';
import { EVENT_LIMITS } from '@toolyard/core/lottery';
import { LANGUAGES, type Language } from '@toolyard/core/shared';
import { instant, isOneOf, isWithin } from './columns.ts';
import { LotteryEventTable } from './lottery-event.table.ts';
import { UserAccountTable } from './user-account.table.ts';

export const LotteryEntryTable = defineEntity({
  name: 'LotteryEntry',
  tableName: 'lottery_entry',
  properties: {
    id: p.uuid().primary(),
    event: () => p.manyToOne(LotteryEventTable).mapToPk().deleteRule('cascade'),
    account: () => p.manyToOne(UserAccountTable).mapToPk().nullable().deleteRule('set null'),
    weight: p.integer(),
    enteredAt: instant(),
    language: p.string().length(5).$type<Language>(),
    hidesName: p.boolean(),
  },
  uniques: [{ name: 'lottery_entry_once', properties: ['event', 'account'] }],
  indexes: [
    { name: 'lottery_entry_account', properties: ['account', 'enteredAt', 'id'] },
    { name: 'lottery_entry_list', properties: ['event', 'id'] },
  ],
  checks: [
    { name: 'lottery_entry_weight', expression: isWithin('weight', 1, EVENT_LIMITS.maxWeight) },
    { name: 'lottery_entry_language', expression: isOneOf('language', LANGUAGES) },
  ],
});
