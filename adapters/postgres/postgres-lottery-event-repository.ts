import {
  EVENT_ORDER,
  OVERDUE_AFTER,
  type EventCounts,
  type EventPhase,
  type EventsQuery,
  type EventStatus,
  type LotteryEvent,
  type LotteryEventRepository,
  type ManagedEventsQuery,
  type Moment,
  type WaitingEventsQuery,
} from '@toolyard/core/lottery';
import { VERSION_CONFLICT, type Instant } from '@toolyard/core/shared';
import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely';
import { insertEvent, selectEvents, toPrizeRows, updateEvent } from './lottery-event-rows.ts';
import { db, float8, type Tables } from './query-builder.ts';
import { containing, isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { LotteryPrizeTable } from './tables/lottery-prize.table.ts';

const COLUMNS = { opensAt: 'opens_at', closesAt: 'closes_at' } as const;

/** A moment in SQL. */
export const momentSql = (moment: Moment): RawBuilder<Date> =>
  moment === null ? sql`clock_timestamp()` : sql`${toDate(moment)}::timestamptz`;

/** `eventStatus` of core in SQL. */
const hasStatus =
  (status: EventStatus, asOf: Instant) => (eb: ExpressionBuilder<Tables, 'lottery_event'>) => {
    const now = toDate(asOf);
    const isPublished = eb('stage', '=', 'published');
    if (status === 'upcoming') return eb.and([isPublished, eb('opens_at', '>', now)]);
    if (status === 'active')
      return eb.and([isPublished, eb('closes_at', '>', now), eb('opens_at', '<=', now)]);
    return eb.and([
      eb('stage', '<>', 'draft'),
      eb.or([eb('stage', '<>', 'published'), eb('closes_at', '<=', now)]),
    ]);
  };

/** `eventPhase` of core in SQL. */
const isInPhase =
  (phase: EventPhase, asOf: Instant) => (eb: ExpressionBuilder<Tables, 'lottery_event'>) => {
    if (phase === 'upcoming' || phase === 'active') return hasStatus(phase, asOf)(eb);
    if (phase !== 'closed') return eb('stage', '=', phase);
    return eb.and([eb('stage', '=', 'published'), eb('closes_at', '<=', toDate(asOf))]);
  };

/** `isOverdue` of core in SQL. */
const isOverdue = (asOf: Instant) => (eb: ExpressionBuilder<Tables, 'lottery_event'>) => {
  const due = toDate(asOf - OVERDUE_AFTER);
  return eb.or([
    eb.and([eb('stage', '=', 'published'), eb('closes_at', '<=', due)]),
    eb.and([eb('stage', '=', 'frozen'), eb('draw_at', '<=', due)]),
  ]);
};

/** `isWaiting` of core in SQL. */
const isWaiting = (eb: ExpressionBuilder<Tables, 'lottery_event'>) =>
  eb.and([eb('stage', '=', 'draft'), eb('approval_state', '=', 'waiting')]);

const isDraftOf = (userId: string) => (eb: ExpressionBuilder<Tables, 'lottery_event'>) =>
  eb.and([
    eb('stage', '=', 'draft'),
    eb('organiser_realm', '=', 'user'),
    eb('organiser_id', '=', userId),
  ]);

export class PostgresLotteryEventRepository implements LotteryEventRepository {
  constructor(private readonly statements: Statements) {}

  listByStatus({ status, asOf, after, limit }: EventsQuery): Promise<LotteryEvent[]> {
    const { by, latestFirst } = EVENT_ORDER[status];
    const column = COLUMNS[by];
    const [comparison, direction] = latestFirst
      ? (['<', 'desc'] as const)
      : (['>', 'asc'] as const);
    const events = selectEvents()
      .where(hasStatus(status, asOf))
      .orderBy(column, direction)
      .orderBy('id', direction)
      .limit(limit);
    return this.statements.rows(
      after
        ? events.where((eb) =>
            eb(eb.refTuple(column, 'id'), comparison, eb.tuple(toDate(after.at), after.id)),
          )
        : events,
    );
  }

  async listManaged(query: ManagedEventsQuery): Promise<LotteryEvent[]> {
    const { organiserId, search, phase, asOf, after, limit } = query;
    let events = selectEvents().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
    if (organiserId !== null)
      events = events.where('organiser_realm', '=', 'user').where('organiser_id', '=', organiserId);
    if (search !== '') {
      const like = containing(search);
      events = events.where(
        sql<boolean>`(title ->> 'en' ilike ${like} or title ->> 'zh-CN' ilike ${like}
          or organiser_name ilike ${like})`,
      );
    }
    if (phase !== null) events = events.where(isInPhase(phase, asOf));
    if (after)
      events = events.where((eb) =>
        eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(toDate(after.at), after.id)),
      );
    return this.statements.rows(events);
  }

  listWaiting({ after, limit }: WaitingEventsQuery): Promise<LotteryEvent[]> {
    const waiting = selectEvents()
      .where(isWaiting)
      .orderBy('submitted_at')
      .orderBy('id')
      .limit(limit);
    return this.statements.rows(
      after
        ? waiting.where((eb) =>
            eb(eb.refTuple('submitted_at', 'id'), '>', eb.tuple(toDate(after.at), after.id)),
          )
        : waiting,
    );
  }

  async countDraftsLocked(organiserId: string): Promise<number> {
    await this.statements.lockAccount(organiserId);
    const row = await this.statements.row(
      db
        .selectFrom('lottery_event')
        .select((eb) => float8(eb.fn.countAll<number>()).as('count'))
        .where(isDraftOf(organiserId)),
    );
    return row?.count ?? 0;
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.statements.rows(db.deleteFrom('lottery_event').where(isDraftOf(owner)));
  }

  async find(id: string): Promise<LotteryEvent | null> {
    if (!isId(id)) return null;
    return this.statements.row(selectEvents().where('id', '=', id));
  }

  async findLocked(id: string): Promise<LotteryEvent | null> {
    if (!isId(id)) return null;
    // A second statement sees the prizes that were stored while this one waited for the lock.
    await this.statements.rows(
      db.selectFrom('lottery_event').select('id').where('id', '=', id).forUpdate(),
    );
    return this.find(id);
  }

  async count(asOf: Instant): Promise<EventCounts> {
    const counts = await this.statements.row(
      db
        .selectFrom('lottery_event')
        .select((eb) => [
          float8(eb.fn.countAll<number>().filterWhere('stage', '<>', 'draft')).as('all'),
          float8(eb.fn.countAll<number>().filterWhere(hasStatus('active', asOf))).as('active'),
          float8(eb.fn.countAll<number>().filterWhere(isOverdue(asOf))).as('overdue'),
          float8(eb.fn.countAll<number>().filterWhere(isWaiting)).as('waiting'),
        ]),
    );
    return counts ?? { all: 0, active: 0, overdue: 0, waiting: 0 };
  }

  async isEmpty(): Promise<boolean> {
    const one = await this.statements.row(db.selectFrom('lottery_event').select('id').limit(1));
    return one === null;
  }

  async addIfNew(event: LotteryEvent): Promise<void> {
    const added = await this.statements.row(insertEvent(event));
    if (added) await this.statements.insertAll(LotteryPrizeTable, toPrizeRows(event));
  }

  async update(changed: LotteryEvent): Promise<void> {
    const stored = await this.statements.row(updateEvent(changed));
    if (!stored)
      throw VERSION_CONFLICT({ details: { current: (await this.find(changed.id)) ?? changed } });
    const before = await this.statements.rows(
      db.selectFrom('lottery_prize').select('id').where('event_id', '=', changed.id),
    );
    const ids = new Set(before.map(({ id }) => id));
    if (changed.prizes.length === ids.size && changed.prizes.every(({ id }) => ids.has(id))) return;
    await this.statements.erase(LotteryPrizeTable, { event: changed.id });
    await this.statements.insertAll(LotteryPrizeTable, toPrizeRows(changed));
  }

  async renameDrafts(organiserId: string, name: string, at: Instant): Promise<void> {
    await this.statements.rows(
      db
        .updateTable('lottery_event')
        .set((eb) => ({
          organiser_name: name,
          version: eb('version', '+', 1),
          updated_at: toDate(at),
        }))
        .where(isDraftOf(organiserId))
        .where('approval_state', 'is distinct from', 'waiting'),
    );
  }

  async removeDraft(id: string): Promise<void> {
    if (!isId(id)) return;
    await this.statements.rows(
      db.deleteFrom('lottery_event').where('id', '=', id).where('stage', '=', 'draft'),
    );
  }

  async hasClosed(id: string, moment: Moment): Promise<boolean> {
    const row = await this.statements.row(
      db
        .selectFrom('lottery_event')
        .select('id')
        .where('id', '=', id)
        .where('stage', '=', 'published')
        .where('closes_at', '<=', momentSql(moment)),
    );
    return row !== null;
  }

  async listDue(at: Instant, limit: number): Promise<string[]> {
    const now = toDate(at);
    const rows = await this.statements.rows(
      db
        .selectFrom('lottery_event')
        .select('id')
        .where((eb) =>
          eb.or([
            eb.and([eb('stage', '=', 'published'), eb('closes_at', '<=', now)]),
            eb.and([eb('stage', '=', 'frozen'), eb('draw_at', '<=', now)]),
            eb.and([
              eb('stage', '=', 'drawn'),
              eb.exists(
                eb
                  .selectFrom('lottery_winner')
                  .innerJoin('lottery_entry', 'lottery_entry.id', 'lottery_winner.entry_id')
                  .select('lottery_winner.entry_id')
                  .whereRef('lottery_winner.event_id', '=', 'lottery_event.id')
                  .where('lottery_winner.state', '=', 'pending')
                  .where((or) =>
                    or.or([
                      or('lottery_winner.claim_by', '<=', now),
                      or('lottery_entry.account_id', 'is', null),
                    ]),
                  ),
              ),
            ]),
          ]),
        )
        .orderBy('closes_at')
        .orderBy('id')
        .limit(limit),
    );
    return rows.map(({ id }) => id);
  }

  async listUnstamped(at: Instant, limit: number): Promise<string[]> {
    const rows = await this.statements.rows(
      db
        .selectFrom('lottery_event')
        .select('id')
        .where('stage', '=', 'frozen')
        .where('stamped_at', 'is', null)
        .where('draw_at', '>', toDate(at))
        .orderBy('draw_at')
        .orderBy('id')
        .limit(limit),
    );
    return rows.map(({ id }) => id);
  }

  findLastResult(): Promise<LotteryEvent | null> {
    return this.statements.row(
      selectEvents()
        .where('stage', 'in', ['drawn', 'settled'])
        .where('result_at', 'is not', null)
        .orderBy('result_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    );
  }
}
