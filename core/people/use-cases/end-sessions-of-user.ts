import {
  asSuperadmin,
  demandStepUp,
  type AccountRepositories,
  type Principal,
} from '../../accounts/index.ts';
import type { Clock } from '../../shared/index.ts';
import { endSessionsOf, findUser, USER_ACTIONS, userNote } from '../user-change.ts';

/** Signs a user out everywhere. */
export class EndSessionsOfUser {
  constructor(
    private readonly all: Pick<AccountRepositories, 'users' | 'sessions' | 'audit'>,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: { readonly id: string }, principal: Principal): Promise<void> {
    const at = this.clock.now();
    demandStepUp(asSuperadmin(principal), at);
    const user = await findUser(this.all, id, null);
    await endSessionsOf(id, this.all.sessions, at);
    this.all.audit.record(userNote({ action: USER_ACTIONS.sessionsEnded, user }, principal, at));
  }
}
