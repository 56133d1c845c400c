import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.ts';

export const AttemptTable = defineEntity({
  name: 'Attempt',
  tableName: 'attempt',
  properties: {
    key: p.string().length(100).primary(),
    count: p.integer(),
    until: instant(),
  },
  indexes: [{ name: 'attempt_until', properties: ['until'] }],
  checks: [{ name: 'attempt_count', expression: '"count" >= 1' }],
});
