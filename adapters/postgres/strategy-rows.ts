import {
  reviewDueAt,
  type Fill,
  type Journal,
  type Strategy,
  type StrategyLeg,
  type StrategyStep,
} from '@toolyard/core/options/strategies';
import type { InferEntity, RequiredEntityData } from '@mikro-orm/core';
import { sql } from 'kysely';
import { db, float8, millis } from './query-builder.ts';
import { toDate, toDateOrNull } from './row-values.ts';
import type { StrategyFillTable } from './tables/strategy-fill.table.ts';
import type { StrategyLegTable } from './tables/strategy-leg.table.ts';
import type { StrategyStepTable } from './tables/strategy-step.table.ts';
import type { StrategyTable } from './tables/strategy.table.ts';
import type { OptionInstrument } from '@toolyard/core/options/contracts';

/** JSON of a leg or a fill. The columns of an option contract are null for shares, which have no such fields. */
const instrumentJson = (row: string, fields: string): string => {
  const all = `'id', ${row}.id, 'kind', ${row}.kind, 'symbol', ${row}.symbol,
    'multiplier', ${row}.multiplier, ${fields}`;
  return `case when ${row}.kind = 'stock' then json_build_object(${all}) else json_build_object(${all},
    'type', ${row}.option_type, 'strike', ${row}.strike, 'expiry', ${row}.expiry,
    'deliverable', ${row}.deliverable, 'iv', ${row}.iv, 'delta', ${row}.delta) end`;
};

const LEG = sql.raw(
  instrumentJson(
    'l',
    `'position', l.position, 'quantity', l.quantity, 'entryPrice', l.entry_price,
      'priceSource', l.price_source`,
  ),
);

const FILL = sql.raw(
  instrumentJson(
    'f',
    `'quantity', f.quantity, 'price', f.price, 'commission', f.commission, 'cause', f.cause,
      'replaces', f.replaces`,
  ),
);

const LEGS = sql<StrategyLeg[]>`(select coalesce(json_agg(${LEG} order by l.ordinal), '[]'::json)
  from strategy_leg l where l.strategy_id = strategy.id)`;

const STEP = sql`json_build_object('id', t.id, 'at', ${millis(sql.ref('t.at'))}, 'kind', t.kind,
  'spot', t.spot, 'settledBy', case when t.settlement_source is not null then json_build_object(
    'source', t.settlement_source, 'at', ${millis(sql.ref('t.settlement_at'))}) end, 'action', t.action,
  'value', t.value, 'atRisk', t.at_risk, 'note', t.note,
  'fills', (select coalesce(json_agg(${FILL} order by f.ordinal), '[]'::json)
    from strategy_fill f where f.step_id = t.id))`;

const STEPS = sql<StrategyStep[]>`(select coalesce(json_agg(${STEP} order by t.ordinal), '[]'::json)
  from strategy_step t where t.strategy_id = strategy.id)`;

const JOURNAL = sql<Journal>`json_build_object('note', journal_note, 'tags', journal_tags)`;

/** Strategies of all owners with their legs and steps, one row each, with the field names of core. */
export const selectAllStrategies = () =>
  db
    .selectFrom('strategy')
    .select((eb) => [
      'id',
      'owner_id as ownerId',
      'version',
      'name',
      'template_id as templateId',
      'status',
      'symbol',
      float8(eb.ref('underlying_price')).as('underlyingPrice'),
      'provider',
      'simulated',
      millis(eb.ref('quoted_at')).as('quotedAt'),
      'terms',
      'volatility',
      float8(eb.ref('commission_per_contract')).as('commissionPerContract'),
      float8(eb.ref('commission_per_trade')).as('commissionPerTrade'),
      LEGS.as('legs'),
      STEPS.as('steps'),
      'corrections',
      'plan_adjustments as planAdjustments',
      JOURNAL.as('journal'),
      'sample',
      millis(eb.ref('created_at')).as('createdAt'),
      millis(eb.ref('updated_at')).as('updatedAt'),
    ])
    .where('deleted_at', 'is', null);

/** Those of one owner. */
export const selectStrategies = (ownerId: string) =>
  selectAllStrategies().where('owner_id', '=', ownerId);

/** The same rows of all owners without legs, steps and terms. */
export const selectVersions = () =>
  db
    .selectFrom('strategy')
    .select((eb) => [
      'id',
      'owner_id as ownerId',
      'version',
      millis(eb.ref('updated_at')).as('updatedAt'),
    ])
    .where('deleted_at', 'is', null);

export const toJournalColumns = ({ note, tags }: Journal) => ({
  journalNote: note,
  journalTags: tags,
});

/** Row of the strategy table; legs and steps have tables of their own. */
export function toStrategyRow(
  strategy: Strategy,
): RequiredEntityData<InferEntity<typeof StrategyTable>> {
  const { legs: _legs, steps: _steps, ownerId: owner, journal, ...own } = strategy;
  return {
    ...own,
    owner,
    ...toJournalColumns(journal),
    quotedAt: toDate(own.quotedAt),
    createdAt: toDate(own.createdAt),
    updatedAt: toDate(own.updatedAt),
    deletedAt: null,
    reviewAt: toDateOrNull(reviewDueAt(strategy)),
  };
}

/** The columns of an option contract; null for shares. */
function contractColumns(each: Partial<Omit<OptionInstrument, 'kind'>>) {
  const { type, strike, expiry, deliverable, iv, delta } = each;
  return {
    optionType: type ?? null,
    strike: strike ?? null,
    expiry: expiry ?? null,
    deliverable: deliverable ?? null,
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
  { fills: _fills, settledBy, ...step }: StrategyStep,
  ordinal: number,
  strategy: Strategy,
): RequiredEntityData<InferEntity<typeof StrategyStepTable>> {
  const { ownerId: owner, id } = strategy;
  return {
    ...step,
    ...{ owner, strategy: id, ordinal, at: toDate(step.at) },
    settlementSource: settledBy?.source ?? null,
    settlementAt: settledBy && toDate(settledBy.at),
  };
}

export function toFillRow(
  fill: Fill,
  ordinal: number,
  step: StrategyStep,
  owner: string,
): RequiredEntityData<InferEntity<typeof StrategyFillTable>> {
  const { id, kind, symbol, multiplier, quantity, price, commission, cause, replaces } = fill;
  return {
    ...{ id, kind, symbol, multiplier, quantity, price, commission, cause, replaces },
    ...contractColumns(fill),
    ...{ owner, step: step.id, ordinal },
  };
}
