import type { Clock, IdSource, Language } from '../../shared/index.ts';
import { tell } from '../account-mail.ts';
import { accountNote } from '../account-notes.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import { ownerIn, type Principal } from '../principal.ts';
import type { Realm } from '../realm.ts';
import { isOn } from '../second-factor.ts';

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
    audit.record(accountNote('secondFactor.removed', this.realm, { at, account }));
    if (isOn(factor)) await tell('second-factor-off', account, language, this.realm, this.ports);
  }
}
