import type { InferEntity, RequiredEntityData } from '@mikro-orm/core';
import type { LotteryEvent, Prize } from '@toolyard/core/lottery';
import { sql } from 'kysely';
import { db, jsonb, millis } from './query-builder.ts';
import { toDate } from './row-values.ts';
import type { LotteryPrizeTable } from './tables/lottery-prize.table.ts';

const PRIZES = sql<Prize[]>`(select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name,
    'description', p.description, 'count', p.count, 'image', p.image) order by p.ordinal), '[]'::json)
  from lottery_prize p where p.event_id = lottery_event.id)`;

/** Events with their prizes, one row each, with the field names of core. */
export const selectEvents = () =>
  db
    .selectFrom('lottery_event')
    .select((eb) => [
      'id',
      'version',
      'title',
      'description',
      millis(eb.ref('opens_at')).as('opensAt'),
      millis(eb.ref('closes_at')).as('closesAt'),
      'participants',
      PRIZES.as('prizes'),
      'rules',
      'sample',
      millis(eb.ref('created_at')).as('createdAt'),
      millis(eb.ref('updated_at')).as('updatedAt'),
    ]);

/** Adds an event unless its id exists, and returns the added ids. */
export const insertEvent = (event: LotteryEvent) =>
  db
    .insertInto('lottery_event')
    .values({
      id: event.id,
      version: event.version,
      title: jsonb(event.title),
      description: jsonb(event.description),
      opens_at: toDate(event.opensAt),
      closes_at: toDate(event.closesAt),
      participants: event.participants,
      rules: jsonb(event.rules),
      sample: event.sample,
      created_at: toDate(event.createdAt),
      updated_at: toDate(event.updatedAt),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id');

/** Rows of the prizes table. */
export const toPrizeRows = ({
  id,
  prizes,
}: LotteryEvent): RequiredEntityData<InferEntity<typeof LotteryPrizeTable>>[] =>
  prizes.map((prize, ordinal) => ({ ...prize, event: id, ordinal }));
