import { PASSKEY_KNOWN, type Passkey, type PasskeyRepository } from '@toolyard/core/accounts';
import type { Instant } from '@toolyard/core/shared';
import {
  copyOf,
  withEntry,
  withoutEntry,
  withoutOwned,
  type MemoryTables,
} from './memory-tables.ts';

/** Passkeys of one realm, in the table of that name. */
export class MemoryPasskeyRepository implements PasskeyRepository {
  constructor(
    private readonly tables: MemoryTables,
    private readonly table: 'passkeys' | 'adminPasskeys',
  ) {}

  listOwned(ownerId: string): Promise<readonly Passkey[]> {
    const owned = [...this.tables[this.table].values()]
      .filter((passkey) => passkey.ownerId === ownerId)
      .sort((a, b) => b.createdAt - a.createdAt || b.id.localeCompare(a.id));
    return Promise.resolve(structuredClone(owned));
  }

  /** Units of work run sequentially here, so no lock is needed. */
  listLocked(ownerId: string): Promise<readonly Passkey[]> {
    return this.listOwned(ownerId);
  }

  findByCredential(credentialId: string): Promise<Passkey | null> {
    const all = [...this.tables[this.table].values()];
    return Promise.resolve(copyOf(all.find((passkey) => passkey.credentialId === credentialId)));
  }

  findByCredentialLocked(credentialId: string): Promise<Passkey | null> {
    return this.findByCredential(credentialId);
  }

  async add(passkey: Passkey): Promise<void> {
    if (await this.findByCredential(passkey.credentialId)) throw PASSKEY_KNOWN();
    this.keep(passkey);
  }

  async rename(ownerId: string, id: string, name: string): Promise<Passkey | null> {
    await Promise.resolve();
    const stored = this.owned(ownerId, id);
    if (stored) this.keep({ ...stored, name });
    return stored;
  }

  async recordUse(id: string, counter: number, at: Instant): Promise<void> {
    await Promise.resolve();
    const stored = this.tables[this.table].get(id);
    if (stored) this.keep({ ...stored, counter, lastUsedAt: at });
  }

  async remove(ownerId: string, id: string): Promise<Passkey | null> {
    await Promise.resolve();
    const stored = this.owned(ownerId, id);
    if (stored) this.tables[this.table] = withoutEntry(this.tables[this.table], id);
    return stored;
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.tables[this.table] = withoutOwned(
      this.tables[this.table],
      (passkey) => passkey.ownerId === ownerId,
    );
  }

  private owned(ownerId: string, id: string): Passkey | null {
    const stored = this.tables[this.table].get(id);
    return stored?.ownerId === ownerId ? structuredClone(stored) : null;
  }

  private keep(passkey: Passkey): void {
    this.tables[this.table] = withEntry(this.tables[this.table], passkey.id, passkey);
  }
}
