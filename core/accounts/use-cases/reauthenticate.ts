import type { UnitOfWork } from '../../shared/index.ts';
import { accountNote } from '../account-notes.ts';
import {
  PASSWORD_WRONG,
  SECOND_FACTOR_CODE_WRONG,
  SECOND_FACTOR_NEEDED_AGAIN,
  SESSION_INVALID,
} from '../accounts.errors.ts';
import type { AttemptGuard } from '../attempt-guard.ts';
import { PASSWORD_MAX_LENGTH } from '../password-length.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import { ownerIn, type Owner, type Principal } from '../principal.ts';
import type { Account, Realm, RealmRules } from '../realm.ts';
import { demandSecondFactor, type SecondFactorPorts } from '../second-factor-check.ts';
import { isLive } from '../session-life.ts';

const REFUSALS = { needed: SECOND_FACTOR_NEEDED_AGAIN, wrong: SECOND_FACTOR_CODE_WRONG };

export interface ReauthenticateInput {
  readonly password: string;
  /** Of the second factor, where it is on. */
  readonly code?: string;
}

/** Takes the password once more, so that the sensitive actions of the account are open for a while. */
export class Reauthenticate {
  constructor(
    private readonly work: UnitOfWork<Realm>,
    private readonly rules: RealmRules,
    private readonly hasher: PasswordHasher,
    private readonly guard: AttemptGuard,
    private readonly ports: SecondFactorPorts,
  ) {}

  async execute({ password, code = '' }: ReauthenticateInput, principal: Principal): Promise<void> {
    const owner = ownerIn(this.rules, principal);
    const counter = await this.guard.guessOwn(owner.ownerId);
    const account = await this.work.run(({ accounts }) => accounts.find(owner.ownerId));
    if (!account) throw SESSION_INVALID();
    const typed = password.slice(0, PASSWORD_MAX_LENGTH + 1);
    if (!(await this.hasher.verify(typed, account.passwordHash))) throw PASSWORD_WRONG();
    await this.work.run((realm) => this.renew(realm, owner, account, code));
    await this.guard.right(counter);
  }

  private async renew(
    realm: Realm,
    { ownerId, sessionId }: Owner,
    account: Account,
    typed: string,
  ): Promise<void> {
    const at = this.ports.clock.now();
    await demandSecondFactor({ ownerId, typed }, realm, this.ports, REFUSALS);
    const session = await realm.sessions.findLocked(sessionId);
    if (!session || !isLive(session, at, realm.life)) throw SESSION_INVALID();
    await realm.sessions.update({ ...session, version: session.version + 1, authenticatedAt: at });
    realm.audit.record(accountNote('session.reauthenticated', realm, { at, account }));
  }
}
