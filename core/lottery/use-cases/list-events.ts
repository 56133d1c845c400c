import {
  CURSOR_INVALID,
  PAGE_LIMIT,
  type Clock,
  type Instant,
  type Page,
  type PageRequest,
} from '../../shared/index.ts';
import { eventCursorOf, readEventCursor, eventPlace } from '../event-order.ts';
import { EVENT_STATUSES, type EventStatus, type LotteryEvent } from '../lottery-event.ts';
import type { LotteryEventRepository } from '../ports/lottery-event-repository.ts';
import { eventsOfType, type Lock, type LogLine } from '../draw/index.ts';
import type { DrawRecordRepository } from '../ports/draw-record-repository.ts';
import type { EntryRepository } from '../ports/entry-repository.ts';
import { publishedEvent } from './enter-event.ts';

interface EventsRequest extends PageRequest {
  /** Only events of this status; null = all. */
  readonly status: EventStatus | null;
}

interface EventsPage extends Page<LotteryEvent> {
  /** The moment of the answer. */
  readonly at: Instant;
}

/** Events, active ones first, then those to come, then those that ended. */
export class ListEvents {
  constructor(
    private readonly events: Pick<LotteryEventRepository, 'listByStatus'>,
    private readonly clock: Clock,
  ) {}

  /** The moment of the first page orders every page, so that a walk meets each event once. */
  async execute({ limit, cursor, status }: EventsRequest): Promise<EventsPage> {
    const at = this.clock.now();
    const most = Math.min(Math.max(1, Math.trunc(limit)), PAGE_LIMIT);
    const from = cursor === null ? null : readEventCursor(cursor);
    const asOf = from?.asOf ?? at;
    const wanted: readonly EventStatus[] = status === null ? EVENT_STATUSES : [status];
    const first = from ? wanted.indexOf(from.status) : 0;
    if (first < 0) throw CURSOR_INVALID();
    const found: { readonly event: LotteryEvent; readonly status: EventStatus }[] = [];
    for (const group of wanted.slice(first)) {
      const after = from?.status === group ? from.place : null;
      const missing = most + 1 - found.length;
      if (missing === 0) break;
      const events = await this.events.listByStatus({ status: group, asOf, after, limit: missing });
      found.push(...events.map((event) => ({ event, status: group })));
    }
    const shown = found.slice(0, most);
    const last = found.length > most ? shown.at(-1) : undefined;
    const place = last && eventPlace(last.event, last.status);
    return {
      at,
      items: shown.map(({ event }) => event),
      nextCursor: place ? eventCursorOf({ asOf, status: last.status, place }) : null,
    };
  }
}

/** What is published of an event's draw so far. */
export interface DrawFacts {
  readonly manifestHash: string;
  /** Fingerprint of the rules. */
  readonly rulesHash: string;
  /** Round of the beacon; null for a draw by a committed seed. */
  readonly round: number | null;
  /** Null until the list of entries is frozen. */
  readonly lock: Lock | null;
}

interface ReadEventAnswer {
  /** The moment of the answer. */
  readonly at: Instant;
  readonly event: LotteryEvent;
  readonly facts: DrawFacts | null;
  /** Chances of all entries together, by which anybody can tell the odds of their own. */
  readonly totalWeight: number;
}

/** One published event. */
export class ReadEvent {
  constructor(
    private readonly all: {
      readonly lotteryEvents: Pick<LotteryEventRepository, 'find'>;
      readonly lotteryDraws: Pick<DrawRecordRepository, 'logOf'>;
      readonly lotteryEntries: Pick<EntryRepository, 'totalWeight'>;
    },
    private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<ReadEventAnswer> {
    const event = await publishedEvent(this.all.lotteryEvents, id);
    const log = await this.all.lotteryDraws.logOf(id);
    const facts = factsOf(log);
    const totalWeight = facts?.lock?.weight_total ?? (await this.totalWeight(event));
    return { at: this.clock.now(), event, facts, totalWeight };
  }

  private totalWeight({ id, maxWeight, participants }: LotteryEvent): Promise<number> {
    return maxWeight === 1
      ? Promise.resolve(participants)
      : this.all.lotteryEntries.totalWeight(id);
  }
}

function factsOf(log: readonly LogLine[]): DrawFacts | null {
  const published = eventsOfType(log, 'published').at(-1);
  if (!published) return null;
  const { entropy, rules_sha256: rulesHash } = published.manifest;
  return {
    manifestHash: published.manifest_hash,
    rulesHash,
    round: entropy.mode === 'commit' ? null : entropy.round,
    lock: eventsOfType(log, 'frozen')[0] ?? null,
  };
}
