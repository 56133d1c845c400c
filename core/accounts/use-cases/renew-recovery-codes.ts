import { accountNote } from '../account-notes.ts';
import { SECOND_FACTOR_OFF, SESSION_INVALID } from '../accounts.errors.ts';
import { ownerIn, type Principal } from '../principal.ts';
import type { Realm } from '../realm.ts';
import { newRecoveryCodes } from '../recovery-codes.ts';
import type { SecondFactorPorts } from '../second-factor-check.ts';
import { isOn } from '../second-factor.ts';

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
    if (!isOn(factor)) throw SECOND_FACTOR_OFF();
    const account = await accounts.find(ownerId);
    if (!account) throw SESSION_INVALID();
    const { shown, hashes } = newRecoveryCodes(this.ports.codes, this.ports.secrets);
    const at = this.ports.clock.now();
    const version = factor.version + 1;
    await secondFactors.update({ ...factor, version, recoveryHashes: hashes, updatedAt: at });
    audit.record(accountNote('secondFactor.codesRenewed', this.realm, { at, account }));
    return shown;
  }
}
