import type { InferEntity, RequiredEntityData } from '@mikro-orm/core';
import type { LotteryEvent } from '@toolyard/core/lottery';
import { millis, toDate } from './row-values.ts';
import type { LotteryPrizeTable } from './tables/lottery-prize.table.ts';

const PRIZE = `json_build_object('id', p.id, 'name', p.name, 'description', p.description,
  'count', p.count, 'image', p.image)`;

/** Events with their prizes, one row each, with the field names of core. */
export const SELECT_EVENTS = `select e.id, e.version, e.title, e.description,
  ${millis('e.opens_at')} as "opensAt", ${millis('e.closes_at')} as "closesAt", e.participants,
  (select coalesce(json_agg(${PRIZE} order by p.ordinal), '[]'::json)
    from lottery_prize p where p.event_id = e.id) as prizes,
  e.rules, e.sample, ${millis('e.created_at')} as "createdAt", ${millis('e.updated_at')} as "updatedAt"
  from lottery_event e`;

/** Adds an event unless its id exists, and returns the added ids. */
export const INSERT_EVENT = `insert into lottery_event (id, version, title, description, opens_at, closes_at,
  participants, rules, sample, created_at, updated_at)
  values (?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ?::jsonb, ?, ?, ?) on conflict (id) do nothing returning id`;

export const eventParameters = (event: LotteryEvent): readonly unknown[] => [
  event.id,
  event.version,
  JSON.stringify(event.title),
  JSON.stringify(event.description),
  toDate(event.opensAt),
  toDate(event.closesAt),
  event.participants,
  JSON.stringify(event.rules),
  event.sample,
  toDate(event.createdAt),
  toDate(event.updatedAt),
];

/** Rows of the prizes table. */
export const toPrizeRows = ({
  id,
  prizes,
}: LotteryEvent): RequiredEntityData<InferEntity<typeof LotteryPrizeTable>>[] =>
  prizes.map((prize, ordinal) => ({ ...prize, event: id, ordinal }));
