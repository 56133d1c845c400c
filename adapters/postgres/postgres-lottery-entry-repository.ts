import {
  EVENT_LIMITS,
  type EntryOutcome,
  type EntryRepository,
  type ListedEntry,
  type LotteryEntry,
  type Moment,
  type OwnEntry,
  type WeightedEntry,
} from '@toolyard/core/lottery';
import type { KeysetPosition } from '@toolyard/core/shared';
import { sql, type ExpressionBuilder } from 'kysely';
import { eventColumns } from './lottery-event-rows.ts';
import { momentSql } from './postgres-lottery-event-repository.ts';
import { anyId, db, float8, millis, type Tables } from './query-builder.ts';
import { isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';

/** The columns of an entry with the field names of core. */
export const entryColumns = (eb: ExpressionBuilder<Tables, 'lottery_entry'>) =>
  [
    'lottery_entry.id',
    'lottery_entry.event_id as eventId',
    'lottery_entry.account_id as accountId',
    'lottery_entry.weight',
    millis(eb.ref('lottery_entry.entered_at')).as('enteredAt'),
    'lottery_entry.language',
    'lottery_entry.hides_name as hidesName',
  ] as const;

const selectEntries = () => db.selectFrom('lottery_entry').select(entryColumns);

/** Open at the moment: published, between opening (inclusive) and close (exclusive). */
const isOpen = (moment: Moment) =>
  sql<boolean>`stage = 'published' and ${momentSql(moment)} >= opens_at and ${momentSql(moment)} < closes_at`;

export class PostgresLotteryEntryRepository implements EntryRepository {
  constructor(private readonly statements: Statements) {}

  async add(entry: LotteryEntry, version: number, moment: Moment): Promise<EntryOutcome> {
    const added = await this.statements.rows(
      db
        .insertInto('lottery_entry')
        .values({
          id: entry.id,
          event_id: entry.eventId,
          account_id: entry.accountId,
          weight: entry.weight,
          entered_at: toDate(entry.enteredAt),
          language: entry.language,
          hides_name: entry.hidesName,
        })
        .onConflict((conflict) => conflict.columns(['event_id', 'account_id']).doNothing())
        .returning('id'),
    );
    if (added.length === 0) return 'duplicate';
    // The row of the event is locked last and for the shortest time. A freeze that holds it makes this one wait, and refuse.
    const counted = await this.statements.rows(
      sql<{ id: string }>`update lottery_event set participants = participants + 1
        where id = ${entry.eventId} and version = ${version} and ${isOpen(moment)}
          and participants < coalesce(capacity, ${sql.lit(EVENT_LIMITS.totalWeight)} / max_weight)
        returning id`,
    );
    return counted.length > 0 ? 'added' : 'refused';
  }

  async withdraw(eventId: string, accountId: string, moment: Moment): Promise<boolean> {
    if (!isId(eventId)) return false;
    const open = await this.statements.rows(
      sql<{
        id: string;
      }>`select id from lottery_event where id = ${eventId} and ${isOpen(moment)} for update`,
    );
    if (open.length === 0) return false;
    const gone = await this.statements.rows(
      db
        .deleteFrom('lottery_entry')
        .where('event_id', '=', eventId)
        .where('account_id', '=', accountId)
        .returning('id'),
    );
    if (gone.length === 0) return false;
    await this.statements.rows(
      sql`update lottery_event set participants = participants - 1 where id = ${eventId}`,
    );
    return true;
  }

  async find(id: string): Promise<LotteryEntry | null> {
    return isId(id) ? this.statements.row(selectEntries().where('id', '=', id)) : null;
  }

  async findOwned(eventId: string, accountId: string): Promise<LotteryEntry | null> {
    if (!isId(eventId)) return null;
    return this.statements.row(
      selectEntries().where('event_id', '=', eventId).where('account_id', '=', accountId),
    );
  }

  async listOwned(
    accountId: string,
    after: KeysetPosition | null,
    limit: number,
  ): Promise<OwnEntry[]> {
    let query = selectEntries()
      .where('account_id', '=', accountId)
      .orderBy('entered_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit);
    if (after)
      query = query.where((eb) =>
        eb(eb.refTuple('entered_at', 'id'), '<', eb.tuple(toDate(after.at), after.id)),
      );
    const entries = await this.statements.rows(query);
    if (entries.length === 0) return [];
    const events = await this.statements.rows(
      db
        .selectFrom('lottery_event')
        .select(eventColumns)
        .where('id', '=', anyId(entries.map(({ eventId }) => eventId))),
    );
    const byId = new Map(events.map((event) => [event.id, event]));
    return entries.flatMap((entry) => {
      const event = byId.get(entry.eventId);
      return event ? [{ entry, event }] : [];
    });
  }

  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.statements.rows(
      db
        .selectFrom('lottery_entry')
        .innerJoin('user_account', 'user_account.id', 'lottery_entry.account_id')
        .select(['lottery_entry.id', 'user_account.name'])
        .where('user_account.deleted_at', 'is', null)
        .where('lottery_entry.id', '=', anyId(ids)),
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async listOf(eventId: string, after: string | null, limit: number): Promise<ListedEntry[]> {
    if (!isId(eventId)) return [];
    const rows = await this.statements.rows(
      selectEntries()
        .leftJoin('user_account', 'user_account.id', 'lottery_entry.account_id')
        .select('user_account.email')
        .where('event_id', '=', eventId)
        .where((eb) => (after === null ? eb.lit(true) : eb('lottery_entry.id', '>', after)))
        .orderBy('lottery_entry.id')
        .limit(limit),
    );
    return rows.map(({ email, ...entry }) => ({ entry, email }));
  }

  weightsOf(eventId: string): Promise<WeightedEntry[]> {
    return this.statements.rows(
      db
        .selectFrom('lottery_entry')
        .select(['id', 'weight'])
        .where('event_id', '=', eventId)
        .orderBy('id'),
    );
  }

  async totalWeight(eventId: string): Promise<number> {
    const total = await this.statements.row(
      db
        .selectFrom('lottery_entry')
        .select((eb) => float8(eb.fn.sum<number | null>('weight')).as('weight'))
        .where('event_id', '=', eventId),
    );
    return total?.weight ?? 0;
  }

  async setHidesName(id: string, hidesName: boolean): Promise<void> {
    await this.statements.rows(
      db.updateTable('lottery_entry').set({ hides_name: hidesName }).where('id', '=', id),
    );
  }

  async eraseOwned(accountId: string): Promise<void> {
    const open = await this.statements.rows(
      sql<{ id: string }>`update lottery_event set participants = participants - 1
        where stage = 'published' and id in (
          select event_id from lottery_entry where account_id = ${accountId})
        returning id`,
    );
    await this.statements.rows(
      sql`delete from lottery_entry where account_id = ${accountId}
        and event_id = any(${open.map(({ id }) => id)}::uuid[])`,
    );
    await this.statements.rows(
      db.updateTable('lottery_entry').set({ account_id: null }).where('account_id', '=', accountId),
    );
  }
}
