import type { MailOutbox, OutgoingMail } from '../../mail/index.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { EmailConfirmation } from '../email.ts';
import type { EmailConfirmationRepository } from '../ports/email-confirmation-repository.ts';
import type { SessionRepository } from '../ports/session-repository.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { asUser, type Principal } from '../principal.ts';
import type { Session } from '../sessions/session.ts';

export interface HeldRecordsReaders {
  readonly users: Pick<UserRepository, 'find'>;
  readonly sessions: Pick<SessionRepository, 'listRevoked'>;
  readonly emailConfirmations: Pick<EmailConfirmationRepository, 'findOwned'>;
  readonly mails: Pick<MailOutbox, 'listTo'>;
}

interface HeldRecords {
  /** Sessions that were ended and not purged yet. */
  readonly endedSessions: readonly Session[];
  readonly emailConfirmation: EmailConfirmation | null;
  /** Mails that wait to be sent to the caller's address. */
  readonly waitingMail: readonly OutgoingMail[];
}

/** What is stored for a while about the caller, and shown on no screen. */
export class ReadHeldRecords {
  constructor(private readonly all: HeldRecordsReaders) {}

  async execute(principal: Principal): Promise<HeldRecords> {
    const { userId } = asUser(principal);
    const user = await this.all.users.find(userId);
    if (!user) throw SESSION_INVALID();
    const [endedSessions, emailConfirmation, waitingMail] = await Promise.all([
      this.all.sessions.listRevoked(userId),
      this.all.emailConfirmations.findOwned(userId),
      this.all.mails.listTo(user.email),
    ]);
    return { endedSessions, emailConfirmation, waitingMail };
  }
}
