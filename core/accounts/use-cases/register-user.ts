import type { Language, UnitOfWork } from '../../shared/index.ts';
import { accountMail } from '../mails/account-mail.ts';
import { accountEntry } from '../account-audit.ts';
import type { AttemptGuard } from '../login-attempts/attempt-guard.ts';
import { newPasswordFault, type PasswordRules } from '../passwords/password-rules.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import { userRealm } from '../realm.ts';
import { checkRegistration, type RegistrationDraft } from '../registration.ts';
import { UNKNOWN_ORIGIN, type SessionOrigin } from '../sessions/session.ts';
import {
  openSession,
  signInResult,
  type DeviceSignInResult,
  type SessionPorts,
} from '../sessions/open-session.ts';
import type { User } from '../user.ts';

export interface RegisterUserInput extends RegistrationDraft {
  /** Language of the confirmation mail. */
  readonly language: Language;
}

/** Makes an account and signs its owner in, remembered; a mail asks to confirm the address. */
export class RegisterUser {
  constructor(
    private readonly work: UnitOfWork<AccountRepositories>,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly guard: AttemptGuard,
    private readonly ports: SessionPorts,
  ) {}

  async execute(
    { name, email, password, language }: RegisterUserInput,
    origin: SessionOrigin = UNKNOWN_ORIGIN,
  ): Promise<DeviceSignInResult<User>> {
    const checked = checkRegistration({ name, email, password }, this.rules.minLength);
    if (!checked.ok) throw checked.error;
    const fault = newPasswordFault(password, this.rules, checked.value);
    if (fault) throw fault;
    await this.guard.countCall(origin.address);
    const user = this.newUser(checked.value, await this.hasher.hash(password));
    const { session, secret } = await this.work.run((all) =>
      this.open(user, language, origin, all),
    );
    const answer = await signInResult(user, session, secret, this.ports);
    return { ...answer, deviceToken: this.guard.deviceTokenFor(user.email, user, null) };
  }

  private async open(
    user: User,
    language: Language,
    origin: SessionOrigin,
    all: AccountRepositories,
  ) {
    const realm = userRealm(all);
    const opened = openSession(user, { remember: true, origin }, realm, this.ports);
    await all.users.add(user);
    await all.sessions.add(opened.session);
    const addressee = { accountId: user.id, address: user.email, language };
    await all.mails.add(accountMail('email-confirmation', addressee, this.ports));
    const event = { at: user.createdAt, account: user, address: origin.address };
    all.audit.record(accountEntry('account.registered', realm, event));
    return opened;
  }

  private newUser({ name, email }: { name: string; email: string }, passwordHash: string): User {
    const { clock, ids } = this.ports;
    const at = clock.now();
    return {
      id: ids.next(),
      version: 1,
      name,
      email,
      emailVerifiedAt: null,
      role: 'user',
      active: true,
      language: 'auto',
      passwordHash,
      mustChangePassword: false,
      invitedAt: null,
      lastLoginAt: at,
      createdAt: at,
      updatedAt: at,
    };
  }
}
