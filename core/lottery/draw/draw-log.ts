import type { Instant } from '../../shared/index.ts';
import { concatBytes, toHex, utf8 } from './bytes.ts';
import { canonicalBytes, type JsonObject } from './canonical-json.ts';
import type { Entropy } from './entropy.ts';
import type { Forfeit } from './forfeits.ts';
import type { LockStamp } from './lock-stamp.ts';
import type { Lock } from './lock.ts';
import { PROTOCOL, tagged, type Manifest } from './manifest.ts';
import type { DrawCrypto, DrawSigner } from './ports/draw-crypto.ts';
import type { DrawPick } from './select-winners.ts';
import { wireTime } from './wire-time.ts';

/** What can happen to a draw, in public. */
export type DrawEvent =
  | {
      readonly type: 'published';
      readonly data: { readonly manifest: Manifest; readonly manifest_hash: string };
    }
  | { readonly type: 'frozen'; readonly data: Lock }
  | { readonly type: 'stamped'; readonly data: LockStamp }
  | {
      readonly type: 'selected';
      readonly data: {
        readonly entropy: Entropy;
        readonly seed: string;
        readonly picks: readonly DrawPick[];
      };
    }
  | { readonly type: 'forfeited'; readonly data: Forfeit }
  | { readonly type: 'cancelled' | 'failed'; readonly data: { readonly reason: string } };

export type DrawEventType = DrawEvent['type'];

/** A line of a draw's log. */
export type LogLine = DrawEvent & {
  /** Number of the line, from 1. */
  readonly n: number;
  readonly at: string;
  /** SHA-256("LOT-DRAW/1/log\n" ‖ hash of the line before ‖ JCS{n, at, type, data}), in hexadecimal digits. */
  readonly hash: string;
};

/** The hash before the first line: 64 zeros. Hashes enter the next one as their 64 hexadecimal digits. */
export const LOG_START = '0'.repeat(64);

type Sha256 = Pick<DrawCrypto, 'sha256'>;

/** The hash of a line behind the hash `previous`. */
export function lineHash(
  previous: string,
  { n, at, type, data }: Omit<LogLine, 'hash'>,
  hashing: Sha256,
): string {
  const event = { n, at, type, data } as unknown as JsonObject;
  const head = utf8(`${PROTOCOL}/log\n${previous}`);
  return toHex(hashing.sha256(concatBytes(head, canonicalBytes(event))));
}

/** The line that follows `last`; null for the first. */
export function nextLine(
  last: Pick<LogLine, 'n' | 'hash'> | null,
  event: DrawEvent,
  at: Instant,
  hashing: Sha256,
): LogLine {
  const line = { n: (last?.n ?? 0) + 1, at: wireTime(at), ...event };
  return { ...line, hash: lineHash(last?.hash ?? LOG_START, line, hashing) };
}

/** The bytes that sign a log up to a line: "LOT-DRAW/1/head\n" ‖ JCS{event_id, n, hash}. */
export const headBytes = (eventId: string, { n, hash }: Pick<LogLine, 'n' | 'hash'>): Uint8Array =>
  tagged('head', { event_id: eventId, n, hash });

/** The signature of a log up to a line. */
export const signHead = (
  eventId: string,
  line: Pick<LogLine, 'n' | 'hash'>,
  signer: DrawSigner,
): string => signer.sign(headBytes(eventId, line));

/** Members of `type` in a log, in order. */
export const eventsOfType = <Type extends keyof EventData>(
  log: readonly LogLine[],
  type: Type,
): readonly EventData[Type][] =>
  log.filter((line) => line.type === type).map((line) => line.data as EventData[Type]);

interface EventData {
  readonly published: DataOf<'published'>;
  readonly frozen: DataOf<'frozen'>;
  readonly stamped: DataOf<'stamped'>;
  readonly selected: DataOf<'selected'>;
  readonly forfeited: DataOf<'forfeited'>;
}

type DataOf<Type extends DrawEventType> = Extract<DrawEvent, { type: Type }>['data'];
