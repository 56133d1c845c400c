import type { ApiKeyScope } from '@toolyard/core/accounts';
import { defineEntity, p } from '@mikro-orm/core';
import { instant, isLongWithin } from './columns.ts';
import { UserAccountTable } from './user-account.table.ts';

export const ApiKeyTable = defineEntity({
  name: 'ApiKey',
  tableName: 'api_key',
  properties: {
    id: p.uuid().primary(),
    owner: () =>
      p.manyToOne(UserAccountTable).mapToPk().deleteRule('cascade').updateRule('no action'),
    name: p.string().length(100),
    scopes: p.json<readonly ApiKeyScope[]>(),
    hint: p.string().length(10),
    digest: p.string().length(43),
    calls: p.bigint('number'),
    createdAt: instant(),
    expiresAt: instant(),
    lastUsedAt: instant().nullable(),
  },
  indexes: [{ name: 'api_key_owner', properties: ['owner', 'createdAt', 'id'] }],
  uniques: [{ name: 'api_key_digest', properties: ['digest'] }],
  checks: [
    { name: 'api_key_name', expression: isLongWithin('name', 1, 100) },
    { name: 'api_key_span', expression: '"expires_at" > "created_at"' },
    { name: 'api_key_calls', expression: '"calls" >= 0' },
  ],
});
