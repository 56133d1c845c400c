import type { Instant } from '../../shared/index.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';

/** Where mail waits to be sent. test/conformance/mail-outbox states what every adapter must do. */
export interface MailOutbox {
  add(mail: OutgoingMail): Promise<void>;
  /** The mail that has been due longest at `at` and that no other unit of work holds; nobody else gets it until this one ends. */
  findDueLocked(at: Instant): Promise<OutgoingMail | null>;
  /** Stores when it is tried next. */
  update(changed: OutgoingMail): Promise<void>;
  /** A mail that is not there any more is no fault. */
  remove(id: string): Promise<void>;
}

/** What a unit of work of the mail hands out. */
export interface MailRepositories {
  readonly mails: MailOutbox;
}
