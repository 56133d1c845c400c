import { defineEntity, p } from '@mikro-orm/core';
import { passkeyChecks, passkeyColumns } from './passkey-columns.ts';
import { UserAccountTable } from './user-account.table.ts';

export const PasskeyTable = defineEntity({
  name: 'Passkey',
  tableName: 'passkey',
  properties: {
    ...passkeyColumns(),
    owner: () =>
      p.manyToOne(UserAccountTable).mapToPk().deleteRule('cascade').updateRule('no action'),
  },
  indexes: [{ name: 'passkey_owner', properties: ['owner', 'createdAt', 'id'] }],
  uniques: [{ name: 'passkey_credential', properties: ['credentialId'] }],
  checks: passkeyChecks('passkey'),
});
