import type { UnitOfWork } from '../../shared/index.ts';
import { accountEntry } from '../account-audit.ts';
import { PASSKEY_INVALID, PASSKEY_UNKNOWN, SESSION_INVALID } from '../accounts.errors.ts';
import type { AttemptGuard } from '../login-attempts/attempt-guard.ts';
import { isCounterPlausible, type Passkey } from '../passkeys/passkey.ts';
import type { PasskeyAssertion } from '../ports/passkey-verifier.ts';
import { ownerIn, type Owner, type Principal } from '../principal.ts';
import type { Account, Realm, RealmReader, RealmRules } from '../realm.ts';
import { issueAccessToken } from '../sessions/open-session.ts';
import type { Session } from '../sessions/session.ts';
import { lockSession, reauthenticated, type Reauthenticated } from './reauthenticate.ts';
import type { PasskeyRequest, PasskeySignInPorts } from './sign-in-with-passkey.ts';

/** Of one session, so that the answer opens nothing in another one. */
const purposeOf = (sessionId: string): string => `step-up ${sessionId}`;

/** What a browser needs to ask for a passkey of the account. */
export interface PasskeyStepUp extends PasskeyRequest {
  readonly allowed: readonly Pick<Passkey, 'credentialId' | 'transports'>[];
}

/** Begins a step-up with a passkey; refuses with PASSKEY_UNKNOWN where the account has none. */
export class StartPasskeyStepUp {
  constructor(
    private readonly realm: Pick<RealmReader, 'name' | 'passkeys'>,
    private readonly ports: Pick<PasskeySignInPorts, 'challenges' | 'verifier'>,
  ) {}

  async execute(principal: Principal): Promise<PasskeyStepUp> {
    const { challenges, verifier } = this.ports;
    const { ownerId, sessionId } = ownerIn(this.realm, principal);
    const allowed = await this.realm.passkeys.listOwned(ownerId);
    if (allowed.length === 0) throw PASSKEY_UNKNOWN();
    const challenge = challenges.issue(purposeOf(sessionId));
    return { challenge, relyingPartyId: verifier.relyingPartyId, allowed };
  }
}

/** Why a passkey is refused, as the audit log tells it. The caller learns none of these. */
type Refusal = 'unknown' | 'invalid' | 'counter';

/** Takes a passkey of the account in place of the password and the code. */
export class ReauthenticateWithPasskey<A extends Account = Account> {
  constructor(
    private readonly work: UnitOfWork<Realm<A>>,
    private readonly rules: RealmRules,
    private readonly guard: AttemptGuard,
    private readonly ports: PasskeySignInPorts,
  ) {}

  async execute(answer: PasskeyAssertion, principal: Principal): Promise<Reauthenticated> {
    const owner = ownerIn(this.rules, principal);
    const attempts = await this.guard.countOwnAttempt(owner.ownerId);
    const account = await this.work.run(({ accounts }) => accounts.find(owner.ownerId));
    if (!account) throw SESSION_INVALID();
    const renewed = await this.renewed(answer, owner, account);
    if (typeof renewed === 'string') {
      await this.recordRefusal(renewed, account);
      throw PASSKEY_INVALID();
    }
    await this.guard.recordSuccess(attempts);
    return { accessToken: await issueAccessToken(account, renewed, this.ports) };
  }

  private async renewed(
    answer: PasskeyAssertion,
    { ownerId, sessionId }: Owner,
    account: A,
  ): Promise<Session | Refusal> {
    const { challenges, verifier, clock } = this.ports;
    const { credentialId, userHandle = ownerId } = answer;
    const known = await this.work.run(({ passkeys }) => passkeys.findByCredential(credentialId));
    if (known?.ownerId !== ownerId) return 'unknown';
    const verified = await verifier.verifyAssertion(answer, known, (challenge) =>
      challenges.spend(challenge, purposeOf(sessionId)),
    );
    if (!verified || userHandle !== ownerId) return 'invalid';
    return this.work.run(async (realm) => {
      const at = clock.now();
      const session = await lockSession(sessionId, at, realm);
      const passkey = await realm.passkeys.findByCredentialLocked(credentialId);
      if (!passkey) return 'unknown';
      if (!isCounterPlausible(passkey.counter, verified.counter)) return 'counter';
      await realm.passkeys.recordUse(passkey.id, verified.counter, at);
      return reauthenticated(session, { at, account, after: { passkey: passkey.name } }, realm);
    });
  }

  /** In a transaction of its own, since that of the proof may have failed. */
  private recordRefusal(reason: Refusal, account: A): Promise<void> {
    return this.work.run((realm) => {
      const event = { at: this.ports.clock.now(), account, after: { factor: 'passkey', reason } };
      realm.audit.record(accountEntry('session.reauthenticationRefused', realm, event));
      return Promise.resolve();
    });
  }
}
