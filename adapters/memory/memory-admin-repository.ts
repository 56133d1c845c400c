import {
  EMAIL_TAKEN,
  USERNAME_TAKEN,
  type Admin,
  type AdminRepository,
} from '@toolyard/core/accounts';
import { VERSION_CONFLICT, type Instant } from '@toolyard/core/shared';
import { copyOf, withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

export class MemoryAdminRepository implements AdminRepository {
  constructor(private readonly tables: MemoryTables) {}

  find(id: string): Promise<Admin | null> {
    return Promise.resolve(copyOf(this.tables.admins.get(id)));
  }

  findByUsername(username: string): Promise<Admin | null> {
    return Promise.resolve(copyOf(this.all().find((admin) => admin.username === username)));
  }

  list(): Promise<readonly Admin[]> {
    return Promise.resolve(structuredClone(this.all()));
  }

  /** Units of work run sequentially here, so no lock is needed. */
  async listSuperadminsLocked(): Promise<readonly Admin[]> {
    return (await this.list()).filter(({ role, active }) => active && role === 'superadmin');
  }

  async add(admin: Admin): Promise<void> {
    await Promise.resolve();
    if (this.all().some(({ username }) => username === admin.username)) throw USERNAME_TAKEN();
    this.refuseTakenEmail(admin);
    this.keep(admin);
  }

  async update(changed: Admin): Promise<void> {
    const { username, lastLoginAt, previousLoginAt } = await this.ofVersion(
      changed.id,
      changed.version - 1,
    );
    this.refuseTakenEmail(changed);
    this.keep({ ...changed, username, lastLoginAt, previousLoginAt });
  }

  async recordLogin(id: string, at: Instant): Promise<void> {
    const admin = await this.find(id);
    if (admin) this.keep({ ...admin, lastLoginAt: at, previousLoginAt: admin.lastLoginAt });
  }

  async erase({ id, version }: Admin): Promise<void> {
    await this.ofVersion(id, version);
    this.tables.admins = withoutEntry(this.tables.admins, id);
  }

  private all(): Admin[] {
    return [...this.tables.admins.values()];
  }

  private async ofVersion(id: string, version: number): Promise<Admin> {
    const stored = await this.find(id);
    if (stored?.version !== version) throw VERSION_CONFLICT();
    return stored;
  }

  private refuseTakenEmail({ id, email }: Admin): void {
    if (this.all().some((other) => other.email === email && other.id !== id)) throw EMAIL_TAKEN();
  }

  private keep(admin: Admin): void {
    this.tables.admins = withEntry(this.tables.admins, admin.id, admin);
  }
}
