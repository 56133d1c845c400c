import { defineEntity, p } from '@mikro-orm/core';
import type { CorporateAction } from '@toolyard/core/market';
import { MAX_STEPS, NOTE_MAX_LENGTH, STEP_KINDS } from '@toolyard/core/options/strategies';
import { instant, isOneOf, isWithin, money } from './columns.ts';
import { StrategyTable } from './strategy.table.ts';
import { UserAccountTable } from './user-account.table.ts';

export const StrategyStepTable = defineEntity({
  name: 'StrategyStep',
  tableName: 'strategy_step',
  properties: {
    id: p.uuid().primary(),
    owner: () => p.manyToOne(UserAccountTable).mapToPk().deleteRule('cascade'),
    strategy: () => p.manyToOne(StrategyTable).mapToPk().deleteRule('cascade'),
    ordinal: p.smallint(),
    at: instant(),
    kind: p.string().length(20),
    spot: money().nullable(),
    settlementSource: p.string().length(40).nullable(),
    settlementAt: instant().nullable(),
    action: p.json<CorporateAction>().nullable(),
    value: money().nullable(),
    atRisk: money().nullable(),
    note: p.string().length(NOTE_MAX_LENGTH),
  },
  uniques: [{ name: 'strategy_step_place', properties: ['strategy', 'ordinal'] }],
  indexes: [{ name: 'strategy_step_owner', properties: ['owner'] }],
  checks: [
    { name: 'strategy_step_ordinal', expression: isWithin('ordinal', 0, MAX_STEPS - 1) },
    { name: 'strategy_step_kind', expression: isOneOf('kind', STEP_KINDS) },
    { name: 'strategy_step_spot', expression: '"spot" >= 0' },
    { name: 'strategy_step_at_risk', expression: '"at_risk" >= 0' },
  ],
});
