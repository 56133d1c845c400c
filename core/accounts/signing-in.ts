import type { UnitOfWork } from '../shared/index.ts';
import { accountNote, STRANGER } from './account-notes.ts';
import { SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG } from './accounts.errors.ts';
import type { AttemptGuard } from './attempt-guard.ts';
import { PASSWORD_MAX_LENGTH } from './password-length.ts';
import type { OneTimeCodes } from './ports/one-time-codes.ts';
import type { PasswordHasher } from './ports/password-hasher.ts';
import type { Account, Realm } from './realm.ts';
import { demandSecondFactor } from './second-factor-check.ts';
import {
  addSession,
  openSession,
  signedIn,
  type NewlySignedIn,
  type SessionPorts,
} from './session-opening.ts';
import type { SessionOrigin } from './session.ts';

/** What somebody types who wants in. */
export interface TypedCredentials {
  /** The identity under which the account is known. */
  readonly identity: string;
  readonly password: string;
  /** Of the second factor: the app's code, or a recovery code; empty where none was typed. */
  readonly code: string;
  readonly remember: boolean;
  /** What the device kept of its last sign-in. */
  readonly deviceMark: string | null;
}

const REFUSALS = { needed: SECOND_FACTOR_NEEDED, wrong: SECOND_FACTOR_WRONG };

/** How a session of either realm is opened by whoever knows an account's name and password. */
export class SigningIn<A extends Account> {
  constructor(
    private readonly work: UnitOfWork<Realm<A>>,
    private readonly hasher: PasswordHasher,
    private readonly guard: AttemptGuard,
    private readonly ports: SessionPorts,
    private readonly codes: OneTimeCodes,
  ) {}

  async signIn(typed: TypedCredentials, origin: SessionOrigin): Promise<NewlySignedIn<A>> {
    const { identity, password, deviceMark } = typed;
    const counter = await this.guard.guess({ identity, network: origin.address, deviceMark });
    const known = await this.work.run(({ accounts }) => accounts.findBySignInName(identity));
    const tried = password.slice(0, PASSWORD_MAX_LENGTH + 1);
    const right = await this.hasher.verify(tried, known?.passwordHash ?? null);
    if (!known || !right) throw await this.refused(known, origin);
    const rehashed = await this.rehashed(known, password);
    const { account, session, secret } = await this.work.run(async (realm) => {
      await this.demandCode(known, typed.code, realm);
      if (rehashed) await realm.accounts.update(rehashed);
      return this.open(rehashed ?? known, typed.remember, origin, realm);
    });
    await this.guard.right(counter);
    const answer = await signedIn(account, session, secret, this.ports);
    return { ...answer, deviceMark: this.guard.markFor(identity) };
  }

  private async open(verified: A, remember: boolean, origin: SessionOrigin, realm: Realm<A>) {
    const opened = openSession(verified, { remember, origin }, realm, this.ports);
    await addSession(opened.session, realm);
    const at = opened.session.createdAt;
    await realm.accounts.noteLogin(verified.id, at);
    const account = await unchanged(verified, realm);
    const { device, address } = origin;
    const event = { at, account, after: { device }, address };
    realm.audit.record(accountNote('session.opened', realm, event));
    return { ...opened, account };
  }

  /** Known and unknown names take the same way, so that nobody can tell them apart by time. */
  private refused(known: A | null, { address }: SessionOrigin) {
    return this.work.run((realm) => {
      const at = this.ports.clock.now();
      const note = { at, account: known ?? NOBODY, actor: STRANGER, address };
      const refusal = accountNote('session.refused', realm, note);
      realm.audit.record(known ? refusal : { ...refusal, subject: null });
      return Promise.resolve(realm.credentialsWrong());
    });
  }

  private demandCode({ id: ownerId }: A, typed: string, realm: Realm<A>) {
    const ports = { ...this.ports, codes: this.codes };
    return demandSecondFactor({ ownerId, typed }, realm, ports, REFUSALS);
  }

  private async rehashed(account: A, password: string): Promise<A | null> {
    if (!this.hasher.needsRehash(account.passwordHash)) return null;
    return {
      ...account,
      version: account.version + 1,
      passwordHash: await this.hasher.hash(password),
      updatedAt: this.ports.clock.now(),
    };
  }
}

const NOBODY = { id: '', name: '' };

/** The account was locked with its sessions: a password that was changed since it was verified opens none. */
async function unchanged<A extends Account>(verified: A, realm: Realm<A>): Promise<A> {
  const account = await realm.accounts.find(verified.id);
  if (account?.passwordHash !== verified.passwordHash) throw realm.credentialsWrong();
  return account;
}
