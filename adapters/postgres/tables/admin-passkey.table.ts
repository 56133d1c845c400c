import { defineEntity, p } from '@mikro-orm/core';
import { passkeyChecks, passkeyColumns } from './passkey-columns.ts';
import { AdminAccountTable } from './admin-account.table.ts';

export const AdminPasskeyTable = defineEntity({
  name: 'AdminPasskey',
  tableName: 'admin_passkey',
  properties: {
    ...passkeyColumns(),
    owner: () =>
      p.manyToOne(AdminAccountTable).mapToPk().deleteRule('cascade').updateRule('no action'),
  },
  indexes: [{ name: 'admin_passkey_owner', properties: ['owner', 'createdAt', 'id'] }],
  uniques: [{ name: 'admin_passkey_credential', properties: ['credentialId'] }],
  checks: passkeyChecks('admin_passkey'),
});
