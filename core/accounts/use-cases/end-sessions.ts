import type { Clock } from '../../shared/index.ts';
import { accountNote } from '../account-notes.ts';
import { SESSION_INVALID } from '../accounts.errors.ts';
import { revoked } from '../own-sessions.ts';
import { ownerIn, type Principal } from '../principal.ts';
import type { Realm } from '../realm.ts';

/** Everywhere but here, or everywhere. */
export const END_SCOPES = ['others', 'all'] as const;
export type EndScope = (typeof END_SCOPES)[number];

/** Signs the caller out of every device, or of every other one. */
export class EndSessions {
  constructor(
    private readonly realm: Realm,
    private readonly clock: Clock,
  ) {}

  async execute({ scope }: { readonly scope: EndScope }, principal: Principal): Promise<void> {
    const { accounts, sessions, audit } = this.realm;
    const { ownerId, sessionId } = ownerIn(this.realm, principal);
    const at = this.clock.now();
    for (const session of await sessions.listLocked(ownerId))
      if (scope === 'all' || session.id !== sessionId) await sessions.update(revoked(session, at));
    const account = await accounts.find(ownerId);
    if (!account) throw SESSION_INVALID();
    audit.record(accountNote('sessions.ended', this.realm, { at, account, after: { scope } }));
  }
}
