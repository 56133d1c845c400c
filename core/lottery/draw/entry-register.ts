import { ascii, toHex } from './bytes.ts';
import type { DrawEntry } from './draw-entry.ts';
import { PROTOCOL, tagged } from './manifest.ts';
import type { DrawSigner, Hashing } from './ports/draw-crypto.ts';

/** What can happen to an entry before the freeze. `erased`: its account was deleted. */
export const REGISTER_LINE_TYPES = ['entered', 'withdrawn', 'erased'] as const;

/** A line of an event's register of entries. It says nothing of whom: the uuid of an entry is random, and its own salt. */
export interface RegisterLine {
  readonly type: (typeof REGISTER_LINE_TYPES)[number];
  /** `entryCommitment` of the entry, the same on each of its lines. */
  readonly commitment: string;
}

/** A register up to its line `n`, from 1; 0 for one without a line. */
export interface RegisterHead {
  readonly n: number;
  /** SHA-256("LOT-DRAW/1/register\n" ‖ hash of the line before ‖ JCS{commitment, n, type}), in hexadecimal digits. */
  readonly hash: string;
}

/** A register as the proof of its draw publishes it. */
export interface PublishedRegister {
  readonly lines: readonly RegisterLine[];
  /** Signs "LOT-DRAW/1/register-head\n" ‖ JCS{event_id, hash, n} of the last line. */
  readonly signature: string;
}

type Sha256 = Pick<Hashing, 'sha256'>;

/** SHA-256("LOT-DRAW/1/entry\n" ‖ JCS{event_id, uuid, weight}): names an entry to whoever knows it, and to nobody else. */
export const entryCommitment = (
  eventId: string,
  { uuid, weight }: DrawEntry,
  hashing: Sha256,
): string => {
  const entry = `{"event_id":"${eventId}","uuid":"${uuid}","weight":${weight}}`;
  return toHex(hashing.sha256(ascii(`${PROTOCOL}/entry\n${entry}`)));
};

const REGISTER_TAG = `${PROTOCOL}/register\n`;

/** The head of a register without a line: SHA-256("LOT-DRAW/1/register\n" ‖ event id). */
export const registerStart = (eventId: string, hashing: Sha256): RegisterHead => ({
  n: 0,
  hash: toHex(hashing.sha256(ascii(REGISTER_TAG + eventId))),
});

/** The head behind one more line. */
export function nextHead(
  { n, hash }: RegisterHead,
  { type, commitment }: RegisterLine,
  hashing: Sha256,
): RegisterHead {
  const line = `{"commitment":"${commitment}","n":${n + 1},"type":"${type}"}`;
  return { n: n + 1, hash: toHex(hashing.sha256(ascii(REGISTER_TAG + hash + line))) };
}

/** The bytes that sign a register up to a line. */
export const registerHeadBytes = (eventId: string, { n, hash }: RegisterHead): Uint8Array =>
  tagged('register-head', { event_id: eventId, n, hash });

/** The head of a register behind all its lines. */
export const registerHead = (
  eventId: string,
  lines: readonly RegisterLine[],
  hashing: Sha256,
): RegisterHead =>
  lines.reduce((head, line) => nextHead(head, line, hashing), registerStart(eventId, hashing));

/** The register of an event with the signature of its head. */
export function publishedRegister(
  eventId: string,
  lines: readonly RegisterLine[],
  signer: DrawSigner,
  hashing: Sha256,
): PublishedRegister {
  const head = registerHead(eventId, lines, hashing);
  return { lines, signature: signer.sign(registerHeadBytes(eventId, head)) };
}
