import type { Instant } from '../../shared/index.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';

/** Where mail waits to be sent. test/conformance/mail-outbox states what every adapter must do. */
export interface MailOutbox {
  add(mail: OutgoingMail): Promise<void>;
  /** Adds all of them, however many, in one call. */
  addAll(mails: readonly OutgoingMail[]): Promise<void>;
  /** The mail that has been due longest at `at` and is not locked; it stays locked until the unit of work ends. */
  findDueLocked(at: Instant): Promise<OutgoingMail | null>;
  /** The mails that wait for this address, in no particular order. */
  listTo(address: string): Promise<readonly OutgoingMail[]>;
  /** Stores when it is tried next. */
  update(changed: OutgoingMail): Promise<void>;
  /** No error when the mail does not exist. */
  remove(id: string): Promise<void>;
}

/** Repositories of mail within a unit of work. */
export interface MailRepositories {
  readonly mails: MailOutbox;
}
