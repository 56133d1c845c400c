import type {
  ActionNotice,
  AlertNotice,
  ExpiryNotice,
  FiredNotice,
  NoticeRepository,
  UnreadNotices,
} from '@toolyard/core/options/alerts';
import {
  formatCursor,
  parseCursor,
  type CalendarDate,
  type Instant,
  type Page,
  type PageRequest,
} from '@toolyard/core/shared';
import { sql } from 'kysely';
import { anyId, db, millis } from './query-builder.ts';
import { isId, toDate, toDateOrNull } from './row-values.ts';
import type { Statements } from './statements.ts';
import { AlertNoticeTable } from './tables/alert-notice.table.ts';

/** The columns of the other kind are null. */
interface NoticeRow extends Pick<
  AlertNotice,
  'id' | 'ownerId' | 'subject' | 'at' | 'silent' | 'readAt'
> {
  readonly kind: AlertNotice['kind'];
  readonly ruleId: string | null;
  readonly condition: FiredNotice['condition'] | null;
  readonly detail: string | null;
  readonly value: number | null;
  readonly action: ActionNotice['action'] | null;
  readonly effect: ActionNotice['effect'] | ExpiryNotice['effect'] | null;
}

const selectNotices = (ownerId: string) =>
  db
    .selectFrom('alert_notice')
    .select((eb) => [
      'id',
      'owner_id as ownerId',
      'kind',
      'rule_id as ruleId',
      'condition',
      'subject',
      'detail',
      sql<number | null>`value::float8`.as('value'),
      'action',
      'effect',
      millis(eb.ref('at')).as('at'),
      'silent',
      millis(eb.ref('read_at')).as('readAt'),
    ])
    .where('owner_id', '=', ownerId);

function noticeOf(row: NoticeRow): AlertNotice {
  const { ruleId, condition, detail, value, action, effect, kind: _kind, ...base } = row;
  if (effect?.kind === 'expired' && detail !== null)
    return { ...base, kind: 'expired', detail: detail as CalendarDate, effect };
  if (action !== null && effect !== null && effect.kind !== 'expired')
    return { ...base, kind: 'corporateAction', action, effect };
  if (ruleId === null || condition === null || value === null)
    throw new Error(`the notice ${row.id} has no parts`);
  return { ...base, kind: 'fired', ruleId, condition, detail, value };
}

export class PostgresNoticeRepository implements NoticeRepository {
  constructor(private readonly statements: Statements) {}

  async addAll(notices: readonly AlertNotice[]): Promise<void> {
    await this.statements.insertAll(
      AlertNoticeTable,
      notices.map(({ ownerId: owner, at, readAt, ...notice }) => ({
        ...notice,
        owner,
        at: toDate(at),
        readAt: toDateOrNull(readAt),
      })),
    );
  }

  async listOwned(ownerId: string, { limit, cursor }: PageRequest): Promise<Page<AlertNotice>> {
    const after = cursor === null ? null : parseCursor(cursor);
    const newest = selectNotices(ownerId).orderBy('at', 'desc').orderBy('id', 'desc');
    const rest = after
      ? newest.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(toDate(after.at), after.id)))
      : newest;
    const found = await this.statements.rows(rest.limit(limit + 1));
    const items = found.slice(0, limit).map(noticeOf);
    const last = found.length > limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? formatCursor(last) : null };
  }

  async findOwned(ownerId: string, id: string): Promise<AlertNotice | null> {
    if (!isId(id)) return null;
    const row = await this.statements.row(selectNotices(ownerId).where('id', '=', id));
    return row && noticeOf(row);
  }

  async listAt(ownerId: string, at: Instant): Promise<AlertNotice[]> {
    const rows = await this.statements.rows(
      selectNotices(ownerId).where('at', '=', toDate(at)).orderBy('id'),
    );
    return rows.map(noticeOf);
  }

  async unread(ownerId: string): Promise<UnreadNotices> {
    const [found] = await this.statements.prepared(
      sql<UnreadNotices>`select
        (select count(*)::float8 from alert_notice
          where owner_id = ${ownerId} and read_at is null) as count,
        (select (extract(epoch from max(at)) * 1000)::float8 from alert_notice
          where owner_id = ${ownerId}) as "latestAt"`,
    );
    return found ?? { count: 0, latestAt: null };
  }

  async markRead(ownerId: string, ids: readonly string[] | null, at: Instant): Promise<void> {
    const unread = db
      .updateTable('alert_notice')
      .set({ read_at: toDate(at) })
      .where('owner_id', '=', ownerId)
      .where('read_at', 'is', null);
    await this.statements.rows(
      ids === null ? unread : unread.where('id', '=', anyId(ids.filter(isId))),
    );
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.statements.erase(AlertNoticeTable, { owner });
  }
}
