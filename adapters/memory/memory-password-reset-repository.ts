import type { PasswordReset, PasswordResetRepository } from '@toolyard/core/accounts';
import { copyOf, withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

export class MemoryPasswordResetRepository implements PasswordResetRepository {
  constructor(private readonly tables: MemoryTables) {}

  async put(reset: PasswordReset): Promise<void> {
    await Promise.resolve();
    this.tables.passwordResets = withEntry(this.tables.passwordResets, reset.userId, reset);
  }

  findByToken(tokenHash: string): Promise<PasswordReset | null> {
    const all = [...this.tables.passwordResets.values()];
    return Promise.resolve(copyOf(all.find((reset) => reset.tokenHash === tokenHash)));
  }

  async takeByToken(tokenHash: string): Promise<PasswordReset | null> {
    const reset = await this.findByToken(tokenHash);
    if (reset) await this.eraseOwned(reset.userId);
    return reset;
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.tables.passwordResets = withoutEntry(this.tables.passwordResets, ownerId);
  }
}
