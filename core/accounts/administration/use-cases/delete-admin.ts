import { asSuperadmin, type Principal } from '../../principal.ts';
import { demandStepUp } from '../../access-policies.ts';
import type { AccountRepositories } from '../../ports/account-repositories.ts';
import type { Clock } from '../../../shared/index.ts';
import {
  ADMIN_ACTIONS,
  adminEntry,
  adminState,
  lockAdmin,
  checkAdminChange,
} from '../admin-changes.ts';

export interface DeleteAdminInput {
  readonly id: string;
  /** The version that the caller has seen; null deletes whatever version there is. */
  readonly version: number | null;
}

/** Ends an admin's account and sessions. */
export class DeleteAdmin {
  constructor(
    private readonly all: Pick<
      AccountRepositories,
      'admins' | 'adminSessions' | 'adminSecondFactors' | 'adminPasskeys' | 'savedViews' | 'audit'
    >,
    private readonly clock: Clock,
  ) {}

  async execute({ id, version }: DeleteAdminInput, principal: Principal): Promise<void> {
    const { admins, adminSessions, adminSecondFactors, adminPasskeys, savedViews, audit } =
      this.all;
    const at = this.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    const held = await lockAdmin(this.all, id, version);
    checkAdminChange(held, null, principal);
    const { admin } = held;
    await admins.erase(admin, at);
    await adminSessions.eraseOwned(id);
    await adminSecondFactors.eraseOwned(id);
    await adminPasskeys.eraseOwned(id);
    await savedViews.eraseOwned(id);
    const change = { action: ADMIN_ACTIONS.deleted, admin, before: adminState(admin) };
    audit.record(adminEntry(change, principal, at));
  }
}
