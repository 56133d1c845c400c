import { accountNote } from '../account-notes.ts';
import { EMAIL_UNVERIFIED, SECOND_FACTOR_ON, SESSION_INVALID } from '../accounts.errors.ts';
import type { NewSecret } from '../ports/one-time-codes.ts';
import { ownerIn, type Principal } from '../principal.ts';
import type { Account, Realm } from '../realm.ts';
import type { SecondFactorPorts } from '../second-factor-check.ts';
import { isOn } from '../second-factor.ts';
import type { User } from '../user.ts';

/** Makes the secret that the caller's app is to hold; nothing is asked for until a code confirms it. */
export class StartSecondFactor<A extends Account = User> {
  constructor(
    private readonly realm: Realm<A>,
    private readonly ports: SecondFactorPorts,
  ) {}

  async execute(_input: object, principal: Principal): Promise<Pick<NewSecret, 'secret' | 'uri'>> {
    const { accounts, secondFactors, audit } = this.realm;
    const { ownerId } = ownerIn(this.realm, principal);
    const account = await accounts.find(ownerId);
    if (!account) throw SESSION_INVALID();
    // Otherwise somebody who registers another's address could lock its owner out.
    if (!this.realm.isAddressVerified(account)) throw EMAIL_UNVERIFIED();
    const earlier = await secondFactors.findLocked(ownerId);
    if (isOn(earlier)) throw SECOND_FACTOR_ON();
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
    audit.record(accountNote('secondFactor.started', this.realm, { at, account }));
    return { secret, uri };
  }
}
