import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.ts';

export const CorporateActionCheckTable = defineEntity({
  name: 'CorporateActionCheck',
  tableName: 'corporate_action_check',
  properties: {
    symbol: p.string().length(40).primary(),
    handledTo: p.date().nullable(),
    dueAt: instant(),
  },
  indexes: [{ name: 'corporate_action_check_due', properties: ['dueAt', 'symbol'] }],
});
