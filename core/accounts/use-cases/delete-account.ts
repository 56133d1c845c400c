import type { Clock } from '../../shared/index.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { OwnedRecords } from '../ports/owned-records.ts';
import type { UserRepository } from '../ports/user-repository.ts';
import { asUser, type Principal } from '../principal.ts';

/** Ends the caller's account: what it owns is deleted, what it knows of a person erased, its e-mail free again. */
export class DeleteAccount {
  constructor(
    private readonly users: UserRepository,
    private readonly owned: readonly OwnedRecords[],
    private readonly clock: Clock,
  ) {}

  async execute(_input: object, principal: Principal): Promise<void> {
    const user = await this.users.find(asUser(principal).userId);
    if (!user) throw SESSION_INVALID();
    // The account first: a sign-in beside this waits for it and then finds nobody, so it leaves no session behind.
    await this.users.erase(user, this.clock.now());
    for (const records of this.owned) await records.eraseOwned(user.id);
  }
}
