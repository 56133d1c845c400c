import type { Language, UnitOfWork } from '../../shared/index.ts';
import { accountEntry, ANONYMOUS, loggableIdentity } from '../account-audit.ts';
import {
  PASSWORD_CHANGE_NEEDED,
  PASSWORD_UNCHANGED,
  SECOND_FACTOR_NEEDED,
  SECOND_FACTOR_WRONG,
  USER_DISABLED,
} from '../accounts.errors.ts';
import type { AttemptGuard } from '../login-attempts/attempt-guard.ts';
import {
  newPasswordFault,
  PASSWORD_MAX_LENGTH,
  type PasswordRules,
} from '../passwords/password-rules.ts';
import { setPassword } from '../passwords/set-password.ts';
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

/** The input of a sign-in. */
interface SignInAttempt {
  /** The identity under which the account is known. */
  readonly identity: string;
  readonly password: string;
  /** Code of the second factor: from the app, or a recovery code; empty when none was entered. */
  readonly code: string;
  /** The password from now on, where another person knows the present one; null when none was entered. */
  readonly newPassword: string | null;
  readonly remember: boolean;
  /** The trusted-device token of the last sign-in on this device. */
  readonly deviceToken: string | null;
  /** Language of mails about this sign-in. */
  readonly language: Language;
}

type Origin = SessionOrigin & Pick<SignInAttempt, 'language'>;

/** Outcome of a sign-in with a correct password. */
type Outcome<A extends Account> =
  | {
      readonly kind: 'opened';
      readonly account: A;
      readonly session: Session;
      readonly secret: string;
    }
  | { readonly kind: Exclude<CodeVerification, 'right'> }
  /** The account is disabled. Only who knows the password learns it. */
  | { readonly kind: 'disabled' }
  /** Another person knows the password, and no new one was entered. */
  | { readonly kind: 'passwordNeeded' }
  /** The password or its hash has changed meanwhile. */
  | { readonly kind: 'changed' };

/** Maximum verifications per sign-in: a concurrent sign-in may renew the hash after the first. */
const TRIES = 2;

/** Sign-in by name and password, for users and admins. */
export class PasswordSignIn<A extends Account> {
  private readonly refusals: FailedVerificationLog<A>;

  constructor(
    private readonly work: UnitOfWork<Realm<A>>,
    private readonly hasher: PasswordHasher,
    private readonly guard: AttemptGuard,
    private readonly ports: SessionPorts,
    private readonly codes: OneTimeCodes,
    private readonly rules: PasswordRules,
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
      const chosen = await this.chosenHash(known, typed);
      const outcome = await this.work.run((realm) =>
        this.open(known, { rehash, chosen }, typed, origin, realm),
      );
      if (outcome.kind === 'opened') return outcome;
      if (outcome.kind === 'disabled') throw await this.rejectDisabled(known, origin);
      if (outcome.kind === 'passwordNeeded') throw PASSWORD_CHANGE_NEEDED();
      if (outcome.kind === 'needed') throw SECOND_FACTOR_NEEDED();
      if (outcome.kind === 'wrong') throw await this.rejectCode(known, origin);
      if (tries === TRIES) throw await this.rejectCredentials(known, identity, origin);
    }
  }

  /** The hash of the new password, where one is due and was entered. */
  private async chosenHash(
    known: A,
    { password, newPassword }: SignInAttempt,
  ): Promise<string | null> {
    if (!known.mustChangePassword || newPassword === null) return null;
    const fault = newPasswordFault(newPassword, this.rules, known);
    if (fault) throw fault;
    if (newPassword === password) throw PASSWORD_UNCHANGED();
    return this.hasher.hash(newPassword);
  }

  private find(identity: string): Promise<A | null> {
    return this.work.run(({ accounts }) => accounts.findBySignInName(identity));
  }

  private async open(
    verified: A,
    { rehash, chosen }: { readonly rehash: string | null; readonly chosen: string | null },
    { code: typed, remember }: SignInAttempt,
    { device, address, language }: Origin,
    realm: Realm<A>,
  ): Promise<Outcome<A>> {
    const { id: ownerId, passwordHash } = verified;
    const origin = { device, address };
    // Locks the sessions of the account, so that its password cannot change until the transaction ends.
    await realm.sessions.listLocked(ownerId);
    const known = await realm.accounts.find(ownerId);
    if (known?.passwordHash !== passwordHash) return { kind: 'changed' };
    if (realm.isDisabled(known)) return { kind: 'disabled' };
    if (realm.needsNewPassword(known) && chosen === null) return { kind: 'passwordNeeded' };
    const ports = { ...this.ports, codes: this.codes };
    const verdict = await verifySecondFactor({ ownerId, typed }, realm, ports);
    if (verdict !== 'right') return { kind: verdict };
    const opened = openSession(known, { remember, origin }, realm, this.ports);
    const at = opened.session.createdAt;
    if (chosen !== null) {
      const change = { account: known, passwordHash: chosen, language, exceptSessionId: null };
      await setPassword(change, realm, this.ports);
      realm.audit.record(accountEntry('password.changed', realm, { at, account: known, address }));
    } else if (rehash !== null)
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

  /** Known and unknown names take the same path, so that timing does not reveal whether an account exists. */
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

  private rejectDisabled(account: A, { address }: Origin) {
    return this.work.run((realm) => {
      const at = this.ports.clock.now();
      const event = { at, account, actor: ANONYMOUS, address, after: { status: 'disabled' } };
      realm.audit.record(accountEntry('session.refused', realm, event));
      return Promise.resolve(USER_DISABLED());
    });
  }

  private async rejectCode(account: A, { address, language }: Origin) {
    const action = 'session.refused';
    const factor = 'secondFactor';
    await this.refusals.record({ action, account, factor, actor: ANONYMOUS, address, language });
    return SECOND_FACTOR_WRONG();
  }
}
