import type { UnitOfWork } from '../../shared/index.ts';
import {
  CREDENTIALS_WRONG,
  SECOND_FACTOR_NEEDED,
  SECOND_FACTOR_WRONG,
} from '../accounts.errors.ts';
import type { AttemptGuard } from '../attempt-guard.ts';
import { identityOf } from '../email.ts';
import { PASSWORD_MAX_LENGTH } from '../password-length.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { OneTimeCodes } from '../ports/one-time-codes.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import { demandSecondFactor } from '../second-factor-check.ts';
import {
  addSession,
  openSession,
  signedIn,
  type NewlySignedIn,
  type SessionPorts,
} from '../session-opening.ts';
import { UNKNOWN_ORIGIN, type SessionOrigin } from '../session.ts';
import { credentialsFault, type Credentials } from '../sign-in.ts';
import type { User } from '../user.ts';

export interface SignInInput extends Credentials {
  readonly remember: boolean;
  /** Of the second factor: the app's code, or a recovery code. */
  readonly code?: string;
  /** What the device kept of its last sign-in. */
  readonly deviceMark?: string | null;
}

const REFUSALS = { needed: SECOND_FACTOR_NEEDED, wrong: SECOND_FACTOR_WRONG };

/** Opens a session for whoever knows an account's e-mail and password. */
export class SignInUser {
  constructor(
    private readonly work: UnitOfWork<AccountRepositories>,
    private readonly hasher: PasswordHasher,
    private readonly guard: AttemptGuard,
    private readonly ports: SessionPorts,
    private readonly codes: OneTimeCodes,
  ) {}

  async execute(
    { email, password, remember, code = '', deviceMark = null }: SignInInput,
    origin: SessionOrigin = UNKNOWN_ORIGIN,
  ): Promise<NewlySignedIn> {
    const fault = credentialsFault({ email, password });
    if (fault) throw fault;
    const identity = identityOf(email);
    const counter = await this.guard.guess({ identity, network: origin.address, deviceMark });
    const user = await this.work.run(({ users }) => users.findByEmail(identity));
    const right = await this.hasher.verify(
      password.slice(0, PASSWORD_MAX_LENGTH + 1),
      user?.passwordHash ?? null,
    );
    if (!user || !right) throw CREDENTIALS_WRONG();
    const { session, secret } = openSession(user, { remember, origin }, this.ports);
    const rehashed = await this.rehashed(user, password);
    await this.work.run(async (repositories) => {
      await this.demandCode(user, code, repositories);
      if (rehashed) await repositories.users.update(rehashed);
      await addSession(session, repositories.sessions);
      await demandUnchanged(rehashed ?? user, repositories);
    });
    await this.guard.right(counter);
    const answer = await signedIn(rehashed ?? user, session, secret, this.ports);
    return { ...answer, deviceMark: this.guard.markFor(identity) };
  }

  private demandCode({ id }: User, typed: string, repositories: AccountRepositories) {
    const ports = { ...this.ports, codes: this.codes };
    return demandSecondFactor({ userId: id, typed }, repositories, ports, REFUSALS);
  }

  private async rehashed(user: User, password: string): Promise<User | null> {
    if (!this.hasher.needsRehash(user.passwordHash)) return null;
    return {
      ...user,
      version: user.version + 1,
      passwordHash: await this.hasher.hash(password),
      updatedAt: this.ports.clock.now(),
    };
  }
}

/** The account was locked with its sessions: a password that was changed since it was verified opens none. */
async function demandUnchanged(verified: User, { users }: AccountRepositories): Promise<void> {
  const user = await users.find(verified.id);
  if (user?.passwordHash !== verified.passwordHash) throw CREDENTIALS_WRONG();
}
