import type { Reminder, ReminderRepository } from '@toolyard/core/lottery';
import type { Instant } from '@toolyard/core/shared';
import { sql } from 'kysely';
import { db, millis } from './query-builder.ts';
import { isId, toDate, toDateOrNull } from './row-values.ts';
import type { Statements } from './statements.ts';
import { LotteryReminderTable } from './tables/lottery-reminder.table.ts';

const selectReminders = () =>
  db
    .selectFrom('lottery_reminder')
    .select((eb) => [
      'lottery_reminder.event_id as eventId',
      'lottery_reminder.account_id as accountId',
      'lottery_reminder.language',
      millis(eb.ref('lottery_reminder.open_sent_at')).as('openSentAt'),
      millis(eb.ref('lottery_reminder.close_sent_at')).as('closeSentAt'),
      millis(eb.ref('lottery_reminder.created_at')).as('createdAt'),
    ]);

export class PostgresLotteryReminderRepository implements ReminderRepository {
  constructor(private readonly statements: Statements) {}

  async put(reminder: Reminder): Promise<void> {
    await this.statements.rows(
      db
        .insertInto('lottery_reminder')
        .values({
          event_id: reminder.eventId,
          account_id: reminder.accountId,
          language: reminder.language,
          open_sent_at: toDateOrNull(reminder.openSentAt),
          close_sent_at: toDateOrNull(reminder.closeSentAt),
          created_at: toDate(reminder.createdAt),
        })
        .onConflict((conflict) => conflict.columns(['event_id', 'account_id']).doNothing()),
    );
  }

  async remove(event: string, account: string): Promise<void> {
    if (isId(event)) await this.statements.erase(LotteryReminderTable, { event, account });
  }

  async find(eventId: string, accountId: string): Promise<Reminder | null> {
    if (!isId(eventId)) return null;
    return this.statements.row(
      selectReminders().where('event_id', '=', eventId).where('account_id', '=', accountId),
    );
  }

  listOwned(accountId: string): Promise<Reminder[]> {
    return this.statements.rows(
      selectReminders().where('account_id', '=', accountId).orderBy('created_at', 'desc'),
    );
  }

  listDueLocked(at: Instant, limit: number): Promise<Reminder[]> {
    const now = toDate(at);
    return this.statements.rows(
      selectReminders()
        .innerJoin('lottery_event', 'lottery_event.id', 'lottery_reminder.event_id')
        .where('lottery_event.stage', '=', 'published')
        .where('lottery_event.opens_at', '<=', now)
        .where('lottery_event.closes_at', '>', now)
        .where((eb) =>
          eb.or([
            eb('lottery_reminder.open_sent_at', 'is', null),
            eb.and([
              eb('lottery_reminder.close_sent_at', 'is', null),
              sql<boolean>`lottery_event.closes_at - interval '1 day' <= ${now}::timestamptz`,
            ]),
          ]),
        )
        .orderBy('lottery_event.closes_at')
        .limit(limit)
        .forUpdate('lottery_reminder')
        .skipLocked(),
    );
  }

  async update({ eventId: event, accountId: account, ...sent }: Reminder): Promise<void> {
    await this.statements.update(
      LotteryReminderTable,
      { event, account },
      {
        openSentAt: toDateOrNull(sent.openSentAt),
        closeSentAt: toDateOrNull(sent.closeSentAt),
      },
    );
  }

  async eraseOwned(account: string): Promise<void> {
    await this.statements.erase(LotteryReminderTable, { account });
  }
}
