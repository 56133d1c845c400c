import type { Language, UnitOfWork } from '../../shared/index.ts';
import { accountEntry, ANONYMOUS, loggableIdentity } from '../account-audit.ts';
import { SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG } from '../accounts.errors.ts';
import type { AttemptGuard } from '../login-attempts/attempt-guard.ts';
import { PASSWORD_MAX_LENGTH } from '../passwords/password-rules.ts';
import type { OneTimeCodes } from '../ports/one-time-codes.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { Account, Realm } from '../realm.ts';
import { FailedVerificationLog } from '../login-attempts/failed-verification-log.ts';
import {
  verifySecondFactor,
  type CodeVerification,
} from '../second-factor/verify-second-factor.ts';
import {
  addSession,
  openSession,
  signInResult,
  type DeviceSignInResult,
  type SessionPorts,
} from './open-session.ts';
import type { Session, SessionOrigin } from './session.ts';

/** What somebody types who wants in. */
export interface SignInAttempt {
  /** The identity under which the account is known. */
  readonly identity: string;
  readonly password: string;
  /** Of the second factor: the app's code, or a recovery code; empty where none was typed. */
  readonly code: string;
  readonly remember: boolean;
  /** What the device kept of its last sign-in. */
  readonly deviceToken: string | null;
  /** Of mails about this sign-in. */
  readonly language: Language;
}

type Origin = SessionOrigin & Pick<SignInAttempt, 'language'>;

/** What became of credentials whose password was right. */
type Outcome<A extends Account> =
  | {
      readonly kind: 'opened';
      readonly account: A;
      readonly session: Session;
      readonly secret: string;
    }
  | { readonly kind: Exclude<CodeVerification, 'right'> }
  /** The password is another one by now, or has another hash. */
  | { readonly kind: 'changed' };

/** Verifications of one sign-in: the second one meets the hash that another sign-in has just renewed. */
const TRIES = 2;

/** How a session of either realm is opened by whoever knows an account's name and password. */
export class PasswordSignIn<A extends Account> {
  private readonly refusals: FailedVerificationLog<A>;

  constructor(
    private readonly work: UnitOfWork<Realm<A>>,
    private readonly hasher: PasswordHasher,
    private readonly guard: AttemptGuard,
    private readonly ports: SessionPorts,
    private readonly codes: OneTimeCodes,
  ) {
    this.refusals = new FailedVerificationLog(work, guard, ports);
  }

  async signIn(typed: SignInAttempt, origin: SessionOrigin): Promise<DeviceSignInResult<A>> {
    const { identity, deviceToken, language } = typed;
    const device = await this.guard.trustedDevice(deviceToken, identity, () => this.find(identity));
    const counter = await this.guard.countAttempt({ identity, network: origin.address, device });
    const { account, session, secret } = await this.opened(typed, { ...origin, language });
    await this.guard.recordSuccess(counter);
    const answer = await signInResult(account, session, secret, this.ports);
    return { ...answer, deviceToken: this.guard.deviceTokenFor(identity, account, device) };
  }

  private async opened(typed: SignInAttempt, origin: Origin) {
    const { identity, password } = typed;
    for (let tries = 1; ; tries++) {
      const known = await this.find(identity);
      const tried = password.slice(0, PASSWORD_MAX_LENGTH + 1);
      const right = await this.hasher.verify(tried, known?.passwordHash ?? null);
      if (!known || !right) throw await this.rejectCredentials(known, identity, origin);
      const rehash = this.hasher.needsRehash(known.passwordHash)
        ? await this.hasher.hash(password)
        : null;
      const outcome = await this.work.run((realm) =>
        this.open(known, rehash, typed, origin, realm),
      );
      if (outcome.kind === 'opened') return outcome;
      if (outcome.kind === 'needed') throw SECOND_FACTOR_NEEDED();
      if (outcome.kind === 'wrong') throw await this.rejectCode(known, origin);
      if (tries === TRIES) throw await this.rejectCredentials(known, identity, origin);
    }
  }

  private find(identity: string): Promise<A | null> {
    return this.work.run(({ accounts }) => accounts.findBySignInName(identity));
  }

  private async open(
    verified: A,
    rehash: string | null,
    { code: typed, remember }: SignInAttempt,
    { device, address }: Origin,
    realm: Realm<A>,
  ): Promise<Outcome<A>> {
    const { id: ownerId, passwordHash } = verified;
    const origin = { device, address };
    // Locks the account with its sessions, so that its password is compared with what stands to the end.
    await realm.sessions.listLocked(ownerId);
    const known = await realm.accounts.find(ownerId);
    if (known?.passwordHash !== passwordHash) return { kind: 'changed' };
    const ports = { ...this.ports, codes: this.codes };
    const verdict = await verifySecondFactor({ ownerId, typed }, realm, ports);
    if (verdict !== 'right') return { kind: verdict };
    const opened = openSession(known, { remember, origin }, realm, this.ports);
    const at = opened.session.createdAt;
    if (rehash !== null)
      await realm.accounts.update({
        ...known,
        version: known.version + 1,
        passwordHash: rehash,
        updatedAt: at,
      });
    await addSession(opened.session, realm);
    await realm.accounts.recordLogin(ownerId, at);
    const account = (await realm.accounts.find(ownerId)) ?? known;
    const event = { at, account, after: { device }, address };
    realm.audit.record(accountEntry('session.opened', realm, event));
    return { kind: 'opened', ...opened, account };
  }

  /** Known and unknown names take the same way, so that nobody can tell them apart by time. */
  private rejectCredentials(known: A | null, identity: string, { address }: SessionOrigin) {
    return this.work.run((realm) => {
      const at = this.ports.clock.now();
      const nobody = { id: '', name: loggableIdentity(realm.name, identity) };
      const event = { at, account: known ?? nobody, actor: ANONYMOUS, address };
      const after = { factor: 'password' };
      realm.audit.record(accountEntry('session.refused', realm, { ...event, after }));
      return Promise.resolve(realm.credentialsWrong());
    });
  }

  private async rejectCode(account: A, { address, language }: Origin) {
    const action = 'session.refused';
    const factor = 'secondFactor';
    await this.refusals.record({ action, account, factor, actor: ANONYMOUS, address, language });
    return SECOND_FACTOR_WRONG();
  }
}
