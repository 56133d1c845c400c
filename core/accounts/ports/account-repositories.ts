import type { AuditLog } from '../../audit/index.ts';
import type { MailRepositories } from '../../mail/index.ts';
import type { ApiKeyRepository } from './api-key-repository.ts';
import type { AdminRepository } from './admin-repository.ts';
import type { EmailConfirmationRepository } from './email-confirmation-repository.ts';
import type { InvitationRepository } from './invitation-repository.ts';
import type { PasskeyRepository } from './passkey-repository.ts';
import type { PasswordResetRepository } from './password-reset-repository.ts';
import type { SavedViewRepository } from './saved-view-repository.ts';
import type { SecondFactorRepository } from './second-factor-repository.ts';
import type { SessionRepository } from './session-repository.ts';
import type { UserRepository } from './user-repository.ts';

/** Repositories of accounts within a unit of work. */
export interface AccountRepositories extends MailRepositories {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly apiKeys: ApiKeyRepository;
  readonly passwordResets: PasswordResetRepository;
  readonly invitations: InvitationRepository;
  readonly emailConfirmations: EmailConfirmationRepository;
  readonly secondFactors: SecondFactorRepository;
  readonly passkeys: PasskeyRepository;
  readonly admins: AdminRepository;
  /** The same for admins. */
  readonly adminSessions: SessionRepository;
  readonly adminSecondFactors: SecondFactorRepository;
  readonly adminPasskeys: PasskeyRepository;
  readonly savedViews: SavedViewRepository;
  readonly audit: AuditLog;
}
