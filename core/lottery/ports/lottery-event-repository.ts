import type { OwnedRecords } from '../../accounts/index.ts';
import type { Instant, KeysetPosition } from '../../shared/index.ts';
import type { EventPhase, EventStatus, LotteryEvent } from '../lottery-event.ts';

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
  /** Those that wait for their freeze or their draw. */
  readonly overdue: number;
  /** Drafts that wait for approval. */
  readonly waiting: number;
}

export interface ManagedEventsQuery {
  /** Only the events of this user; null = all. */
  readonly organiserId: string | null;
  /** Part of the title in either language, or of the organizer's name, in any case; empty = all. */
  readonly search: string;
  /** Only events in this phase; null = all. */
  readonly phase: EventPhase | null;
  /** The moment that phases are judged at. */
  readonly asOf: Instant;
  /** By creation, newest first. */
  readonly after: KeysetPosition | null;
  readonly limit: number;
}

export interface WaitingEventsQuery {
  /** By submission, oldest first. */
  readonly after: KeysetPosition | null;
  readonly limit: number;
}

/** A moment to judge by; null = the clock of the database. */
export type Moment = Instant | null;

/**
 * Stores lottery events. With an account its drafts are erased. test/conformance/lottery-event-repository states what every
 * adapter must do.
 */
export interface LotteryEventRepository extends OwnedRecords {
  /** The next events of one status, in the order that EVENT_ORDER gives it; no drafts. */
  listByStatus(query: EventsQuery): Promise<readonly LotteryEvent[]>;
  /** Events of every stage, newest first. */
  listManaged(query: ManagedEventsQuery): Promise<readonly LotteryEvent[]>;
  /** Drafts that wait for approval. */
  listWaiting(query: WaitingEventsQuery): Promise<readonly LotteryEvent[]>;
  /**
   * Number of drafts of a user, those that wait included. Whoever counts the same user's meanwhile waits until the unit of
   * work ends.
   */
  countDraftsLocked(organiserId: string): Promise<number>;
  /** Null for an unknown id, also for a text that can be none. */
  find(id: string): Promise<LotteryEvent | null>;
  /** The same, locked until the unit of work ends: no entry is added or withdrawn meanwhile. */
  findLocked(id: string): Promise<LotteryEvent | null>;
  /** How many events are published, and how many are active or overdue at a moment; how many drafts wait. */
  count(asOf: Instant): Promise<EventCounts>;
  isEmpty(): Promise<boolean>;
  /** Stores a new event with its prizes; an existing id stays unchanged, also under concurrent calls. */
  addIfNew(event: LotteryEvent): Promise<void>;
  /**
   * Stores `changed` where the stored version is `changed.version - 1`, else refuses with VERSION_CONFLICT. The number of
   * participants stays as stored.
   */
  update(changed: LotteryEvent): Promise<void>;
  /** Gives the drafts of a user that do not wait for approval a new name of their organiser, each a version on. */
  renameDrafts(organiserId: string, name: string, at: Instant): Promise<void>;
  /** Deletes a draft with its prizes. No error when there is none. */
  removeDraft(id: string): Promise<void>;
  /** Whether the event is published and its close lies at or before the moment. */
  hasClosed(id: string, moment: Moment): Promise<boolean>;
  /** Ids of events with a step that is due: a close, a draw, or the end of a time to claim. */
  listDue(at: Instant, limit: number): Promise<readonly string[]>;
  /** Ids of events whose frozen lists lack a time stamp and whose draws are not due, the next draw first. */
  listUnstamped(at: Instant, limit: number): Promise<readonly string[]>;
  /** The event whose winners were drawn last; null when there is none. */
  findLastResult(): Promise<LotteryEvent | null>;
}
