import type { Clock } from '../../shared/index.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import { dutyOf, type AdminDutyRules } from '../admin-duty.ts';
import type { AdminCallers } from '../ports/admin-callers.ts';
import type { SecondFactorRepository } from '../ports/second-factor-repository.ts';
import type { TokenIssuer } from '../ports/token-issuer.ts';
import type { Principal } from '../principal.ts';
import { ADMIN_SESSIONS } from '../session-life.ts';
import { authenticatedAtOf, liveSession } from '../session-of-token.ts';

/** Finds out which admin makes a call. Role and duties are those of now, whatever the token says. */
export class AuthenticateAdminCall {
  constructor(
    private readonly tokens: TokenIssuer,
    private readonly callers: AdminCallers,
    private readonly secondFactors: Pick<SecondFactorRepository, 'find'>,
    private readonly rules: AdminDutyRules,
    private readonly clock: Clock,
  ) {}

  async execute(accessToken: string): Promise<Principal> {
    const at = this.clock.now();
    const claims = await this.tokens.verify(accessToken, at);
    if (!claims) throw SESSION_INVALID();
    const found = await this.callers.find(claims.sessionId, claims.ownerId);
    const session = liveSession(found.session, claims, at, ADMIN_SESSIONS);
    const { admin } = found;
    if (!admin?.active) throw SESSION_INVALID();
    return {
      kind: 'admin',
      adminId: admin.id,
      role: admin.role,
      sessionId: session.id,
      authenticatedAt: authenticatedAtOf(session, claims),
      due: await dutyOf(admin, this.secondFactors, this.rules),
    };
  }
}
