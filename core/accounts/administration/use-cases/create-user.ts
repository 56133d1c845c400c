import { accountMail } from '../../mails/account-mail.ts';
import { asSuperadmin, type Principal } from '../../principal.ts';
import { demandStepUp } from '../../access-policies.ts';
import { parseEmail } from '../../email.ts';
import type { UserRole } from '../../roles.ts';
import { parsePersonName, type User } from '../../user.ts';
import type { AccountRepositories } from '../../ports/account-repositories.ts';
import type { SessionPorts } from '../../sessions/open-session.ts';
import type { Language } from '../../../shared/index.ts';
import type { HashedPassword } from '../../passwords/hash-new-password.ts';
import { userView, type UserView } from '../account-views.ts';
import { USER_ACTIONS, userEntry, userState } from '../user-changes.ts';

export interface CreateUserInput {
  readonly name: string;
  readonly email: string;
  readonly role: UserRole;
  /** One that the operator knows, or a random one. */
  readonly password: HashedPassword;
  /** Language of the invitation. */
  readonly language: Language;
}

/** Creates a user account on behalf of the user, who is invited by mail to choose a password. */
export class CreateUser {
  constructor(
    private readonly all: Pick<AccountRepositories, 'users' | 'mails' | 'audit'>,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids'>,
  ) {}

  async execute(input: CreateUserInput, principal: Principal): Promise<UserView> {
    const at = this.ports.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    const name = parsePersonName(input.name);
    if (!name.ok) throw name.error;
    const email = parseEmail(input.email);
    if (!email.ok) throw email.error;
    const user: User = {
      id: this.ports.ids.next(),
      version: 1,
      name: name.value,
      email: email.value,
      emailVerifiedAt: null,
      role: input.role,
      active: true,
      language: 'auto',
      passwordHash: input.password.hash,
      mustChangePassword: true,
      invitedAt: at,
      lastLoginAt: null,
      createdAt: at,
      updatedAt: at,
    };
    await this.all.users.add(user);
    const change = { action: USER_ACTIONS.created, user, after: userState(user) };
    this.all.audit.record(userEntry(change, principal, at));
    const addressee = { accountId: user.id, address: user.email, language: input.language };
    await this.all.mails.add(accountMail('account-created', addressee, this.ports));
    return userView(user);
  }
}
