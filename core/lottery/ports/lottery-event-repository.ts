import type { Instant, KeysetPosition } from '../../shared/index.ts';
import type { EventStatus, LotteryEvent } from '../lottery-event.ts';

export interface EventsQuery {
  readonly status: EventStatus;
  /** The moment that statuses are judged at. */
  readonly asOf: Instant;
  /** Only events behind this place. */
  readonly after: KeysetPosition | null;
  readonly limit: number;
}

export interface EventCounts {
  readonly all: number;
  readonly active: number;
}

/** Stores lottery events. test/conformance/lottery-event-repository states what every adapter must do. */
export interface LotteryEventRepository {
  /** The next events of one status, in the order that EVENT_ORDER gives it. */
  listByStatus(query: EventsQuery): Promise<readonly LotteryEvent[]>;
  /** Null for an unknown id, also for a text that can be none. */
  find(id: string): Promise<LotteryEvent | null>;
  /** How many events there are, and how many are active at a moment. */
  count(asOf: Instant): Promise<EventCounts>;
  isEmpty(): Promise<boolean>;
  /** Stores a new event with its prizes; an existing id stays unchanged, also under concurrent calls. */
  addIfNew(event: LotteryEvent): Promise<void>;
}
