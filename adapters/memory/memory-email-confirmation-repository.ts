import type { EmailConfirmation, EmailConfirmationRepository } from '@toolyard/core/accounts';
import { copyOf, withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

export class MemoryEmailConfirmationRepository implements EmailConfirmationRepository {
  constructor(private readonly tables: MemoryTables) {}

  async put(confirmation: EmailConfirmation): Promise<void> {
    await Promise.resolve();
    const { emailConfirmations } = this.tables;
    this.tables.emailConfirmations = withEntry(
      emailConfirmations,
      confirmation.userId,
      confirmation,
    );
  }

  findOwned(userId: string): Promise<EmailConfirmation | null> {
    return Promise.resolve(copyOf(this.tables.emailConfirmations.get(userId)));
  }

  async takeByToken(tokenHash: string): Promise<EmailConfirmation | null> {
    const all = [...this.tables.emailConfirmations.values()];
    const found = all.find((confirmation) => confirmation.tokenHash === tokenHash) ?? null;
    if (found) await this.eraseOwned(found.userId);
    return found;
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.tables.emailConfirmations = withoutEntry(this.tables.emailConfirmations, ownerId);
  }
}
