import type { SecondFactorRepository } from '../ports/second-factor-repository.ts';
import { asUser, type Principal } from '../principal.ts';
import { stateOf, type SecondFactorState } from '../second-factor.ts';

/** Whether the caller signs in with a second factor. */
export class ReadSecondFactor {
  constructor(private readonly secondFactors: Pick<SecondFactorRepository, 'find'>) {}

  async execute(principal: Principal): Promise<SecondFactorState> {
    return stateOf(await this.secondFactors.find(asUser(principal).userId));
  }
}
