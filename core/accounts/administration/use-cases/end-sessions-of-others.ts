import { asOperator, asSuperadmin, type Principal } from '../../principal.ts';
import { demandStepUp } from '../../access-policies.ts';
import { SESSION_UNKNOWN } from '../../accounts.errors.ts';
import { isActiveSession, revokeSession, USER_SESSION_LIFETIME } from '../../sessions/session.ts';
import type { AccountRepositories } from '../../ports/account-repositories.ts';
import type { Clock } from '../../../shared/index.ts';
import { endSessionsOf, lockUser, USER_ACTIONS, userEntry } from '../user-changes.ts';
import {
  ADMIN_ACTIONS,
  adminEntry,
  endAdminSessions,
  lockAdmin,
  type AdminRepositories,
} from '../admin-changes.ts';

/** Signs a user out everywhere. */
export class EndSessionsOfUser {
  constructor(
    private readonly all: Pick<AccountRepositories, 'users' | 'sessions' | 'audit'>,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: { readonly id: string }, principal: Principal): Promise<void> {
    const at = this.clock.now();
    demandStepUp(asOperator(principal), at);
    const user = await lockUser(this.all, id, null);
    await endSessionsOf(id, this.all.sessions, at);
    this.all.audit.record(userEntry({ action: USER_ACTIONS.sessionsEnded, user }, principal, at));
  }
}

export interface EndSessionOfUserInput {
  /** Of the user. */
  readonly id: string;
  readonly sessionId: string;
}

/** Signs a user out of one device. */
export class EndSessionOfUser {
  constructor(
    private readonly all: Pick<AccountRepositories, 'users' | 'sessions' | 'audit'>,
    private readonly clock: Clock,
  ) {}

  async execute({ id, sessionId }: EndSessionOfUserInput, principal: Principal): Promise<void> {
    const at = this.clock.now();
    demandStepUp(asOperator(principal), at);
    const { sessions, audit } = this.all;
    const user = await lockUser(this.all, id, null);
    const session = await sessions.findLocked(sessionId);
    if (session?.ownerId !== id || !isActiveSession(session, at, USER_SESSION_LIFETIME))
      throw SESSION_UNKNOWN();
    await sessions.update(revokeSession(session, at));
    const change = { action: USER_ACTIONS.sessionEnded, user, before: { device: session.device } };
    audit.record(userEntry(change, principal, at));
  }
}

/** Signs an admin out everywhere. */
export class EndSessionsOfAdmin {
  constructor(
    private readonly all: AdminRepositories & Pick<AccountRepositories, 'audit'>,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: { readonly id: string }, principal: Principal): Promise<void> {
    const at = this.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    const { admin } = await lockAdmin(this.all, id, null);
    await endAdminSessions(id, this.all.adminSessions, at);
    const change = { action: ADMIN_ACTIONS.sessionsEnded, admin };
    this.all.audit.record(adminEntry(change, principal, at));
  }
}
