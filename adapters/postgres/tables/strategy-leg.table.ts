import { defineEntity, p } from '@mikro-orm/core';
import { OPTION_TYPES, POSITIONS, type Deliverable } from '@toolyard/core/options/contracts';
import { MAX_LEGS, MAX_SHARES, PRICE_SOURCES } from '@toolyard/core/options/strategies';
import {
  DELIVERED_BY_OPTIONS,
  instant,
  isOneOf,
  isWithin,
  money,
  OPTION_OR_STOCK,
} from './columns.ts';
import { StrategyTable } from './strategy.table.ts';
import { UserAccountTable } from './user-account.table.ts';

export const StrategyLegTable = defineEntity({
  name: 'StrategyLeg',
  tableName: 'strategy_leg',
  properties: {
    id: p.uuid().primary(),
    owner: () => p.manyToOne(UserAccountTable).mapToPk().deleteRule('cascade'),
    strategy: () => p.manyToOne(StrategyTable).mapToPk().deleteRule('cascade'),
    version: p.integer(),
    ordinal: p.smallint(),
    kind: p.string().length(10),
    symbol: p.string().length(60),
    optionType: p.string().length(4).nullable(),
    position: p.string().length(5),
    strike: money().nullable(),
    expiry: p.date().nullable(),
    multiplier: p.integer(),
    deliverable: p.json<Deliverable>().nullable(),
    quantity: p.integer(),
    entryPrice: money(),
    priceSource: p.string().length(10),
    iv: p.double().nullable(),
    delta: p.double().nullable(),
    createdAt: instant(),
    updatedAt: instant(),
  },
  uniques: [{ name: 'strategy_leg_place', properties: ['owner', 'strategy', 'ordinal'] }],
  indexes: [{ name: 'strategy_leg_strategy', properties: ['strategy'] }],
  checks: [
    { name: 'strategy_leg_version', expression: '"version" >= 1' },
    { name: 'strategy_leg_ordinal', expression: isWithin('ordinal', 0, MAX_LEGS - 1) },
    { name: 'strategy_leg_kind', expression: OPTION_OR_STOCK },
    { name: 'strategy_leg_deliverable', expression: DELIVERED_BY_OPTIONS },
    { name: 'strategy_leg_option_type', expression: isOneOf('option_type', OPTION_TYPES) },
    { name: 'strategy_leg_position', expression: isOneOf('position', POSITIONS) },
    { name: 'strategy_leg_multiplier', expression: isWithin('multiplier', 1, 100_000) },
    { name: 'strategy_leg_quantity', expression: isWithin('quantity', 1, MAX_SHARES) },
    { name: 'strategy_leg_entry_price', expression: isWithin('entry_price', 0, 10_000_000_000) },
    { name: 'strategy_leg_price_source', expression: isOneOf('price_source', PRICE_SOURCES) },
  ],
});
