import { defineEntity, p } from '@mikro-orm/core';
import { sessionColumns } from './session-columns.ts';
import { UserAccountTable } from './user-account.table.ts';

export const SessionTable = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    ...sessionColumns(),
    owner: () => p.manyToOne(UserAccountTable).mapToPk().deleteRule('cascade'),
  },
  indexes: [{ name: 'session_owner_created', properties: ['owner', 'createdAt', 'id'] }],
  checks: [
    { name: 'session_version', expression: '"version" >= 1' },
    { name: 'session_span', expression: '"expires_at" > "created_at"' },
  ],
});
