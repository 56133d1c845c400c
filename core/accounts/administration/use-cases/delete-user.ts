import { asSuperadmin, type Principal } from '../../principal.ts';
import { demandStepUp } from '../../access-policies.ts';
import type { Clock } from '../../../shared/index.ts';
import { deleteUserAccount, lockUser, type UserDeletionRepositories } from '../user-changes.ts';

export interface DeleteUserInput {
  readonly id: string;
  /** The version that the caller has seen; null deletes whatever version there is. */
  readonly version: number | null;
}

/** Moves a user's account with all that it owns to the trash. */
export class DeleteUser {
  constructor(
    private readonly all: UserDeletionRepositories,
    private readonly clock: Clock,
  ) {}

  async execute({ id, version }: DeleteUserInput, principal: Principal): Promise<void> {
    const at = this.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    const user = await lockUser(this.all, id, version);
    await deleteUserAccount(this.all, user, principal, at);
  }
}
