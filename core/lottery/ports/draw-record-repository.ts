import type { LogLine } from '../draw/index.ts';

/** A line of an event's public log. */
export interface StoredLogLine {
  readonly eventId: string;
  readonly line: LogLine;
}

/** Stores the public logs of draws, and their seeds. test/conformance/lottery-draw-record-repository states what every adapter must do. */
export interface DrawRecordRepository {
  /** The seed of an event without a beacon, sealed; null when there is none. */
  sealedSeedOf(eventId: string): Promise<string | null>;
  /** Replaces the one that is stored. */
  putSealedSeed(eventId: string, sealedSeed: string): Promise<void>;
  /** The public log of an event, in its order. */
  logOf(eventId: string): Promise<readonly LogLine[]>;
  /** Adds the line; lines are never changed. Rejects when its number is taken. */
  append(line: StoredLogLine): Promise<void>;
}
