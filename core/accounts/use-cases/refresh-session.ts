import type { UnitOfWork } from '../../shared/index.ts';
import { accountEntry, ANONYMOUS } from '../account-audit.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import type { Account, Realm } from '../realm.ts';
import { parseRefreshToken, type RefreshToken } from '../sessions/refresh-token.ts';
import { rotateSession } from '../sessions/refresh-token-rotation.ts';
import { signInResult, type SessionPorts, type SignInResult } from '../sessions/open-session.ts';
import type { Session } from '../sessions/session.ts';
import type { User } from '../user.ts';

interface Renewed<A extends Account> {
  readonly account: A;
  readonly session: Session;
}

/** Trades a refresh token for its successor and a new access token. */
export class RefreshSession<A extends Account = User> {
  constructor(
    private readonly work: UnitOfWork<Realm<A>>,
    private readonly ports: SessionPorts,
  ) {}

  async execute({ refreshToken }: { readonly refreshToken: string }): Promise<SignInResult<A>> {
    const presented = parseRefreshToken(refreshToken);
    if (!presented) throw SESSION_INVALID();
    const successor = this.ports.secrets.deriveNext(presented);
    const renewed = await this.work.run((realm) => this.renew(presented, realm));
    if (!renewed) throw SESSION_INVALID();
    return signInResult(renewed.account, renewed.session, successor, this.ports);
  }

  /** Null when the token is invalid. Nothing is thrown, so that a revocation is committed. */
  private async renew(
    { sessionId, secret }: RefreshToken,
    realm: Realm<A>,
  ): Promise<Renewed<A> | null> {
    const { secrets, clock } = this.ports;
    const { accounts, sessions, audit, sessionLifetime } = realm;
    const session = await sessions.findLocked(sessionId);
    if (!session) return null;
    const at = clock.now();
    const rotation = rotateSession(session, secret, secrets, at, sessionLifetime);
    const account = await accounts.find(session.ownerId);
    if (rotation.kind === 'refused' || !account) return null;
    if (rotation.kind !== 'repeated') await sessions.update(rotation.session);
    if (rotation.kind !== 'revoked') return { account, session: rotation.session };
    const before = { device: session.device };
    audit.record(accountEntry('session.stolen', realm, { at, account, actor: ANONYMOUS, before }));
    return null;
  }
}
