import { EMAIL_TAKEN, type User, type UserRepository } from '@toolyard/core/accounts';
import { VERSION_CONFLICT, type Instant } from '@toolyard/core/shared';
import { copyOf, withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

export class MemoryUserRepository implements UserRepository {
  constructor(private readonly tables: MemoryTables) {}

  find(id: string): Promise<User | null> {
    return Promise.resolve(copyOf(this.tables.users.get(id)));
  }

  findAll(ids: readonly string[]): Promise<readonly User[]> {
    const found = [...new Set(ids)].flatMap((id) => this.tables.users.get(id) ?? []);
    return Promise.resolve(structuredClone(found));
  }

  findByEmail(email: string): Promise<User | null> {
    return Promise.resolve(copyOf(this.byEmail(email)));
  }

  async add(user: User): Promise<void> {
    await Promise.resolve();
    if (this.holderOf(user.email)) throw EMAIL_TAKEN();
    this.tables.users = withEntry(this.tables.users, user.id, user);
  }

  listTaken(emails: readonly string[]): Promise<readonly string[]> {
    return Promise.resolve(emails.filter((email) => this.holderOf(email)));
  }

  async addMissing(users: readonly User[]): Promise<readonly string[]> {
    await Promise.resolve();
    const added: string[] = [];
    for (const user of users) {
      if (this.holderOf(user.email)) continue;
      this.tables.users = withEntry(this.tables.users, user.id, user);
      added.push(user.id);
    }
    return added;
  }

  async update(changed: User): Promise<void> {
    await Promise.resolve();
    const stored = this.tables.users.get(changed.id);
    if (stored?.version !== changed.version - 1) throw VERSION_CONFLICT();
    const owner = this.holderOf(changed.email);
    if (owner && owner.id !== changed.id) throw EMAIL_TAKEN();
    const { lastLoginAt } = stored;
    this.tables.users = withEntry(this.tables.users, changed.id, { ...changed, lastLoginAt });
  }

  recordLogin(id: string, lastLoginAt: Instant): Promise<void> {
    return this.record(id, { lastLoginAt });
  }

  recordInvitation(id: string, invitedAt: Instant): Promise<void> {
    return this.record(id, { invitedAt });
  }

  private async record(id: string, event: Partial<User>): Promise<void> {
    await Promise.resolve();
    const user = this.tables.users.get(id);
    if (user) this.tables.users = withEntry(this.tables.users, id, { ...user, ...event });
  }

  async moveToTrash({ id, version }: User, deletedAt: Instant): Promise<void> {
    await Promise.resolve();
    const stored = this.tables.users.get(id);
    if (stored?.version !== version) throw VERSION_CONFLICT();
    const user = { ...stored, version: version + 1 };
    this.tables.trashedUsers = withEntry(this.tables.trashedUsers, id, { user, deletedAt });
    this.tables.users = withoutEntry(this.tables.users, id);
  }

  async restore(id: string, at: Instant): Promise<User | null> {
    await Promise.resolve();
    const trashed = this.tables.trashedUsers.get(id);
    if (!trashed) return null;
    const user = { ...trashed.user, version: trashed.user.version + 1, updatedAt: at };
    this.tables.users = withEntry(this.tables.users, id, user);
    this.tables.trashedUsers = withoutEntry(this.tables.trashedUsers, id);
    return user;
  }

  findTrashed(id: string): Promise<User | null> {
    return Promise.resolve(copyOf(this.tables.trashedUsers.get(id)?.user));
  }

  listTrashedBefore(at: Instant, limit: number): Promise<readonly User[]> {
    const old = [...this.tables.trashedUsers.values()].filter(({ deletedAt }) => deletedAt < at);
    return Promise.resolve(old.slice(0, limit).map(({ user }) => structuredClone(user)));
  }

  async erase({ id, version }: User): Promise<void> {
    await Promise.resolve();
    const stored = this.tables.users.get(id) ?? this.tables.trashedUsers.get(id)?.user;
    if (stored?.version !== version) throw VERSION_CONFLICT();
    this.tables.users = withoutEntry(this.tables.users, id);
    this.tables.trashedUsers = withoutEntry(this.tables.trashedUsers, id);
  }

  /** Who has the address; also an account in the trash. */
  private holderOf(email: string): User | undefined {
    const trashed = [...this.tables.trashedUsers.values()].find(({ user }) => user.email === email);
    return this.byEmail(email) ?? trashed?.user;
  }

  private byEmail(email: string): User | undefined {
    return [...this.tables.users.values()].find((user) => user.email === email);
  }
}
