import type { IdSource, Language, UnitOfWork } from '../../shared/index.ts';
import { tell } from '../account-mail.ts';
import { accountNote } from '../account-notes.ts';
import {
  SECOND_FACTOR_CODE_WRONG,
  SECOND_FACTOR_OFF,
  SECOND_FACTOR_ON,
  SESSION_INVALID,
} from '../accounts.errors.ts';
import type { AttemptGuard } from '../attempt-guard.ts';
import { ownerIn, type Principal } from '../principal.ts';
import type { Realm, RealmRules } from '../realm.ts';
import { newRecoveryCodes } from '../recovery-codes.ts';
import { codeUsed, type SecondFactorPorts } from '../second-factor-check.ts';
import { isOn } from '../second-factor.ts';

export interface ConfirmSecondFactorInput {
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
    const counter = await this.guard.guessOwn(ownerId);
    const shown = await this.work.run((realm) => this.confirm(ownerId, input, realm));
    await this.guard.right(counter);
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
    if (isOn(pending)) throw SECOND_FACTOR_ON();
    const used = codeUsed(pending, code, this.ports);
    if (!used) throw SECOND_FACTOR_CODE_WRONG();
    const { shown, hashes } = newRecoveryCodes(this.ports.codes, this.ports.secrets);
    await secondFactors.update({ ...used, confirmedAt: used.updatedAt, recoveryHashes: hashes });
    await tell('second-factor-on', account, language, realm, this.ports);
    audit.record(accountNote('secondFactor.confirmed', realm, { at: used.updatedAt, account }));
    return shown;
  }
}
