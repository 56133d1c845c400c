import {
  accountMail,
  asAdmin,
  demandStepUp,
  type AccountRepositories,
  type Principal,
  type SessionPorts,
  type User,
} from '../../accounts/index.ts';
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
  /** Of the letter that tells of another password. */
  readonly language: Language;
}

/** Changes a user's name, role or password; another password signs the user out everywhere, and tells by mail. */
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
    await users.update(after);
    if (after.name !== before.name || after.role !== before.role || !input.password)
      audit.record(
        userNote(
          {
            action: USER_ACTIONS.updated,
            user: after,
            before: userState(before),
            after: userState(after),
          },
          principal,
          at,
        ),
      );
    if (input.password) await this.tell(after, input.language, principal);
    return personOf(after);
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
