import { accountMail } from '../../mails/account-mail.ts';
import { asAdmin, type Principal } from '../../principal.ts';
import { demandStepUp } from '../../access-policies.ts';
import { mailLanguage, type User } from '../../user.ts';
import { revokeMailedLinks } from '../../realm.ts';
import type { AccountRepositories } from '../../ports/account-repositories.ts';
import type { SessionPorts } from '../../sessions/open-session.ts';
import { isSameState } from '../../../audit/index.ts';
import type { Language } from '../../../shared/index.ts';
import type { HashedPassword } from '../../passwords/hash-new-password.ts';
import { userView, type UserView } from '../account-views.ts';
import {
  changedUser,
  endSessionsOf,
  lockUser,
  notifyAddressChange,
  storeUser,
  USER_ACTIONS,
  userEntry,
  userState,
  type UserFields,
} from '../user-changes.ts';

export interface EditUserInput {
  readonly id: string;
  /** The version that the caller has seen; null changes the fields whatever version there is. */
  readonly version: number | null;
  readonly fields: UserFields;
  /** Null leaves the password as it is. */
  readonly password: HashedPassword | null;
  /** Language of the notification mails. */
  readonly language: Language;
}

/** A password set by an operator must be changed at the next sign-in. */
const withPassword = (user: User, { hash }: HashedPassword): User => ({
  ...user,
  passwordHash: hash,
  mustChangePassword: true,
});

/**
 * Changes a user's name, address, role or password, or whether the user may sign in. A disabled user is signed out
 * everywhere. Another password signs the user out everywhere, must be changed at the next sign-in, and a mail says so. Another address is unverified until the
 * link that is mailed to it is opened, and a mail to the former one says so. Where no field differs the user keeps its
 * version too.
 */
export class EditUser {
  constructor(
    private readonly all: Pick<
      AccountRepositories,
      | 'users'
      | 'sessions'
      | 'apiKeys'
      | 'passwordResets'
      | 'invitations'
      | 'emailConfirmations'
      | 'mails'
      | 'audit'
    >,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids'>,
  ) {}

  async execute(input: EditUserInput, principal: Principal): Promise<UserView> {
    asAdmin(principal);
    const at = this.ports.clock.now();
    const { audit } = this.all;
    const before = await lockUser(this.all, input.id, input.version);
    if (input.password) demandStepUp(principal, at);
    const changed = changedUser(before, input.fields, principal, at);
    const after = input.password ? withPassword(changed, input.password) : changed;
    const states = { before: userState(before), after: userState(after) };
    const isSame = isSameState(states.before, states.after);
    if (isSame && !input.password) return userView(before);
    await storeUser(before, after, this.all);
    await notifyAddressChange({ before, after, language: input.language }, this.all, this.ports);
    if (!isSame) {
      const change = { action: USER_ACTIONS.updated, user: after, ...states };
      audit.record(userEntry(change, principal, at));
    }
    if (input.password) await this.tell(after, input.language, principal);
    return userView(after);
  }

  private async tell(user: User, ofCall: Language, principal: Principal): Promise<void> {
    const { sessions, mails, audit } = this.all;
    const at = this.ports.clock.now();
    await endSessionsOf(user.id, sessions, at);
    await revokeMailedLinks(user.id, this.all);
    const addressee = { address: user.email, language: mailLanguage(user, ofCall) };
    await mails.add(accountMail('password-changed', addressee, this.ports));
    audit.record(userEntry({ action: USER_ACTIONS.passwordSet, user }, principal, at));
  }
}
