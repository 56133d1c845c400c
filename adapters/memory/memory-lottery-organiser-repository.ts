import {
  isWaiting,
  LOTTERY_ORGANISER_NAME_TAKEN,
  organiserNameKey,
  type NamedOrganiser,
  type OrganiserName,
  type OrganiserRepository,
  type OrganiserRole,
} from '@toolyard/core/lottery';
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

  nameOf(userId: string): Promise<string | null> {
    return Promise.resolve(this.tables.organiserNames.get(userId)?.name ?? null);
  }

  async setName(chosen: OrganiserName): Promise<void> {
    await Promise.resolve();
    const key = organiserNameKey(chosen.name);
    const others = [
      ...[...this.tables.organiserNames.values()].filter(({ userId }) => userId !== chosen.userId),
      ...[...this.tables.lotteryEvents.values()]
        .filter((event) => event.stage !== 'draft' || isWaiting(event))
        .map(({ organiser }) => organiser)
        .filter(({ realm, id }) => realm === 'user' && id !== chosen.userId),
    ];
    if (others.some(({ name }) => organiserNameKey(name) === key))
      throw LOTTERY_ORGANISER_NAME_TAKEN();
    this.tables.organiserNames = withEntry(this.tables.organiserNames, chosen.userId, chosen);
  }

  async eraseOwned(userId: string): Promise<void> {
    await this.remove(userId);
    this.tables.organiserNames = withoutEntry(this.tables.organiserNames, userId);
  }
}
