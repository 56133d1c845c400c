import { asOperator, type Principal } from '../../principal.ts';
import { USER_UNKNOWN } from '../../accounts.errors.ts';
import { isSecondFactorOn } from '../../second-factor/second-factor.ts';
import { activeSessions, type Session } from '../../sessions/session.ts';
import type { RealmReader } from '../../realm.ts';
import type { Clock } from '../../../shared/index.ts';

/** How a user signs in, as operators see it. */
export interface UserAccess {
  /** Whether signing in takes a code as well. */
  readonly secondFactor: boolean;
  /** The active ones, by last use. */
  readonly sessions: readonly Session[];
}

/** The second factor and the sessions of a user. */
export class ReadUserAccess {
  constructor(
    private readonly realm: RealmReader,
    private readonly clock: Clock,
  ) {}

  async execute(id: string, principal: Principal): Promise<UserAccess> {
    asOperator(principal);
    const { accounts, sessions, secondFactors, sessionLifetime } = this.realm;
    if (!(await accounts.find(id))) throw USER_UNKNOWN();
    return {
      secondFactor: isSecondFactorOn(await secondFactors.find(id)),
      sessions: activeSessions(
        await sessions.listOwned(id),
        null,
        this.clock.now(),
        sessionLifetime,
      ),
    };
  }
}
