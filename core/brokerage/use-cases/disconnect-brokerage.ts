import { asUser, type Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { Clock } from '../../shared/index.ts';
import { connectionNote } from '../connection-change.ts';
import type { ConnectionStore } from '../ports/connection-store.ts';

/** Forgets the caller's connection; one who has none is disconnected already. */
export class DisconnectBrokerage {
  constructor(
    private readonly connections: ConnectionStore,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(_input: object, principal: Principal): Promise<void> {
    const { userId } = asUser(principal);
    const before = await this.connections.findLocked(userId);
    await this.connections.remove(userId);
    const change = { action: 'brokerage.disconnected', before, after: null } as const;
    this.audit.record(connectionNote(change, userId, this.clock.now()));
  }
}
