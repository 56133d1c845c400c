import {
  entryLimit,
  eventStatus,
  type EntryOutcome,
  type EntryRepository,
  type ListedEntry,
  type LotteryEntry,
  type LotteryEvent,
  type Moment,
  type OwnEntry,
  type WeightedEntry,
} from '@toolyard/core/lottery';
import type { KeysetPosition } from '@toolyard/core/shared';
import { ascending, momentOf } from './memory-lottery-event-repository.ts';
import { copyOf, withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

const place = ({ enteredAt: at, id }: LotteryEntry): KeysetPosition => ({ at, id });
const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : 1);

export class MemoryLotteryEntryRepository implements EntryRepository {
  constructor(private readonly tables: MemoryTables) {}

  async add(entry: LotteryEntry, version: number, moment: Moment): Promise<EntryOutcome> {
    const { eventId, accountId } = entry;
    if (accountId !== null && (await this.findOwned(eventId, accountId))) return 'duplicate';
    const event = this.openEvent(eventId, moment);
    if (event?.version !== version || event.participants >= entryLimit(event)) return 'refused';
    this.tables.lotteryEntries = withEntry(this.tables.lotteryEntries, entry.id, entry);
    this.count(event, 1);
    return 'added';
  }

  async withdraw(eventId: string, accountId: string, moment: Moment): Promise<boolean> {
    const event = this.openEvent(eventId, moment);
    const entry = await this.findOwned(eventId, accountId);
    if (!event || !entry) return false;
    this.tables.lotteryEntries = withoutEntry(this.tables.lotteryEntries, entry.id);
    this.count(event, -1);
    return true;
  }

  find(id: string): Promise<LotteryEntry | null> {
    return Promise.resolve(copyOf(this.tables.lotteryEntries.get(id)));
  }

  findOwned(eventId: string, accountId: string): Promise<LotteryEntry | null> {
    const own = this.all().find(
      (entry) => entry.eventId === eventId && entry.accountId === accountId,
    );
    return Promise.resolve(copyOf(own));
  }

  listOwned(accountId: string, after: KeysetPosition | null, limit: number): Promise<OwnEntry[]> {
    const own = this.all()
      .filter((entry) => entry.accountId === accountId)
      .filter((entry) => !after || ascending(place(entry), after) < 0)
      .sort((a, b) => ascending(place(b), place(a)))
      .slice(0, limit)
      .flatMap((entry) => {
        const event = this.tables.lotteryEvents.get(entry.eventId);
        return event ? [{ entry, event }] : [];
      });
    return Promise.resolve(structuredClone(own));
  }

  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = ids.flatMap((id): readonly [string, string][] => {
      const owner = this.tables.users.get(this.tables.lotteryEntries.get(id)?.accountId ?? '');
      return owner ? [[id, owner.name]] : [];
    });
    return Promise.resolve(new Map(names));
  }

  listOf(eventId: string, after: string | null, limit: number): Promise<ListedEntry[]> {
    const listed = this.all()
      .filter((entry) => entry.eventId === eventId && (after === null || entry.id > after))
      .sort(byId)
      .slice(0, limit)
      .map((entry) => {
        const email = this.tables.users.get(entry.accountId ?? '')?.email ?? null;
        return { entry, email };
      });
    return Promise.resolve(structuredClone(listed));
  }

  weightsOf(eventId: string): Promise<WeightedEntry[]> {
    return Promise.resolve(
      this.all()
        .filter((entry) => entry.eventId === eventId)
        .map(({ id, weight }) => ({ id, weight }))
        .sort(byId),
    );
  }

  async totalWeight(eventId: string): Promise<number> {
    const entries = await this.weightsOf(eventId);
    return entries.reduce((sum, { weight }) => sum + weight, 0);
  }

  async setHidesName(id: string, hidesName: boolean): Promise<void> {
    const entry = await this.find(id);
    if (entry)
      this.tables.lotteryEntries = withEntry(this.tables.lotteryEntries, id, {
        ...entry,
        hidesName,
      });
  }

  async eraseOwned(accountId: string): Promise<void> {
    await Promise.resolve();
    for (const entry of this.all().filter((each) => each.accountId === accountId)) {
      const event = this.tables.lotteryEvents.get(entry.eventId);
      if (event?.stage === 'published') {
        this.tables.lotteryEntries = withoutEntry(this.tables.lotteryEntries, entry.id);
        this.count(event, -1);
      } else
        this.tables.lotteryEntries = withEntry(this.tables.lotteryEntries, entry.id, {
          ...entry,
          accountId: null,
        });
    }
  }

  private all(): LotteryEntry[] {
    return [...this.tables.lotteryEntries.values()];
  }

  private openEvent(id: string, moment: Moment): LotteryEvent | null {
    const event = this.tables.lotteryEvents.get(id);
    return event?.stage === 'published' && eventStatus(event, momentOf(moment)) === 'active'
      ? event
      : null;
  }

  private count(event: LotteryEvent, change: number): void {
    const participants = event.participants + change;
    this.tables.lotteryEvents = withEntry(this.tables.lotteryEvents, event.id, {
      ...event,
      participants,
    });
  }
}
