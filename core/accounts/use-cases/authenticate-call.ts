import type { Clock } from '../../shared/index.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { TokenIssuer } from '../ports/token-issuer.ts';
import { VISITOR, type Principal } from '../principal.ts';
import type { RealmReader } from '../realm.ts';
import { authenticatedAtOf, sessionOf } from '../session-of-token.ts';
import { USER_ROLES } from '../user-role.ts';

/** Finds out which user makes a call: nobody without a token, else the user of its session. */
export class AuthenticateCall {
  constructor(
    private readonly tokens: TokenIssuer,
    private readonly users: Pick<RealmReader, 'sessions' | 'life'>,
    private readonly clock: Clock,
  ) {}

  async execute(accessToken: string | null): Promise<Principal> {
    if (accessToken === null) return VISITOR;
    const { session, claims } = await sessionOf(accessToken, this.users, this.tokens, this.clock);
    const role = USER_ROLES.find((each) => each === claims.role);
    if (!role) throw SESSION_INVALID();
    const { id: sessionId, ownerId: userId } = session;
    const authenticatedAt = authenticatedAtOf(session, claims);
    return { kind: 'user', userId, role, sessionId, authenticatedAt };
  }
}
