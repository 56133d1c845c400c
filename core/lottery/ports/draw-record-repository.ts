import type { LogLine, RegisterHead, RegisterLine } from '../draw/index.ts';

/** A line of an event's public log. */
export interface StoredLogLine {
  readonly eventId: string;
  readonly line: LogLine;
}

/** A line of an event's register of entries. */
export interface StoredRegisterLine {
  readonly eventId: string;
  readonly entryId: string;
  readonly line: RegisterLine;
  /** The register up to this line. */
  readonly head: RegisterHead;
}

/** Stores the public logs of draws, their registers of entries and their seeds. test/conformance/lottery-draw-record-repository states what every adapter must do. */
export interface DrawRecordRepository {
  /** The seed of an event without a beacon, sealed; null when there is none. */
  sealedSeedOf(eventId: string): Promise<string | null>;
  /** Replaces the one that is stored. */
  putSealedSeed(eventId: string, sealedSeed: string): Promise<void>;
  /** The public log of an event, in its order. */
  logOf(eventId: string): Promise<readonly LogLine[]>;
  /** The last line of an event's public log; null when there is none. */
  lastLine(eventId: string): Promise<LogLine | null>;
  /** Adds the line; lines are never changed. Rejects when its number is taken. */
  append(line: StoredLogLine): Promise<void>;
  /** Begins the register of an event with its start. */
  openRegister(eventId: string, start: RegisterHead): Promise<void>;
  /** The last head of an event's register; null where the event keeps none. */
  registerEnd(eventId: string): Promise<RegisterHead | null>;
  /** The register of an event, in its order. */
  registerOf(eventId: string): Promise<readonly RegisterLine[]>;
  /** Adds the line; lines are never changed. Rejects when its number is taken. */
  register(line: StoredRegisterLine): Promise<void>;
  /** The heads of the lines by which entries were entered, by the ids of the entries. */
  enteredHeads(entryIds: readonly string[]): Promise<ReadonlyMap<string, RegisterHead>>;
}
