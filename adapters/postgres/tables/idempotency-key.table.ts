import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.ts';

export const IdempotencyKeyTable = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_key',
  properties: {
    principalKey: p.string().length(100).primary(),
    route: p.string().length(200).primary(),
    key: p.string().length(128).primary(),
    requestHash: p.string().length(128),
    result: p.json<unknown>().nullable(),
    createdAt: instant(),
  },
  indexes: [{ name: 'idempotency_key_created', properties: ['createdAt'] }],
});
