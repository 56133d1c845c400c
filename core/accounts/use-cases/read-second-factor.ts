import { ownerIn, type Principal } from '../principal.ts';
import type { RealmReader } from '../realm.ts';
import { stateOf, type SecondFactorState } from '../second-factor.ts';

/** Whether the caller signs in with a second factor. */
export class ReadSecondFactor {
  constructor(private readonly realm: Pick<RealmReader, 'name' | 'secondFactors'>) {}

  async execute(principal: Principal): Promise<SecondFactorState> {
    const { ownerId } = ownerIn(this.realm, principal);
    return stateOf(await this.realm.secondFactors.find(ownerId));
  }
}
