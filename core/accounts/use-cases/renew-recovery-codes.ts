import { SECOND_FACTOR_OFF } from '../accounts.errors.ts';
import type { SecondFactorRepository } from '../ports/second-factor-repository.ts';
import { asUser, type Principal } from '../principal.ts';
import { newRecoveryCodes } from '../recovery-codes.ts';
import type { SecondFactorPorts } from '../second-factor-check.ts';
import { isOn } from '../second-factor.ts';

/** Makes the caller's recovery codes anew; the earlier ones are void. */
export class RenewRecoveryCodes {
  constructor(
    private readonly secondFactors: Pick<SecondFactorRepository, 'findLocked' | 'update'>,
    private readonly ports: SecondFactorPorts,
  ) {}

  async execute(_input: object, principal: Principal): Promise<readonly string[]> {
    const factor = await this.secondFactors.findLocked(asUser(principal).userId);
    if (!isOn(factor)) throw SECOND_FACTOR_OFF();
    const { shown, hashes } = newRecoveryCodes(this.ports.codes, this.ports.secrets);
    await this.secondFactors.update({
      ...factor,
      version: factor.version + 1,
      recoveryHashes: hashes,
      updatedAt: this.ports.clock.now(),
    });
    return shown;
  }
}
