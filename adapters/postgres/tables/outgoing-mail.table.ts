import { LANGUAGES, type Language } from '@toolyard/core/shared';
import { defineEntity, p } from '@mikro-orm/core';
import { instant, isOneOf } from './columns.ts';

export const OutgoingMailTable = defineEntity({
  name: 'OutgoingMail',
  tableName: 'outgoing_mail',
  properties: {
    id: p.uuid().primary(),
    kind: p.string().length(40),
    accountId: p.uuid().nullable(),
    subjectId: p.uuid().nullable(),
    address: p.string().length(254),
    language: p.string().length(5).$type<Language>(),
    createdAt: instant(),
    dueAt: instant(),
    attempts: p.integer(),
    enclosure: p.text().nullable(),
  },
  indexes: [{ name: 'outgoing_mail_due', properties: ['dueAt', 'id'] }],
  checks: [
    { name: 'outgoing_mail_language', expression: isOneOf('language', LANGUAGES) },
    { name: 'outgoing_mail_attempts', expression: '"attempts" >= 0' },
  ],
});
