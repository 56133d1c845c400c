import type { Clock, IdSource, Language } from '../../shared/index.ts';
import type { MailOutbox } from '../../mail/index.ts';
import { accountMail } from '../account-mail.ts';
import { emailIdentity } from '../email.ts';

export interface RequestPasswordResetInput {
  readonly email: string;
  readonly language: Language;
}

/**
 * Asks for a mail by which a password can be set anew. Whether the address is an account's is looked up when the
 * mail is sent: the call itself does the same for every address, and takes as long.
 */
export class RequestPasswordReset {
  constructor(
    private readonly mails: Pick<MailOutbox, 'add'>,
    private readonly ports: { readonly clock: Clock; readonly ids: IdSource },
  ) {}

  async execute({ email, language }: RequestPasswordResetInput): Promise<void> {
    const identity = emailIdentity(email);
    if (!identity.ok) throw identity.error;
    await this.mails.add(
      accountMail('password-reset', { address: identity.value, language }, this.ports),
    );
  }
}
