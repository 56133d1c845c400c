import {
  asSuperadmin,
  demandStepUp,
  type AccountRepositories,
  type Principal,
} from '../../accounts/index.ts';
import type { Clock } from '../../shared/index.ts';
import {
  ADMIN_ACTIONS,
  adminNote,
  endAdminSessions,
  findAdmin,
  type AdminRepositories,
} from '../admin-change.ts';

/** Signs an admin out everywhere. */
export class EndSessionsOfAdmin {
  constructor(
    private readonly all: AdminRepositories & Pick<AccountRepositories, 'audit'>,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: { readonly id: string }, principal: Principal): Promise<void> {
    const at = this.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    const { admin } = await findAdmin(this.all, id, null);
    await endAdminSessions(id, this.all.adminSessions, at);
    const change = { action: ADMIN_ACTIONS.sessionsEnded, admin };
    this.all.audit.record(adminNote(change, principal, at));
  }
}
