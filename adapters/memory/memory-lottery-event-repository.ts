import {
  EVENT_ORDER,
  eventPlace,
  eventStatus,
  type EventCounts,
  type EventsQuery,
  type LotteryEvent,
  type LotteryEventRepository,
} from '@toolyard/core/lottery';
import type { Instant, KeysetPosition } from '@toolyard/core/shared';
import { copyOf, withEntry, type MemoryTables } from './memory-tables.ts';

const ascending = (a: KeysetPosition, b: KeysetPosition): number =>
  a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

export class MemoryLotteryEventRepository implements LotteryEventRepository {
  constructor(private readonly tables: MemoryTables) {}

  async listByStatus({ status, asOf, after, limit }: EventsQuery): Promise<LotteryEvent[]> {
    await Promise.resolve();
    const { latestFirst } = EVENT_ORDER[status];
    const compare = (a: KeysetPosition, b: KeysetPosition) =>
      latestFirst ? ascending(b, a) : ascending(a, b);
    const found = [...this.tables.lotteryEvents.values()]
      .filter((event) => eventStatus(event, asOf) === status)
      .filter((event) => !after || compare(after, eventPlace(event, status)) < 0)
      .sort((a, b) => compare(eventPlace(a, status), eventPlace(b, status)));
    return structuredClone(found.slice(0, limit));
  }

  find(id: string): Promise<LotteryEvent | null> {
    return Promise.resolve(copyOf(this.tables.lotteryEvents.get(id)));
  }

  count(asOf: Instant): Promise<EventCounts> {
    const events = [...this.tables.lotteryEvents.values()];
    const active = events.filter((event) => eventStatus(event, asOf) === 'active').length;
    return Promise.resolve({ all: events.length, active });
  }

  isEmpty(): Promise<boolean> {
    return Promise.resolve(this.tables.lotteryEvents.size === 0);
  }

  async addIfNew(event: LotteryEvent): Promise<void> {
    await Promise.resolve();
    if (this.tables.lotteryEvents.has(event.id)) return;
    this.tables.lotteryEvents = withEntry(this.tables.lotteryEvents, event.id, event);
  }
}
