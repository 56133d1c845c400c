import type { OwnedRecords } from '../../accounts/index.ts';
import type { Instant, Language } from '../../shared/index.ts';

/** A user who wants to hear when an event opens and a day before it closes. */
export interface Reminder {
  readonly eventId: string;
  readonly accountId: string;
  readonly language: Language;
  readonly openSentAt: Instant | null;
  readonly closeSentAt: Instant | null;
  readonly createdAt: Instant;
}

/** Stores reminders. test/conformance/lottery-reminder-repository states what every adapter must do. */
export interface ReminderRepository extends OwnedRecords {
  /** One per event and account; an existing one stays as it is. */
  put(reminder: Reminder): Promise<void>;
  /** No error when there is none. */
  remove(eventId: string, accountId: string): Promise<void>;
  find(eventId: string, accountId: string): Promise<Reminder | null>;
  listOwned(accountId: string): Promise<readonly Reminder[]>;
  /**
   * Reminders to be sent at this moment, locked until the unit of work ends: of events that have opened, or that close
   * within a day, and have not closed.
   */
  listDueLocked(at: Instant, limit: number): Promise<readonly Reminder[]>;
  /** Stores what has been sent. */
  update(reminder: Reminder): Promise<void>;
}
