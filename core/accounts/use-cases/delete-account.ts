import type { Clock } from '../../shared/index.ts';
import { accountEntry } from '../account-audit.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { OwnedRecords } from '../ports/owned-records.ts';
import { asUser, type Principal } from '../principal.ts';

/** Ends the caller's account: what it owns is deleted, what it knows of a person erased, its e-mail free again. */
export class DeleteAccount {
  constructor(
    private readonly all: Pick<AccountRepositories, 'users' | 'audit'>,
    private readonly owned: readonly OwnedRecords[],
    private readonly clock: Clock,
  ) {}

  async execute(_input: object, principal: Principal): Promise<void> {
    const user = await this.all.users.find(asUser(principal).userId);
    if (!user) throw SESSION_INVALID();
    const at = this.clock.now();
    // The account must be erased first: a concurrent sign-in waits for it, finds no account and leaves no session behind.
    await this.all.users.erase(user, at);
    for (const records of this.owned) await records.eraseOwned(user.id);
    const account = { ...user, name: '' };
    this.all.audit.record(accountEntry('account.deleted', { name: 'user' }, { at, account }));
  }
}
