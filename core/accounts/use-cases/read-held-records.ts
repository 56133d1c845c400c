import type { MailOutbox, OutgoingMail } from '../../mail/index.ts';
import type { Instant } from '../../shared/index.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { EmailConfirmation } from '../email.ts';
import type { Invitation } from '../passwords/invitation.ts';
import type { EmailConfirmationRepository } from '../ports/email-confirmation-repository.ts';
import type { InvitationRepository } from '../ports/invitation-repository.ts';
import type { SessionRepository } from '../ports/session-repository.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { asUser, type Principal } from '../principal.ts';
import type { Session } from '../sessions/session.ts';

export interface HeldRecordsReaders {
  readonly users: Pick<UserRepository, 'find'>;
  readonly sessions: Pick<SessionRepository, 'listRevoked'>;
  readonly invitations: Pick<InvitationRepository, 'findOwned'>;
  readonly emailConfirmations: Pick<EmailConfirmationRepository, 'findOwned'>;
  readonly mails: Pick<MailOutbox, 'listTo'>;
}

interface HeldRecords {
  readonly lastLoginAt: Instant | null;
  /** The invitation by which the caller chooses a first password; null where it was used, or there is none. */
  readonly invitation: Invitation | null;
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
    const [invitation, endedSessions, emailConfirmation, waitingMail] = await Promise.all([
      this.all.invitations.findOwned(userId),
      this.all.sessions.listRevoked(userId),
      this.all.emailConfirmations.findOwned(userId),
      this.all.mails.listTo(user.email),
    ]);
    return {
      lastLoginAt: user.lastLoginAt,
      invitation: invitation?.usedAt === null ? invitation : null,
      endedSessions,
      emailConfirmation,
      waitingMail,
    };
  }
}
