import type { OwnedRecords } from '../../accounts/index.ts';
import type { KeysetPosition } from '../../shared/index.ts';
import type { LotteryEntry } from '../entry.ts';
import type { LotteryEvent } from '../lottery-event.ts';
import type { Moment } from './lottery-event-repository.ts';

/** 'refused': the event is not active, full, or not at this version any more. */
export type EntryOutcome = 'added' | 'duplicate' | 'refused';

/** An entry with its event. */
export interface OwnEntry {
  readonly entry: LotteryEntry;
  readonly event: LotteryEvent;
}

/** An entry as the console lists it. */
export interface ListedEntry {
  readonly entry: LotteryEntry;
  /** Null once the account is deleted. */
  readonly email: string | null;
}

/** A drawn line: what the frozen list says of one entry. */
export interface WeightedEntry {
  readonly id: string;
  readonly weight: number;
}

/** Stores entries. test/conformance/lottery-entry-repository states what every adapter must do. */
export interface EntryRepository extends OwnedRecords {
  /**
   * Adds the entry and counts it, both or neither: one per event and account, only while the event of this version is
   * published and open at the moment, and only up to its limit. Holds under concurrent calls of several servers.
   */
  add(entry: LotteryEntry, version: number, moment: Moment): Promise<EntryOutcome>;
  /** Deletes the account's entry and counts one less; false when there is none, or the event is not open at the moment. */
  withdraw(eventId: string, accountId: string, moment: Moment): Promise<boolean>;
  find(id: string): Promise<LotteryEntry | null>;
  findOwned(eventId: string, accountId: string): Promise<LotteryEntry | null>;
  /** Of one account, newest first. */
  listOwned(
    accountId: string,
    after: KeysetPosition | null,
    limit: number,
  ): Promise<readonly OwnEntry[]>;
  /** Names of the accounts of these entries; without those of deleted accounts. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Of one event by id, behind the id `after`. */
  listOf(eventId: string, after: string | null, limit: number): Promise<readonly ListedEntry[]>;
  /** All of one event, ascending by id. */
  weightsOf(eventId: string): Promise<readonly WeightedEntry[]>;
  /** The chances of all entries of one event together. */
  totalWeight(eventId: string): Promise<number>;
  /** Replaces the choice of the owner. */
  setHidesName(id: string, hidesName: boolean): Promise<void>;
  /** Deletes entries of events that are not frozen and counts them; in frozen lists cuts the link to the account. */
  eraseOwned(accountId: string): Promise<void>;
}
