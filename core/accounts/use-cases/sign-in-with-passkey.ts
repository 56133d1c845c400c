import type { UnitOfWork } from '../../shared/index.ts';
import { accountEntry, ANONYMOUS } from '../account-audit.ts';
import { PASSWORD_CHANGE_NEEDED, USER_DISABLED } from '../accounts.errors.ts';
import type { AttemptGuard } from '../login-attempts/attempt-guard.ts';
import type { ChallengeLedger } from '../passkeys/challenge-ledger.ts';
import { isCounterPlausible, type Passkey } from '../passkeys/passkey.ts';
import type { PasskeyAssertion, PasskeyVerifier } from '../ports/passkey-verifier.ts';
import type { Account, Realm } from '../realm.ts';
import {
  addSession,
  openSession,
  signInResult,
  type SessionPorts,
  type SignInResult,
} from '../sessions/open-session.ts';
import { UNKNOWN_ORIGIN, type Session, type SessionOrigin } from '../sessions/session.ts';

const PURPOSE = 'sign-in';

export interface PasskeySignInPorts extends SessionPorts {
  readonly challenges: ChallengeLedger;
  readonly verifier: PasskeyVerifier;
}

/** What a browser needs to ask for a passkey: any that an authenticator holds for the site. */
export interface PasskeyRequest {
  readonly challenge: string;
  readonly relyingPartyId: string;
}

/** Begins a sign-in with a passkey. */
export class StartPasskeySignIn {
  constructor(private readonly ports: Pick<PasskeySignInPorts, 'challenges' | 'verifier'>) {}

  execute(): PasskeyRequest {
    const { challenges, verifier } = this.ports;
    return { challenge: challenges.issue(PURPOSE), relyingPartyId: verifier.relyingPartyId };
  }
}

interface PasskeySignInInput {
  readonly answer: PasskeyAssertion;
  readonly remember: boolean;
}

/** Why a sign-in is refused, as the audit log tells it. The caller learns none of these. */
type Refusal = 'unknown' | 'invalid' | 'counter';

type Outcome<A extends Account> =
  | {
      readonly kind: 'opened';
      readonly account: A;
      readonly session: Session;
      readonly secret: string;
    }
  | { readonly kind: Refusal | 'disabled' | 'passwordNeeded'; readonly account: A | null };

/**
 * Signs in with a passkey alone: the authenticator has verified the person, so that it stands for the password and the
 * second factor.
 */
export class SignInWithPasskey<A extends Account> {
  constructor(
    private readonly work: UnitOfWork<Realm<A>>,
    private readonly guard: AttemptGuard,
    private readonly ports: PasskeySignInPorts,
  ) {}

  async execute(
    input: PasskeySignInInput,
    origin: SessionOrigin = UNKNOWN_ORIGIN,
  ): Promise<SignInResult<A>> {
    await this.guard.countCall(origin.address);
    const outcome = await this.outcome(input, origin);
    if (outcome.kind !== 'opened') throw await this.refuse(outcome, origin);
    const { account, session, secret } = outcome;
    return signInResult(account, session, secret, this.ports);
  }

  private async outcome(
    { answer, remember }: PasskeySignInInput,
    origin: SessionOrigin,
  ): Promise<Outcome<A>> {
    const { challenges, verifier } = this.ports;
    const known = await this.work.run(({ passkeys }) =>
      passkeys.findByCredential(answer.credentialId),
    );
    if (!known) return { kind: 'unknown', account: null };
    const verified = await verifier.verifyAssertion(answer, known, (challenge) =>
      challenges.spend(challenge, PURPOSE),
    );
    const isOwners = answer.userHandle === known.ownerId;
    return this.work.run((realm) =>
      verified && isOwners
        ? this.open(known, verified.counter, { remember, origin }, realm)
        : this.invalid(known, realm),
    );
  }

  private async invalid({ ownerId }: Passkey, realm: Realm<A>): Promise<Outcome<A>> {
    return { kind: 'invalid', account: await realm.accounts.find(ownerId) };
  }

  private async open(
    { credentialId, ownerId }: Passkey,
    counter: number,
    { remember, origin }: { readonly remember: boolean; readonly origin: SessionOrigin },
    realm: Realm<A>,
  ): Promise<Outcome<A>> {
    // As a sign-in by password does, so that both wait for a change of the account.
    await realm.sessions.listLocked(ownerId);
    const passkey = await realm.passkeys.findByCredentialLocked(credentialId);
    const known = passkey && (await realm.accounts.find(ownerId));
    if (!passkey || !known) return { kind: 'unknown', account: null };
    if (!isCounterPlausible(passkey.counter, counter)) return { kind: 'counter', account: known };
    if (realm.isDisabled(known)) return { kind: 'disabled', account: known };
    if (realm.needsNewPassword(known)) return { kind: 'passwordNeeded', account: known };
    const opened = openSession(known, { remember, origin }, realm, this.ports);
    const at = opened.session.createdAt;
    await realm.passkeys.recordUse(passkey.id, counter, at);
    await addSession(opened.session, realm);
    await realm.accounts.recordLogin(ownerId, at);
    const account = (await realm.accounts.find(ownerId)) ?? known;
    const after = { device: origin.device, passkey: passkey.name };
    const event = { at, account, after, address: origin.address };
    realm.audit.record(accountEntry('session.opened', realm, event));
    return { kind: 'opened', ...opened, account };
  }

  /** In a transaction of its own, since that of the sign-in may have failed. */
  private refuse(
    { kind, account }: Exclude<Outcome<A>, { kind: 'opened' }>,
    { address }: SessionOrigin,
  ) {
    return this.work.run((realm) => {
      if (kind === 'passwordNeeded') return Promise.resolve(PASSWORD_CHANGE_NEEDED());
      const at = this.ports.clock.now();
      const event = { at, account: account ?? { id: '', name: '' }, actor: ANONYMOUS, address };
      const after =
        kind === 'disabled' ? { status: 'disabled' } : { factor: 'passkey', reason: kind };
      realm.audit.record(accountEntry('session.refused', realm, { ...event, after }));
      return Promise.resolve(kind === 'disabled' ? USER_DISABLED() : realm.credentialsWrong());
    });
  }
}
