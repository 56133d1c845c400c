import type { NamedOrganiser, OrganiserRepository, OrganiserRole } from '@toolyard/core/lottery';
import { withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

export class MemoryLotteryOrganiserRepository implements OrganiserRepository {
  constructor(private readonly tables: MemoryTables) {}

  has(userId: string): Promise<boolean> {
    return Promise.resolve(this.tables.organisers.has(userId));
  }

  list(): Promise<NamedOrganiser[]> {
    const named = [...this.tables.organisers.values()].flatMap((role) => {
      const user = this.tables.users.get(role.userId);
      return user ? [{ ...role, name: user.name, email: user.email }] : [];
    });
    return Promise.resolve(
      named.sort((a, b) => b.grantedAt - a.grantedAt || (a.userId < b.userId ? 1 : -1)),
    );
  }

  async add(role: OrganiserRole): Promise<boolean> {
    if (await this.has(role.userId)) return false;
    this.tables.organisers = withEntry(this.tables.organisers, role.userId, role);
    return true;
  }

  async remove(userId: string): Promise<boolean> {
    const had = await this.has(userId);
    this.tables.organisers = withoutEntry(this.tables.organisers, userId);
    return had;
  }

  async eraseOwned(userId: string): Promise<void> {
    await this.remove(userId);
  }
}
