import type { Clock } from '../../shared/index.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import { dutyOf, type AdminDutyRules } from '../admin-duty.ts';
import type { Admin } from '../admin.ts';
import type { TokenIssuer } from '../ports/token-issuer.ts';
import type { Principal } from '../principal.ts';
import type { RealmReader } from '../realm.ts';
import { sessionOf } from '../session-of-token.ts';

/** Finds out which admin makes a call. Role and duties are those of now, whatever the token says. */
export class AuthenticateAdminCall {
  constructor(
    private readonly tokens: TokenIssuer,
    private readonly admins: RealmReader<Admin>,
    private readonly rules: AdminDutyRules,
    private readonly clock: Clock,
  ) {}

  async execute(accessToken: string): Promise<Principal> {
    const { session } = await sessionOf(accessToken, this.admins, this.tokens, this.clock);
    const admin = await this.admins.accounts.find(session.ownerId);
    if (!admin) throw SESSION_INVALID();
    return {
      kind: 'admin',
      adminId: admin.id,
      role: admin.role,
      sessionId: session.id,
      authenticatedAt: session.authenticatedAt,
      due: await dutyOf(admin, this.admins.secondFactors, this.rules),
    };
  }
}
