import type {
  Fill,
  OptionInstrument,
  Strategy,
  StrategyLeg,
  StrategyStep,
} from '@toolyard/core/options/strategies';
import type { InferEntity, RequiredEntityData } from '@mikro-orm/core';
import { millis, toDate } from './row-values.ts';
import type { StrategyFillTable } from './tables/strategy-fill.table.ts';
import type { StrategyLegTable } from './tables/strategy-leg.table.ts';
import type { StrategyStepTable } from './tables/strategy-step.table.ts';
import type { StrategyTable } from './tables/strategy.table.ts';

/** JSON of a leg or a fill. The columns of an option contract are null for shares, which have no such fields. */
const instrumentJson = (row: string, fields: string): string => {
  const all = `'id', ${row}.id, 'kind', ${row}.kind, 'symbol', ${row}.symbol,
    'multiplier', ${row}.multiplier, ${fields}`;
  return `case when ${row}.kind = 'stock' then json_build_object(${all}) else json_build_object(${all},
    'type', ${row}.option_type, 'strike', ${row}.strike, 'expiry', ${row}.expiry,
    'iv', ${row}.iv, 'delta', ${row}.delta) end`;
};

const LEG = instrumentJson(
  'l',
  `'position', l.position, 'quantity', l.quantity, 'entryPrice', l.entry_price,
    'priceSource', l.price_source`,
);

const FILL = instrumentJson(
  'f',
  `'quantity', f.quantity, 'price', f.price, 'commission', f.commission, 'cause', f.cause`,
);

const STEP = `json_build_object('id', t.id, 'at', ${millis('t.at')}, 'kind', t.kind, 'spot', t.spot,
  'value', t.value, 'atRisk', t.at_risk, 'note', t.note,
  'fills', (select coalesce(json_agg(${FILL} order by f.ordinal), '[]'::json)
    from strategy_fill f where f.step_id = t.id))`;

/** Strategies with their legs and steps, one row each, with the field names of core. */
export const SELECT_STRATEGIES = `select s.id, s.owner_id as "ownerId", s.version, s.name,
  s.template_id as "templateId", s.status, s.symbol, s.underlying_price::float8 as "underlyingPrice",
  s.provider, s.simulated, ${millis('s.quoted_at')} as "quotedAt", s.terms, s.volatility,
  s.commission_per_contract::float8 as "commissionPerContract",
  (select coalesce(json_agg(${LEG} order by l.ordinal), '[]'::json)
    from strategy_leg l where l.strategy_id = s.id) as legs,
  (select coalesce(json_agg(${STEP} order by t.ordinal), '[]'::json)
    from strategy_step t where t.strategy_id = s.id) as steps, s.sample,
  ${millis('s.created_at')} as "createdAt", ${millis('s.updated_at')} as "updatedAt"
  from strategy s where s.owner_id = ? and s.deleted_at is null`;

/** The same rows without legs, steps and terms. */
export const SELECT_VERSIONS = `select s.id, s.owner_id as "ownerId", s.version,
  ${millis('s.updated_at')} as "updatedAt" from strategy s where s.deleted_at is null`;

/** Row of the strategy table; legs and steps have tables of their own. */
export function toStrategyRow(
  strategy: Strategy,
): RequiredEntityData<InferEntity<typeof StrategyTable>> {
  const { legs: _legs, steps: _steps, ownerId: owner, ...own } = strategy;
  return {
    ...own,
    owner,
    quotedAt: toDate(own.quotedAt),
    createdAt: toDate(own.createdAt),
    updatedAt: toDate(own.updatedAt),
    deletedAt: null,
  };
}

/** The columns of an option contract; null for shares. */
function contractColumns(each: Partial<Omit<OptionInstrument, 'kind'>>) {
  const { type, strike, expiry, iv, delta } = each;
  return {
    optionType: type ?? null,
    strike: strike ?? null,
    expiry: expiry ?? null,
    iv: iv ?? null,
    delta: delta ?? null,
  };
}

export function toLegRow(
  leg: StrategyLeg,
  ordinal: number,
  strategy: Strategy,
): RequiredEntityData<InferEntity<typeof StrategyLegTable>> {
  const { id, kind, symbol, multiplier, position, quantity, entryPrice, priceSource } = leg;
  return {
    ...{ id, kind, symbol, multiplier, position, quantity, entryPrice, priceSource },
    ...contractColumns(leg),
    owner: strategy.ownerId,
    strategy: strategy.id,
    version: 1,
    ordinal,
    createdAt: toDate(strategy.createdAt),
    updatedAt: toDate(strategy.createdAt),
  };
}

export function toStepRow(
  { fills: _fills, ...step }: StrategyStep,
  ordinal: number,
  strategy: Strategy,
): RequiredEntityData<InferEntity<typeof StrategyStepTable>> {
  const { ownerId: owner, id } = strategy;
  return { ...step, owner, strategy: id, ordinal, at: toDate(step.at) };
}

export function toFillRow(
  fill: Fill,
  ordinal: number,
  step: StrategyStep,
  owner: string,
): RequiredEntityData<InferEntity<typeof StrategyFillTable>> {
  const { id, kind, symbol, multiplier, quantity, price, commission, cause } = fill;
  return {
    ...{ id, kind, symbol, multiplier, quantity, price, commission, cause },
    ...contractColumns(fill),
    ...{ owner, step: step.id, ordinal },
  };
}
