import type { AuditState } from '../../audit/index.ts';
import type { Instant, Language, UnitOfWork } from '../../shared/index.ts';
import { accountEntry } from '../account-audit.ts';
import {
  PASSWORD_WRONG,
  SECOND_FACTOR_CODE_WRONG,
  SECOND_FACTOR_NEEDED_AGAIN,
  SESSION_INVALID,
} from '../accounts.errors.ts';
import type { AttemptGuard } from '../login-attempts/attempt-guard.ts';
import { PASSWORD_MAX_LENGTH } from '../passwords/password-rules.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import { ownerIn, type Owner, type Principal } from '../principal.ts';
import type { Account, Realm, RealmRules } from '../realm.ts';
import { FailedVerificationLog } from '../login-attempts/failed-verification-log.ts';
import {
  verifySecondFactor,
  type SecondFactorPorts,
} from '../second-factor/verify-second-factor.ts';
import { isActiveSession, type Session } from '../sessions/session.ts';
import { issueAccessToken, type SessionPorts } from '../sessions/open-session.ts';

interface ReauthenticateInput {
  readonly password: string;
  /** Of the second factor, where it is on. */
  readonly code?: string;
  /** Of mails about it. */
  readonly language?: Language;
}

export interface Reauthenticated {
  /** The only token that opens sensitive actions from now on. */
  readonly accessToken: string;
}

/** Takes the password once more, so that the sensitive actions of the account are open for a while. */
export class Reauthenticate<A extends Account = Account> {
  private readonly refusals: FailedVerificationLog<A>;

  constructor(
    private readonly work: UnitOfWork<Realm<A>>,
    private readonly rules: RealmRules,
    private readonly hasher: PasswordHasher,
    private readonly guard: AttemptGuard,
    private readonly ports: SecondFactorPorts & SessionPorts,
  ) {
    this.refusals = new FailedVerificationLog(work, guard, ports);
  }

  async execute(
    { password, code = '', language = 'en' }: ReauthenticateInput,
    principal: Principal,
  ): Promise<Reauthenticated> {
    const owner = ownerIn(this.rules, principal);
    const counter = await this.guard.countOwnAttempt(owner.ownerId);
    const account = await this.work.run(({ accounts }) => accounts.find(owner.ownerId));
    if (!account) throw SESSION_INVALID();
    const refused = { action: 'session.reauthenticationRefused', account, language } as const;
    const typed = password.slice(0, PASSWORD_MAX_LENGTH + 1);
    if (!(await this.hasher.verify(typed, account.passwordHash))) {
      await this.refusals.record({ ...refused, factor: 'password' });
      throw PASSWORD_WRONG();
    }
    const renewed = await this.work.run((realm) => this.renewed(realm, owner, account, code));
    if (renewed === 'needed') throw SECOND_FACTOR_NEEDED_AGAIN();
    if (renewed === 'wrong') {
      await this.refusals.record({ ...refused, factor: 'secondFactor' });
      throw SECOND_FACTOR_CODE_WRONG();
    }
    await this.guard.recordSuccess(counter);
    return { accessToken: await issueAccessToken(account, renewed, this.ports) };
  }

  private async renewed(
    realm: Realm<A>,
    { ownerId, sessionId }: Owner,
    account: A,
    typed: string,
  ): Promise<Session | 'needed' | 'wrong'> {
    const at = this.ports.clock.now();
    const verdict = await verifySecondFactor({ ownerId, typed }, realm, this.ports);
    if (verdict !== 'right') return verdict;
    const session = await lockSession(sessionId, at, realm);
    return reauthenticated(session, { at, account }, realm);
  }
}

/** The session that the caller is in, locked; refuses with SESSION_INVALID when it has ended. */
export async function lockSession(
  sessionId: string,
  at: Instant,
  { sessions, sessionLifetime }: Pick<Realm, 'sessions' | 'sessionLifetime'>,
): Promise<Session> {
  const session = await sessions.findLocked(sessionId);
  if (!session || !isActiveSession(session, at, sessionLifetime)) throw SESSION_INVALID();
  return session;
}

interface Proof {
  readonly at: Instant;
  readonly account: Account;
  readonly after?: AuditState;
}

/** Stores and audits that the owner of the session has just proved to be the owner. */
export async function reauthenticated(
  session: Session,
  proof: Proof,
  realm: Pick<Realm, 'name' | 'sessions' | 'audit'>,
): Promise<Session> {
  const renewed = { ...session, version: session.version + 1, authenticatedAt: proof.at };
  await realm.sessions.update(renewed);
  realm.audit.record(accountEntry('session.reauthenticated', realm, proof));
  return renewed;
}
