import type { Clock } from '../../shared/index.ts';
import { SESSION_INVALID, SESSION_UNKNOWN } from '../accounts.errors.ts';
import { accountNote } from '../account-notes.ts';
import { revoked } from '../own-sessions.ts';
import { ownerIn, type Principal } from '../principal.ts';
import type { Realm } from '../realm.ts';
import { isLive } from '../session-life.ts';

/** Signs the caller out of one device. */
export class EndSession {
  constructor(
    private readonly realm: Realm,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: { readonly id: string }, principal: Principal): Promise<void> {
    const { accounts, sessions, audit, life } = this.realm;
    const { ownerId } = ownerIn(this.realm, principal);
    const at = this.clock.now();
    const session = await sessions.findLocked(id);
    if (session?.ownerId !== ownerId || !isLive(session, at, life)) throw SESSION_UNKNOWN();
    const account = await accounts.find(ownerId);
    if (!account) throw SESSION_INVALID();
    await sessions.update(revoked(session, at));
    const before = { device: session.device };
    audit.record(accountNote('session.ended', this.realm, { at, account, before }));
  }
}
