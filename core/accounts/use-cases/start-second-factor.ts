import { SECOND_FACTOR_ON, SESSION_INVALID } from '../accounts.errors.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { NewSecret } from '../ports/one-time-codes.ts';
import { asUser, type Principal } from '../principal.ts';
import type { SecondFactorPorts } from '../second-factor-check.ts';
import { isOn } from '../second-factor.ts';

/** Makes the secret that the caller's app is to hold; nothing is asked for until a code confirms it. */
export class StartSecondFactor {
  constructor(
    private readonly at: Pick<AccountRepositories, 'users' | 'secondFactors'>,
    private readonly ports: SecondFactorPorts,
  ) {}

  async execute(_input: object, principal: Principal): Promise<Pick<NewSecret, 'secret' | 'uri'>> {
    const { userId } = asUser(principal);
    const user = await this.at.users.find(userId);
    if (!user) throw SESSION_INVALID();
    const earlier = await this.at.secondFactors.findLocked(userId);
    if (isOn(earlier)) throw SECOND_FACTOR_ON();
    const { codes, clock } = this.ports;
    const { secret, uri, sealed } = codes.newSecret({ userId, account: user.email });
    const now = clock.now();
    const pending = {
      ownerId: userId,
      version: (earlier?.version ?? 0) + 1,
      sealedSecret: sealed,
      confirmedAt: null,
      lastStep: null,
      recoveryHashes: [],
      createdAt: earlier?.createdAt ?? now,
      updatedAt: now,
    };
    await (earlier ? this.at.secondFactors.update(pending) : this.at.secondFactors.add(pending));
    return { secret, uri };
  }
}
