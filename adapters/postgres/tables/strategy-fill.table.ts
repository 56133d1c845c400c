import { defineEntity, p } from '@mikro-orm/core';
import { OPTION_TYPES, type Deliverable } from '@toolyard/core/options/contracts';
import { FILL_CAUSES } from '@toolyard/core/options/strategies';
import { DELIVERED_BY_OPTIONS, isOneOf, isWithin, money, OPTION_OR_STOCK } from './columns.ts';
import { StrategyStepTable } from './strategy-step.table.ts';
import { UserAccountTable } from './user-account.table.ts';

export const StrategyFillTable = defineEntity({
  name: 'StrategyFill',
  tableName: 'strategy_fill',
  properties: {
    id: p.uuid().primary(),
    owner: () => p.manyToOne(UserAccountTable).mapToPk().deleteRule('cascade'),
    step: () => p.manyToOne(StrategyStepTable).mapToPk().deleteRule('cascade'),
    ordinal: p.smallint(),
    kind: p.string().length(10),
    symbol: p.string().length(60),
    optionType: p.string().length(4).nullable(),
    strike: money().nullable(),
    expiry: p.date().nullable(),
    multiplier: p.integer(),
    deliverable: p.json<Deliverable>().nullable(),
    quantity: p.bigint('number'),
    price: money(),
    commission: money(),
    cause: p.string().length(20),
    replaces: p.string().length(60).nullable(),
    iv: p.double().nullable(),
    delta: p.double().nullable(),
  },
  uniques: [{ name: 'strategy_fill_place', properties: ['step', 'ordinal'] }],
  indexes: [{ name: 'strategy_fill_owner', properties: ['owner'] }],
  checks: [
    { name: 'strategy_fill_ordinal', expression: isWithin('ordinal', 0, 999) },
    { name: 'strategy_fill_kind', expression: OPTION_OR_STOCK },
    { name: 'strategy_fill_deliverable', expression: DELIVERED_BY_OPTIONS },
    { name: 'strategy_fill_option_type', expression: isOneOf('option_type', OPTION_TYPES) },
    { name: 'strategy_fill_multiplier', expression: isWithin('multiplier', 1, 100_000) },
    { name: 'strategy_fill_quantity', expression: '"quantity" <> 0' },
    { name: 'strategy_fill_price', expression: isWithin('price', 0, 10_000_000_000) },
    { name: 'strategy_fill_commission', expression: isWithin('commission', 0, 10_000_000_000) },
    { name: 'strategy_fill_cause', expression: isOneOf('cause', FILL_CAUSES) },
  ],
});
