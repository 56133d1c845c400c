import type { Clock, UnitOfWork } from '../../shared/index.ts';
import { revoked } from '../own-sessions.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { SecretSource } from '../ports/secret-source.ts';
import { parseRefreshToken } from '../refresh-token.ts';
import { isOfFamily } from '../session-family.ts';

/** Ends the session of a refresh token; a token that is not good any more is no fault. */
export class SignOut {
  constructor(
    private readonly work: UnitOfWork<AccountRepositories>,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
  ) {}

  async execute({ refreshToken }: { readonly refreshToken: string }): Promise<void> {
    const token = parseRefreshToken(refreshToken);
    if (!token) return;
    await this.work.run(async ({ sessions }) => {
      const session = await sessions.findLocked(token.sessionId);
      if (!session || session.revokedAt !== null) return;
      if (!isOfFamily(session, token.secret, this.secrets)) return;
      await sessions.update(revoked(session, this.clock.now()));
    });
  }
}
