import type { Invitation, InvitationRepository } from '@toolyard/core/accounts';
import { copyOf, withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

export class MemoryInvitationRepository implements InvitationRepository {
  constructor(private readonly tables: MemoryTables) {}

  async put(invitation: Invitation): Promise<void> {
    await Promise.resolve();
    this.tables.invitations = withEntry(this.tables.invitations, invitation.userId, invitation);
  }

  findOwned(userId: string): Promise<Invitation | null> {
    return Promise.resolve(copyOf(this.tables.invitations.get(userId)));
  }

  findByToken(tokenHash: string): Promise<Invitation | null> {
    const all = [...this.tables.invitations.values()];
    return Promise.resolve(copyOf(all.find((each) => each.tokenHash === tokenHash)));
  }

  async takeByToken(tokenHash: string): Promise<Invitation | null> {
    const invitation = await this.findByToken(tokenHash);
    if (invitation) await this.eraseOwned(invitation.userId);
    return invitation;
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.tables.invitations = withoutEntry(this.tables.invitations, ownerId);
  }
}
