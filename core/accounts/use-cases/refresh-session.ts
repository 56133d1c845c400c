import type { UnitOfWork } from '../../shared/index.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import { parseRefreshToken, type RefreshToken } from '../refresh-token.ts';
import { rotateSession } from '../rotate-session.ts';
import { signedIn, type SessionPorts, type SignedIn } from '../session-opening.ts';
import type { Session } from '../session.ts';
import type { User } from '../user.ts';

interface Renewed {
  readonly user: User;
  readonly session: Session;
}

/** Trades a refresh token for its successor and a new access token. */
export class RefreshSession {
  constructor(
    private readonly work: UnitOfWork<AccountRepositories>,
    private readonly ports: SessionPorts,
  ) {}

  async execute({ refreshToken }: { readonly refreshToken: string }): Promise<SignedIn> {
    const presented = parseRefreshToken(refreshToken);
    if (!presented) throw SESSION_INVALID();
    const successor = this.ports.secrets.successorOf(presented.secret);
    const renewed = await this.work.run((repositories) => this.renew(presented, repositories));
    if (!renewed) throw SESSION_INVALID();
    return signedIn(renewed.user, renewed.session, successor, this.ports);
  }

  /** Null where the token is not good; a revocation is kept all the same, so nothing is thrown here. */
  private async renew(
    { sessionId, secret }: RefreshToken,
    { users, sessions }: AccountRepositories,
  ): Promise<Renewed | null> {
    const { secrets, clock } = this.ports;
    const session = await sessions.findLocked(sessionId);
    if (!session) return null;
    const rotation = rotateSession(session, secret, secrets, clock.now());
    if (rotation.kind === 'refused') return null;
    if (rotation.kind !== 'repeated') await sessions.update(rotation.session);
    if (rotation.kind === 'revoked') return null;
    const user = await users.find(session.ownerId);
    return user && { user, session: rotation.session };
  }
}
