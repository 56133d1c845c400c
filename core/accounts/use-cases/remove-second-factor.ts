import type { Clock, IdSource, Language } from '../../shared/index.ts';
import { notifyOwner } from '../mails/account-mail.ts';
import { accountEntry } from '../account-audit.ts';
import { SESSION_INVALID, SECOND_FACTOR_OFF } from '../accounts.errors.ts';
import { ownerIn, type Principal } from '../principal.ts';
import type { Realm } from '../realm.ts';
import { isSecondFactorOn, newRecoveryCodes } from '../second-factor/second-factor.ts';
import type { SecondFactorPorts } from '../second-factor/verify-second-factor.ts';

/** Switches the caller's second factor off, and forgets one that was never confirmed. */
export class RemoveSecondFactor {
  constructor(
    private readonly realm: Realm,
    private readonly ports: { readonly clock: Clock; readonly ids: IdSource },
  ) {}

  async execute(
    { language }: { readonly language: Language },
    principal: Principal,
  ): Promise<void> {
    const { accounts, secondFactors, audit } = this.realm;
    const { ownerId } = ownerIn(this.realm, principal);
    const account = await accounts.find(ownerId);
    if (!account) throw SESSION_INVALID();
    const factor = await secondFactors.findLocked(ownerId);
    await secondFactors.eraseOwned(ownerId);
    const at = this.ports.clock.now();
    audit.record(accountEntry('secondFactor.removed', this.realm, { at, account }));
    if (isSecondFactorOn(factor))
      await notifyOwner('second-factor-off', account, language, this.realm, this.ports);
  }
}

/** Makes the caller's recovery codes anew; the earlier ones are void. */
export class RenewRecoveryCodes {
  constructor(
    private readonly realm: Realm,
    private readonly ports: SecondFactorPorts,
  ) {}

  async execute(_input: object, principal: Principal): Promise<readonly string[]> {
    const { accounts, secondFactors, audit } = this.realm;
    const { ownerId } = ownerIn(this.realm, principal);
    const factor = await secondFactors.findLocked(ownerId);
    if (!isSecondFactorOn(factor)) throw SECOND_FACTOR_OFF();
    const account = await accounts.find(ownerId);
    if (!account) throw SESSION_INVALID();
    const { shown, hashes } = newRecoveryCodes(this.ports.codes, this.ports.secrets);
    const at = this.ports.clock.now();
    const version = factor.version + 1;
    await secondFactors.update({ ...factor, version, recoveryHashes: hashes, updatedAt: at });
    audit.record(accountEntry('secondFactor.codesRenewed', this.realm, { at, account }));
    return shown;
  }
}
