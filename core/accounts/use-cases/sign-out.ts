import type { Clock, UnitOfWork } from '../../shared/index.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { SecretSource } from '../ports/secret-source.ts';
import { parseRefreshToken } from '../refresh-token.ts';

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
    const hash = this.secrets.hashOf(token.secret);
    await this.work.run(async ({ sessions }) => {
      const session = await sessions.findLocked(token.sessionId);
      if (!session || session.revokedAt !== null) return;
      if (hash !== session.refreshHash && hash !== session.previousRefreshHash) return;
      const { version } = session;
      await sessions.update({ ...session, version: version + 1, revokedAt: this.clock.now() });
    });
  }
}
