import {
  EVENT_ORDER,
  type EventCounts,
  type EventsQuery,
  type EventStatus,
  type LotteryEvent,
  type LotteryEventRepository,
} from '@toolyard/core/lottery';
import type { Instant } from '@toolyard/core/shared';
import { eventParameters, INSERT_EVENT, SELECT_EVENTS, toPrizeRows } from './lottery-event-rows.ts';
import { isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { LotteryPrizeTable } from './tables/lottery-prize.table.ts';

/** `eventStatus` of core in SQL. Each parameter is the current instant. */
const HAS_STATUS: Readonly<Record<EventStatus, string>> = {
  active: 'e.closes_at > ? and e.opens_at <= ?',
  upcoming: 'e.opens_at > ?',
  ended: 'e.closes_at <= ?',
};
const COLUMNS = { opensAt: 'e.opens_at', closesAt: 'e.closes_at' } as const;

export class PostgresLotteryEventRepository implements LotteryEventRepository {
  constructor(private readonly statements: Statements) {}

  listByStatus({ status, asOf, after, limit }: EventsQuery): Promise<LotteryEvent[]> {
    const { by, latestFirst } = EVENT_ORDER[status];
    const column = COLUMNS[by];
    const [comparison, direction] = latestFirst ? ['<', 'desc'] : ['>', 'asc'];
    const instants = HAS_STATUS[status].split('?').slice(1);
    return this.statements.rows<LotteryEvent>(
      `${SELECT_EVENTS} where ${HAS_STATUS[status]}
        ${after ? `and (${column}, e.id) ${comparison} (?, ?)` : ''}
        order by ${column} ${direction}, e.id ${direction} limit ?`,
      [...instants.map(() => toDate(asOf)), ...(after ? [toDate(after.at), after.id] : []), limit],
    );
  }

  async find(id: string): Promise<LotteryEvent | null> {
    if (!isId(id)) return null;
    return this.statements.row<LotteryEvent>(`${SELECT_EVENTS} where e.id = ?`, [id]);
  }

  async count(asOf: Instant): Promise<EventCounts> {
    const counts = await this.statements.row<EventCounts>(
      `select count(*)::int as "all", (count(*) filter (where ${HAS_STATUS.active}))::int as active
        from lottery_event e`,
      [toDate(asOf), toDate(asOf)],
    );
    return { all: counts?.all ?? 0, active: counts?.active ?? 0 };
  }

  async isEmpty(): Promise<boolean> {
    const one = await this.statements.row('select 1 as one from lottery_event limit 1', []);
    return one === null;
  }

  async addIfNew(event: LotteryEvent): Promise<void> {
    const added = await this.statements.row(INSERT_EVENT, eventParameters(event));
    if (added) await this.statements.insertAll(LotteryPrizeTable, toPrizeRows(event));
  }
}
