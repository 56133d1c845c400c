import type { Instant, KeysetPosition } from '../../shared/index.ts';
import type { LotteryEntry } from '../entry.ts';
import type { LotteryEvent } from '../lottery-event.ts';
import type { Winner } from '../winner.ts';

/** A winner with what the public list shows of it. */
export interface NamedWinner {
  readonly winner: Winner;
  readonly entry: LotteryEntry;
  /** Whether the account is not deleted. */
  readonly hasAccount: boolean;
  readonly event: LotteryEvent;
}

export interface WinnersQuery {
  readonly eventId: string | null;
  /** Only winners that have, or had, a prize of this name or this event title; empty = all. */
  readonly search: string;
  /** The time of the draw (`at`) and the entry (`id`) of the winner before: the last draw first, each by rank. */
  readonly after: KeysetPosition | null;
  readonly limit: number;
}

/** Stores winners. test/conformance/lottery-winner-repository states what every adapter must do. */
export interface WinnerRepository {
  addAll(winners: readonly Winner[]): Promise<void>;
  /** Winners and alternates of an event, by rank. */
  listOf(eventId: string): Promise<readonly Winner[]>;
  /** Winners with a prize, claimed, pending or forfeited, of every event. */
  query(query: WinnersQuery): Promise<readonly NamedWinner[]>;
  /** Winners and alternates of one event with what is shown of them, by rank. */
  listNamed(eventId: string): Promise<readonly NamedWinner[]>;
  find(entryId: string): Promise<Winner | null>;
  /** Of one account: those with a prize. */
  listOwned(accountId: string): Promise<readonly Winner[]>;
  update(winner: Winner): Promise<void>;
  /** Entries of an event whose time to claim ended at or before this moment, or whose account is deleted. */
  listLapsed(eventId: string, at: Instant): Promise<readonly Winner[]>;
}
