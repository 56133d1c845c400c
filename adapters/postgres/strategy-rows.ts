import type { Strategy, StrategyLeg } from '@toolyard/core/options/strategies';
import type { InferEntity, RequiredEntityData } from '@mikro-orm/core';
import { millis, toDate } from './row-values.ts';
import type { StrategyLegTable } from './tables/strategy-leg.table.ts';
import type { StrategyTable } from './tables/strategy.table.ts';

const LEG = `json_build_object('id', l.id, 'kind', l.kind, 'symbol', l.symbol, 'type', l.option_type,
  'position', l.position, 'strike', l.strike, 'expiry', l.expiry, 'multiplier', l.multiplier,
  'quantity', l.quantity, 'entryPrice', l.entry_price, 'priceSource', l.price_source,
  'iv', l.iv, 'delta', l.delta)`;

/** Strategies with their legs, one row each, in the words of core. */
export const SELECT_STRATEGIES = `select s.id, s.owner_id as "ownerId", s.version, s.name,
  s.template_id as "templateId", s.status, s.symbol, s.underlying_price::float8 as "underlyingPrice",
  s.provider, s.simulated, ${millis('s.quoted_at')} as "quotedAt", s.terms, s.volatility,
  (select coalesce(json_agg(${LEG} order by l.ordinal), '[]'::json)
    from strategy_leg l where l.strategy_id = s.id) as legs,
  ${millis('s.created_at')} as "createdAt", ${millis('s.updated_at')} as "updatedAt"
  from strategy s where s.owner_id = ? and s.deleted_at is null`;

/** A strategy as the table keeps it; its legs stand in a table of their own. */
export function toStrategyRow(
  strategy: Strategy,
): RequiredEntityData<InferEntity<typeof StrategyTable>> {
  const { legs: _legs, ownerId: owner, ...own } = strategy;
  return {
    ...own,
    owner,
    quotedAt: toDate(own.quotedAt),
    createdAt: toDate(own.createdAt),
    updatedAt: toDate(own.updatedAt),
    deletedAt: null,
  };
}

export function toLegRow(
  { type: optionType, ...leg }: StrategyLeg,
  ordinal: number,
  strategy: Strategy,
): RequiredEntityData<InferEntity<typeof StrategyLegTable>> {
  return {
    ...leg,
    optionType,
    owner: strategy.ownerId,
    strategy: strategy.id,
    version: 1,
    ordinal,
    createdAt: toDate(strategy.createdAt),
    updatedAt: toDate(strategy.createdAt),
  };
}
