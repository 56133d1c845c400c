import type { Letter, LetterWriter, OutgoingMail } from '../../mail/index.ts';
import type { Clock, Instant, UnitOfWork } from '../../shared/index.ts';
import { ACCOUNT_MAIL_KINDS } from '../account-mail.ts';
import { newReset, RESET_LIFE } from '../password-reset.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { SecretSource } from '../ports/secret-source.ts';
import { lettersIn, writtenInstant } from './account-letters.ts';

/** Writes the letters of accounts. The token of a reset is made here, goes into the letter and is kept nowhere else. */
export class AccountLetterWriter implements LetterWriter {
  constructor(
    private readonly work: UnitOfWork<AccountRepositories>,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
    /** Where the site is, without a slash at its end. */
    private readonly siteUrl: string,
  ) {}

  async write({ kind, address, language, createdAt }: OutgoingMail): Promise<Letter | null> {
    const known = ACCOUNT_MAIL_KINDS.find((each) => each === kind);
    if (!known) return null;
    const link =
      known === 'password-reset' || known === 'account-created'
        ? await this.resetLink(address, createdAt)
        : `${this.siteUrl}${known.startsWith('admin-') ? '/admin/login' : '/auth/forgot'}`;
    if (link === null) return null;
    return lettersIn(language)[known]({ address, at: writtenInstant(createdAt), link });
  }

  /** Null where nobody has an account of this address, and where the wish is as old as its link would become. */
  private async resetLink(address: string, wishedAt: Instant): Promise<string | null> {
    if (this.clock.now() >= wishedAt + RESET_LIFE) return null;
    const token = this.secrets.next();
    return this.work.run(async ({ users, passwordResets }) => {
      const user = await users.findByEmail(address);
      if (!user) return null;
      const tokenHash = this.secrets.hashOf(token);
      await passwordResets.put(newReset(user.id, tokenHash, this.clock.now()));
      return `${this.siteUrl}/auth/reset?token=${token}`;
    });
  }
}
