import type { InferEntity, RequiredEntityData } from '@mikro-orm/core';
import type { Approval, LotteryEvent, Organiser, Prize } from '@toolyard/core/lottery';
import { sql, type ExpressionBuilder } from 'kysely';
import { db, jsonb, millis, type Tables } from './query-builder.ts';
import { toDate, toDateOrNull } from './row-values.ts';
import type { LotteryPrizeTable } from './tables/lottery-prize.table.ts';

const PRIZES = sql<Prize[]>`(select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name,
    'description', p.description, 'count', p.count, 'image', p.image, 'picture', p.picture) order by p.ordinal), '[]'::json)
  from lottery_prize p where p.event_id = lottery_event.id)`;

const ORGANISER = sql<Organiser>`json_build_object('realm', lottery_event.organiser_realm,
  'id', lottery_event.organiser_id, 'name', lottery_event.organiser_name)`;

const APPROVAL = sql<Approval | null>`case when lottery_event.approval_state is not null then json_build_object(
  'state', lottery_event.approval_state, 'submittedAt', ${millis(sql.ref<Date>('lottery_event.submitted_at'))},
  'language', lottery_event.submitted_language, 'decidedAt', ${millis(sql.ref<Date>('lottery_event.decided_at'))},
  'decidedBy', lottery_event.decided_by, 'reason', coalesce(lottery_event.decision_reason, '')) end`;

type EventColumns = ExpressionBuilder<Tables, 'lottery_event'>;

/** The columns of an event with the field names of core. */
export const eventColumns = (eb: EventColumns) =>
  [
    'lottery_event.id',
    'lottery_event.version',
    'lottery_event.title',
    'lottery_event.description',
    millis(eb.ref('lottery_event.opens_at')).as('opensAt'),
    millis(eb.ref('lottery_event.closes_at')).as('closesAt'),
    millis(eb.ref('lottery_event.draw_at')).as('drawAt'),
    'lottery_event.stage',
    'lottery_event.reason',
    ORGANISER.as('organiser'),
    APPROVAL.as('approval'),
    'lottery_event.capacity',
    'lottery_event.needs_verified_email as needsVerifiedEmail',
    'lottery_event.min_account_age as minAccountAge',
    'lottery_event.max_weight as maxWeight',
    'lottery_event.days_per_chance as daysPerChance',
    'lottery_event.is_withdrawable as isWithdrawable',
    'lottery_event.alternates',
    'lottery_event.claim_days as claimDays',
    'lottery_event.entropy',
    'lottery_event.participants',
    PRIZES.as('prizes'),
    'lottery_event.rules',
    'lottery_event.sample',
    millis(eb.ref('lottery_event.published_at')).as('publishedAt'),
    'lottery_event.is_dated as isDated',
    millis(eb.ref('lottery_event.stamped_at')).as('stampedAt'),
    millis(eb.ref('lottery_event.result_at')).as('resultAt'),
    millis(eb.ref('lottery_event.created_at')).as('createdAt'),
    millis(eb.ref('lottery_event.updated_at')).as('updatedAt'),
  ] as const;

/** Events with their prizes, one row each. */
export const selectEvents = () => db.selectFrom('lottery_event').select(eventColumns);

const changeable = (event: LotteryEvent) => ({
  version: event.version,
  title: jsonb(event.title),
  description: jsonb(event.description),
  opens_at: toDate(event.opensAt),
  closes_at: toDate(event.closesAt),
  draw_at: toDate(event.drawAt),
  stage: event.stage,
  reason: event.reason,
  organiser_realm: event.organiser.realm,
  organiser_id: event.organiser.id,
  organiser_name: event.organiser.name,
  approval_state: event.approval?.state ?? null,
  submitted_at: toDateOrNull(event.approval?.submittedAt ?? null),
  submitted_language: event.approval?.language ?? null,
  decided_at: toDateOrNull(event.approval?.decidedAt ?? null),
  decided_by: event.approval?.decidedBy ?? null,
  decision_reason: event.approval?.reason ?? null,
  capacity: event.capacity,
  needs_verified_email: event.needsVerifiedEmail,
  min_account_age: event.minAccountAge,
  max_weight: event.maxWeight,
  days_per_chance: event.daysPerChance,
  is_withdrawable: event.isWithdrawable,
  alternates: event.alternates,
  claim_days: event.claimDays,
  entropy: event.entropy,
  rules: jsonb(event.rules),
  sample: event.sample,
  published_at: toDateOrNull(event.publishedAt),
  is_dated: event.isDated,
  stamped_at: toDateOrNull(event.stampedAt),
  result_at: toDateOrNull(event.resultAt),
  updated_at: toDate(event.updatedAt),
});

/** Adds an event unless its id exists, and returns the added ids. */
export const insertEvent = (event: LotteryEvent) =>
  db
    .insertInto('lottery_event')
    .values({
      ...changeable(event),
      id: event.id,
      participants: event.participants,
      created_at: toDate(event.createdAt),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id');

/** Changes an event of the version before; the number of participants stays. */
export const updateEvent = (event: LotteryEvent) =>
  db
    .updateTable('lottery_event')
    .set(changeable(event))
    .where('id', '=', event.id)
    .where('version', '=', event.version - 1)
    .returning('id');

/** Rows of the prizes table. */
export const toPrizeRows = ({
  id,
  prizes,
}: LotteryEvent): RequiredEntityData<InferEntity<typeof LotteryPrizeTable>>[] =>
  prizes.map((prize, ordinal) => ({ ...prize, event: id, ordinal }));
