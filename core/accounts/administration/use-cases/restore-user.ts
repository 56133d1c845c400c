import { asSuperadmin, type Principal } from '../../principal.ts';
import { demandStepUp } from '../../access-policies.ts';
import type { AccountRepositories } from '../../ports/account-repositories.ts';
import type { Clock } from '../../../shared/index.ts';
import { userView, type UserView } from '../account-views.ts';
import { restoreUserAccount } from '../user-changes.ts';

/** Restores a user from the trash with all that the account owned. */
export class RestoreUser {
  constructor(
    private readonly all: Pick<AccountRepositories, 'users' | 'audit'>,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: { readonly id: string }, principal: Principal): Promise<UserView> {
    const at = this.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    return userView(await restoreUserAccount(this.all, id, principal, at));
  }
}
