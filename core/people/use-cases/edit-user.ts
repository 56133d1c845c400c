import {
  accountMail,
  asAdmin,
  demandStepUp,
  mailLanguage,
  type AccountRepositories,
  type Principal,
  type SessionPorts,
  type User,
} from '../../accounts/index.ts';
import { isSameState } from '../../audit/index.ts';
import type { Language } from '../../shared/index.ts';
import type { PreparedPassword } from '../new-password.ts';
import { personOf, type Person } from '../person.ts';
import {
  changedUser,
  endSessionsOf,
  findUser,
  USER_ACTIONS,
  userNote,
  userState,
  type UserFields,
} from '../user-change.ts';

export interface EditUserInput {
  readonly id: string;
  /** The version that the caller has seen; null changes the fields whatever version there is. */
  readonly version: number | null;
  readonly fields: UserFields;
  /** Null leaves the password as it is. */
  readonly password: PreparedPassword | null;
  /** Of the mails that tell of another password or address. */
  readonly language: Language;
}

/**
 * Changes a user's name, address, role or password. Another password signs the user out everywhere, and a mail says so;
 * another address is unverified until the link that is mailed to it is opened, and the former one is told. Where no
 * field differs the user keeps its version too.
 */
export class EditUser {
  constructor(
    private readonly all: Pick<
      AccountRepositories,
      'users' | 'sessions' | 'passwordResets' | 'mails' | 'audit'
    >,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids'>,
  ) {}

  async execute(input: EditUserInput, principal: Principal): Promise<Person> {
    asAdmin(principal);
    const at = this.ports.clock.now();
    const { users, audit } = this.all;
    const before = await findUser(this.all, input.id, input.version);
    if (input.password) demandStepUp(principal, at);
    const changed = changedUser(before, input.fields, principal, at);
    const after = { ...changed, passwordHash: input.password?.hash ?? before.passwordHash };
    const language = mailLanguage(before, input.language);
    const states = { before: userState(before), after: userState(after) };
    const isSame = isSameState(states.before, states.after);
    if (isSame && !input.password) return personOf(before);
    await users.update(after);
    if (after.email !== before.email) await this.mailBothAddresses(before, after, language);
    if (!isSame) {
      const change = { action: USER_ACTIONS.updated, user: after, ...states };
      audit.record(userNote(change, principal, at));
    }
    if (input.password) await this.tell(after, language, principal);
    return personOf(after);
  }

  private async mailBothAddresses(before: User, after: User, language: Language): Promise<void> {
    const { passwordResets, mails } = this.all;
    await passwordResets.eraseOwned(after.id);
    for (const [kind, { email: address }] of [
      ['email-changed', before],
      ['email-confirmation', after],
    ] as const)
      await mails.add(accountMail(kind, { accountId: after.id, address, language }, this.ports));
  }

  private async tell(user: User, language: Language, principal: Principal): Promise<void> {
    const { sessions, passwordResets, mails, audit } = this.all;
    const at = this.ports.clock.now();
    await endSessionsOf(user.id, sessions, at);
    await passwordResets.eraseOwned(user.id);
    const addressee = { address: user.email, language };
    await mails.add(accountMail('password-changed', addressee, this.ports));
    audit.record(userNote({ action: USER_ACTIONS.passwordSet, user }, principal, at));
  }
}
