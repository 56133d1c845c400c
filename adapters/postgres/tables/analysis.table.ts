import type { Recipe } from '@toolyard/core/data';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns.ts';
import { UserAccountTable } from './user-account.table.ts';

export const AnalysisTable = defineEntity({
  name: 'Analysis',
  tableName: 'analysis',
  properties: {
    id: p.uuid().primary(),
    owner: () =>
      p.manyToOne(UserAccountTable).mapToPk().deleteRule('cascade').updateRule('no action'),
    version: p.integer(),
    recipe: p.json<Recipe>(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  indexes: [{ name: 'analysis_owner', properties: ['owner', 'updatedAt', 'id'] }],
  checks: [{ name: 'analysis_version', expression: '"version" >= 1' }],
});
