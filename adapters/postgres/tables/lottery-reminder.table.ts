import { defineEntity, p } from '@mikro-orm/core';
import { LANGUAGES, type Language } from '@toolyard/core/shared';
import { instant, isOneOf } from './columns.ts';
import { LotteryEventTable } from './lottery-event.table.ts';
import { UserAccountTable } from './user-account.table.ts';

export const LotteryReminderTable = defineEntity({
  name: 'LotteryReminder',
  tableName: 'lottery_reminder',
  properties: {
    event: () =>
      p
        .manyToOne(LotteryEventTable)
        .mapToPk()
        .primary()
        .deleteRule('cascade')
        .updateRule('no action'),
    account: () =>
      p
        .manyToOne(UserAccountTable)
        .mapToPk()
        .primary()
        .deleteRule('cascade')
        .updateRule('no action'),
    language: p.string().length(5).$type<Language>(),
    openSentAt: instant().nullable(),
    closeSentAt: instant().nullable(),
    createdAt: instant(),
  },
  indexes: [{ name: 'lottery_reminder_account', properties: ['account'] }],
  checks: [{ name: 'lottery_reminder_language', expression: isOneOf('language', LANGUAGES) }],
});
