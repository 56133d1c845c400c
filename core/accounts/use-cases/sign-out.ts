import type { Clock, UnitOfWork } from '../../shared/index.ts';
import { accountEntry } from '../account-audit.ts';
import { revokeSession } from '../sessions/session.ts';
import type { SecretSource } from '../ports/secret-source.ts';
import type { Realm } from '../realm.ts';
import { parseRefreshToken, type RefreshToken } from '../sessions/refresh-token.ts';
import { isInTokenFamily } from '../sessions/refresh-token-rotation.ts';

/** Ends the session of a refresh token; a token that is not good any more is no fault. */
export class SignOut {
  constructor(
    private readonly work: UnitOfWork<Realm>,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
  ) {}

  async execute({ refreshToken }: { readonly refreshToken: string }): Promise<void> {
    const token = parseRefreshToken(refreshToken);
    if (token) await this.work.run((realm) => this.end(token, realm));
  }

  private async end({ sessionId, secret }: RefreshToken, realm: Realm): Promise<void> {
    const session = await realm.sessions.findLocked(sessionId);
    if (!session || session.revokedAt !== null) return;
    if (!isInTokenFamily(session, secret, this.secrets)) return;
    const at = this.clock.now();
    await realm.sessions.update(revokeSession(session, at));
    const account = await realm.accounts.find(session.ownerId);
    const before = { device: session.device };
    if (account) realm.audit.record(accountEntry('session.ended', realm, { at, account, before }));
  }
}
