import type { MailMessage, MailRenderer, OutgoingMail } from '../../mail/index.ts';
import type { Clock, Instant, UnitOfWork, Language } from '../../shared/index.ts';
import { ACCOUNT_MAIL_KINDS, type AccountMailKind, type AccountMailTexts } from './account-mail.ts';
import { EMAIL_CONFIRMATION_LIFETIME, newEmailConfirmation } from '../email.ts';
import { DAY, INVITATION_DAYS } from '../passwords/invitation.ts';
import { newPasswordReset, PASSWORD_RESET_LIFETIME } from '../passwords/password-reset.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { SecretSource } from '../ports/secret-source.ts';
import { MAIL_TEXTS_EN } from './mail-texts-en.ts';
import { MAIL_TEXTS_ZH } from './mail-texts-zh.ts';

/** Writes the letters of accounts. Tokens are made here, go into the letter, and are stored as hashes alone. */
export class AccountMailRenderer implements MailRenderer {
  constructor(
    private readonly work: UnitOfWork<AccountRepositories>,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
    /** Where the site is, without a slash at its end. */
    private readonly siteUrl: string,
    /** For how many days an invitation can be used. */
    private readonly invitationDays = INVITATION_DAYS,
  ) {}

  async render(mail: OutgoingMail): Promise<MailMessage | null> {
    const kind = ACCOUNT_MAIL_KINDS.find((each) => each === mail.kind);
    const link = kind ? await this.linkIn(kind, mail) : null;
    if (!kind || link === null) return null;
    const { address, language, createdAt } = mail;
    const values = { address, at: formatInstant(createdAt), link, days: this.invitationDays };
    return mailTextsIn(language)[kind](values);
  }

  private async linkIn(kind: AccountMailKind, mail: OutgoingMail): Promise<string | null> {
    if (kind === 'password-reset' || kind === 'password-reset-sent')
      return this.resetLink(mail.address, mail.createdAt);
    if (kind === 'account-created') return this.invitationLink(mail);
    if (kind === 'email-confirmation' || kind === 'email-change')
      return this.confirmationLink(kind, mail);
    if (kind === 'email-changed' || kind === 'account-deleted') return `${this.siteUrl}/about`;
    if (kind === 'api-key-created' || kind === 'passkey-added' || kind === 'passkey-removed')
      return `${this.siteUrl}/settings?tab=account`;
    return `${this.siteUrl}${kind.startsWith('admin-') ? '/admin/login' : '/auth/forgot'}`;
  }

  /**
   * Null where the account is gone, where the address to be confirmed is no longer its own, and where the request is as
   * old as its link would become.
   */
  private async confirmationLink(
    kind: 'email-confirmation' | 'email-change',
    { accountId, address, createdAt }: OutgoingMail,
  ): Promise<string | null> {
    const at = this.clock.now();
    if (accountId === null || at >= createdAt + EMAIL_CONFIRMATION_LIFETIME) return null;
    const token = this.secrets.next();
    return this.work.run(async ({ users, emailConfirmations }) => {
      const user = await users.find(accountId);
      if (!user || (kind === 'email-confirmation' && user.email !== address)) return null;
      const draft = { userId: user.id, email: address, tokenHash: this.secrets.hashOf(token) };
      await emailConfirmations.put(newEmailConfirmation(draft, at));
      return `${this.siteUrl}/auth/confirm-email?token=${token}`;
    });
  }

  /** Null where the account is gone, has another address, or its owner has chosen a password meanwhile. */
  private async invitationLink({ accountId, address }: OutgoingMail): Promise<string | null> {
    const at = this.clock.now();
    const token = this.secrets.next();
    return this.work.run(async ({ users, invitations }) => {
      const user = accountId === null ? null : await users.find(accountId);
      if (user?.email !== address || user.invitedAt === null) return null;
      const tokenHash = this.secrets.hashOf(token);
      const expiresAt = at + this.invitationDays * DAY;
      await invitations.put({ userId: user.id, tokenHash, createdAt: at, expiresAt, usedAt: null });
      return `${this.siteUrl}/auth/invitation?token=${token}`;
    });
  }

  /** Null when no account has this address, and when the request is older than the lifetime of the link. */
  private async resetLink(address: string, requestedAt: Instant): Promise<string | null> {
    if (this.clock.now() >= requestedAt + PASSWORD_RESET_LIFETIME) return null;
    const token = this.secrets.next();
    return this.work.run(async ({ users, passwordResets }) => {
      const user = await users.findByEmail(address);
      if (!user) return null;
      const tokenHash = this.secrets.hashOf(token);
      await passwordResets.put(newPasswordReset(user.id, tokenHash, this.clock.now()));
      return `${this.siteUrl}/auth/reset?token=${token}`;
    });
  }
}

/** `2026-11-21 16:30 UTC`. */
const formatInstant = (at: Instant): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The letters to owners of accounts, in one language. */
const mailTextsIn = (language: Language): AccountMailTexts =>
  language === 'en' ? MAIL_TEXTS_EN : MAIL_TEXTS_ZH;
