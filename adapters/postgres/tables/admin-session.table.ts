import { defineEntity, p } from '@mikro-orm/core';
import { AdminAccountTable } from './admin-account.table.ts';
import { sessionColumns } from './session-columns.ts';

export const AdminSessionTable = defineEntity({
  name: 'AdminSession',
  tableName: 'admin_session',
  properties: {
    ...sessionColumns(),
    owner: () => p.manyToOne(AdminAccountTable).mapToPk().deleteRule('cascade'),
  },
  indexes: [{ name: 'admin_session_owner_created', properties: ['owner', 'createdAt', 'id'] }],
  checks: [
    { name: 'admin_session_version', expression: '"version" >= 1' },
    { name: 'admin_session_span', expression: '"expires_at" > "created_at"' },
  ],
});
