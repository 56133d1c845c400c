import { ownerIn, type Principal } from '../principal.ts';
import type { RealmReader, Account, Realm, RealmRules } from '../realm.ts';
import {
  secondFactorState,
  isSecondFactorOn,
  newRecoveryCodes,
  type SecondFactorState,
} from '../second-factor/second-factor.ts';
import { accountEntry } from '../account-audit.ts';
import {
  EMAIL_UNVERIFIED,
  SECOND_FACTOR_ON,
  SESSION_INVALID,
  SECOND_FACTOR_CODE_WRONG,
  SECOND_FACTOR_OFF,
} from '../accounts.errors.ts';
import type { NewTotpSecret } from '../ports/one-time-codes.ts';
import { consumeCode, type SecondFactorPorts } from '../second-factor/verify-second-factor.ts';
import type { User } from '../user.ts';
import type { IdSource, Language, UnitOfWork } from '../../shared/index.ts';
import { notifyOwner } from '../mails/account-mail.ts';
import type { AttemptGuard } from '../login-attempts/attempt-guard.ts';

/** Whether the caller signs in with a second factor. */
export class ReadSecondFactor {
  constructor(private readonly realm: Pick<RealmReader, 'name' | 'secondFactors'>) {}

  async execute(principal: Principal): Promise<SecondFactorState> {
    const { ownerId } = ownerIn(this.realm, principal);
    return secondFactorState(await this.realm.secondFactors.find(ownerId));
  }
}

/** Creates the secret for the authenticator app. Signing in needs no code until the first code confirms it. */
export class StartSecondFactor<A extends Account = User> {
  constructor(
    private readonly realm: Realm<A>,
    private readonly ports: SecondFactorPorts,
  ) {}

  async execute(
    _input: object,
    principal: Principal,
  ): Promise<Pick<NewTotpSecret, 'secret' | 'uri'>> {
    const { accounts, secondFactors, audit } = this.realm;
    const { ownerId } = ownerIn(this.realm, principal);
    const account = await accounts.find(ownerId);
    if (!account) throw SESSION_INVALID();
    // Otherwise a person who registers another person's address could lock the owner out.
    if (!this.realm.isAddressVerified(account)) throw EMAIL_UNVERIFIED();
    const earlier = await secondFactors.findLocked(ownerId);
    if (isSecondFactorOn(earlier)) throw SECOND_FACTOR_ON();
    const { codes, clock } = this.ports;
    const owner = { userId: ownerId, account: this.realm.signInName(account) };
    const { secret, uri, sealed } = codes.newSecret(owner);
    const at = clock.now();
    const pending = {
      ownerId,
      version: (earlier?.version ?? 0) + 1,
      sealedSecret: sealed,
      confirmedAt: null,
      lastStep: null,
      recoveryHashes: [],
      createdAt: earlier?.createdAt ?? at,
      updatedAt: at,
    };
    await (earlier ? secondFactors.update(pending) : secondFactors.add(pending));
    audit.record(accountEntry('secondFactor.started', this.realm, { at, account }));
    return { secret, uri };
  }
}

interface ConfirmSecondFactorInput {
  readonly code: string;
  readonly language: Language;
}

/** Switches the second factor on once a code shows that the caller's app holds the secret. */
export class ConfirmSecondFactor {
  constructor(
    private readonly work: UnitOfWork<Realm>,
    private readonly rules: RealmRules,
    private readonly guard: AttemptGuard,
    private readonly ports: SecondFactorPorts & { readonly ids: IdSource },
  ) {}

  /** The recovery codes, which are never shown again. */
  async execute(input: ConfirmSecondFactorInput, principal: Principal): Promise<readonly string[]> {
    const { ownerId } = ownerIn(this.rules, principal);
    const counter = await this.guard.countOwnAttempt(ownerId);
    const shown = await this.work.run((realm) => this.confirm(ownerId, input, realm));
    await this.guard.recordSuccess(counter);
    return shown;
  }

  private async confirm(
    ownerId: string,
    { code, language }: ConfirmSecondFactorInput,
    realm: Realm,
  ): Promise<readonly string[]> {
    const { accounts, secondFactors, audit } = realm;
    const account = await accounts.find(ownerId);
    if (!account) throw SESSION_INVALID();
    const pending = await secondFactors.findLocked(ownerId);
    if (!pending) throw SECOND_FACTOR_OFF();
    if (isSecondFactorOn(pending)) throw SECOND_FACTOR_ON();
    const used = consumeCode(pending, code, this.ports);
    if (!used) throw SECOND_FACTOR_CODE_WRONG();
    const { shown, hashes } = newRecoveryCodes(this.ports.codes, this.ports.secrets);
    await secondFactors.update({ ...used, confirmedAt: used.updatedAt, recoveryHashes: hashes });
    await notifyOwner('second-factor-on', account, language, realm, this.ports);
    audit.record(accountEntry('secondFactor.confirmed', realm, { at: used.updatedAt, account }));
    return shown;
  }
}
