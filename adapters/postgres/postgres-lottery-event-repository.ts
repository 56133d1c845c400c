import {
  EVENT_ORDER,
  type EventCounts,
  type EventsQuery,
  type EventStatus,
  type LotteryEvent,
  type LotteryEventRepository,
} from '@toolyard/core/lottery';
import type { Instant } from '@toolyard/core/shared';
import type { ExpressionBuilder } from 'kysely';
import { insertEvent, selectEvents, toPrizeRows } from './lottery-event-rows.ts';
import { db, float8, type Tables } from './query-builder.ts';
import { isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { LotteryPrizeTable } from './tables/lottery-prize.table.ts';

const COLUMNS = { opensAt: 'opens_at', closesAt: 'closes_at' } as const;

/** `eventStatus` of core in SQL. */
const hasStatus =
  (status: EventStatus, asOf: Instant) => (eb: ExpressionBuilder<Tables, 'lottery_event'>) => {
    const now = toDate(asOf);
    if (status === 'upcoming') return eb('opens_at', '>', now);
    if (status === 'ended') return eb('closes_at', '<=', now);
    return eb.and([eb('closes_at', '>', now), eb('opens_at', '<=', now)]);
  };

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

  async find(id: string): Promise<LotteryEvent | null> {
    if (!isId(id)) return null;
    return this.statements.row(selectEvents().where('id', '=', id));
  }

  async count(asOf: Instant): Promise<EventCounts> {
    const counts = await this.statements.row(
      db
        .selectFrom('lottery_event')
        .select((eb) => [
          float8(eb.fn.countAll<number>()).as('all'),
          float8(eb.fn.countAll<number>().filterWhere(hasStatus('active', asOf))).as('active'),
        ]),
    );
    return { all: counts?.all ?? 0, active: counts?.active ?? 0 };
  }

  async isEmpty(): Promise<boolean> {
    const one = await this.statements.row(db.selectFrom('lottery_event').select('id').limit(1));
    return one === null;
  }

  async addIfNew(event: LotteryEvent): Promise<void> {
    const added = await this.statements.row(insertEvent(event));
    if (added) await this.statements.insertAll(LotteryPrizeTable, toPrizeRows(event));
  }
}
