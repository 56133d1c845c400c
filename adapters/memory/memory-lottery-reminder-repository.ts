import type { Reminder, ReminderRepository } from '@toolyard/core/lottery';
import type { Instant } from '@toolyard/core/shared';
import {
  copyOf,
  withEntry,
  withoutEntry,
  withoutOwned,
  type MemoryTables,
} from './memory-tables.ts';

const A_DAY = 86_400_000;
const keyOf = (eventId: string, accountId: string): string => `${eventId} ${accountId}`;

export class MemoryLotteryReminderRepository implements ReminderRepository {
  constructor(private readonly tables: MemoryTables) {}

  async put(reminder: Reminder): Promise<void> {
    if (!(await this.find(reminder.eventId, reminder.accountId))) await this.update(reminder);
  }

  async remove(eventId: string, accountId: string): Promise<void> {
    await Promise.resolve();
    const key = keyOf(eventId, accountId);
    this.tables.lotteryReminders = withoutEntry(this.tables.lotteryReminders, key);
  }

  find(eventId: string, accountId: string): Promise<Reminder | null> {
    return Promise.resolve(copyOf(this.tables.lotteryReminders.get(keyOf(eventId, accountId))));
  }

  listOwned(accountId: string): Promise<Reminder[]> {
    return Promise.resolve(
      structuredClone(
        [...this.tables.lotteryReminders.values()]
          .filter((reminder) => reminder.accountId === accountId)
          .sort((a, b) => b.createdAt - a.createdAt),
      ),
    );
  }

  listDueLocked(at: Instant, limit: number): Promise<Reminder[]> {
    const due = [...this.tables.lotteryReminders.values()].filter((reminder) => {
      const event = this.tables.lotteryEvents.get(reminder.eventId);
      if (event?.stage !== 'published' || at < event.opensAt || at >= event.closesAt) return false;
      const closesSoon = event.closesAt - A_DAY <= at;
      return reminder.openSentAt === null || (reminder.closeSentAt === null && closesSoon);
    });
    return Promise.resolve(structuredClone(due.slice(0, limit)));
  }

  async update(reminder: Reminder): Promise<void> {
    await Promise.resolve();
    const key = keyOf(reminder.eventId, reminder.accountId);
    this.tables.lotteryReminders = withEntry(this.tables.lotteryReminders, key, reminder);
  }

  async eraseOwned(accountId: string): Promise<void> {
    await Promise.resolve();
    this.tables.lotteryReminders = withoutOwned(
      this.tables.lotteryReminders,
      (reminder) => reminder.accountId === accountId,
    );
  }
}
