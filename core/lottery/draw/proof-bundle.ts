import type { Texts } from '../../shared/index.ts';
import type { DrawEntry } from './draw-entry.ts';
import { eventsOfType, headBytes, type LogLine } from './draw-log.ts';
import type { Entropy } from './entropy.ts';
import { publishedRegister, type PublishedRegister, type RegisterLine } from './entry-register.ts';
import { lockBytes, type Lock } from './lock.ts';
import { PROTOCOL, manifestBytes, manifestHash, type Manifest } from './manifest.ts';
import type { Hashing, DrawSigner } from './ports/draw-crypto.ts';
import type { DrawPick } from './select-winners.ts';

/** Everything that a stranger needs to check a draw, as published: JSON with integers as its only numbers. */
export interface ProofBundle {
  readonly protocol: typeof PROTOCOL;
  /** Ed25519 key of the organiser's installation. */
  readonly public_key: string;
  readonly rules: readonly Texts[];
  /** The version in force; all versions stand in the log. */
  readonly manifest: Manifest;
  readonly manifest_hash: string;
  /** Signs "LOT-DRAW/1/manifest\n" ‖ JCS(manifest). */
  readonly manifest_signature: string;
  /** Sorted by uuid; null until the list is frozen. */
  readonly entries: readonly DrawEntry[] | null;
  /** Absent where the manifest promises none. */
  readonly register?: PublishedRegister;
  readonly lock: Lock | null;
  /** Signs "LOT-DRAW/1/lock\n" ‖ JCS(lock). */
  readonly lock_signature: string | null;
  /** Null until the winners are drawn, as are seed and picks. */
  readonly entropy: Entropy | null;
  readonly seed: string | null;
  readonly picks: readonly DrawPick[] | null;
  readonly log: readonly LogLine[];
  /** Signs "LOT-DRAW/1/head\n" ‖ JCS{event_id, n, hash} of the last line. */
  readonly log_signature: string;
}

/** A signature that is stored with what it signs. */
export const signManifest = (manifest: Manifest, signer: DrawSigner): string =>
  signer.sign(manifestBytes(manifest));

/** As `signManifest`, of the lock of a frozen list. */
export const signLock = (lock: Lock, signer: DrawSigner): string => signer.sign(lockBytes(lock));

/** What an installation stores of a draw. */
export interface DrawRecord {
  readonly rules: readonly Texts[];
  readonly log: readonly LogLine[];
  readonly manifestSignature: string;
  /** Both null until the list is frozen. */
  readonly entries: readonly DrawEntry[] | null;
  readonly lockSignature: string | null;
  /** Null where the manifest promises none. */
  readonly register?: readonly RegisterLine[] | null;
  /** Null: the head is signed now. */
  readonly logSignature?: string | null;
}

/**
 * The bundle of a draw. Manifest, lock and outcome come from the log, whose first line publishes the manifest. Throws a
 * RangeError for a log without one.
 */
export function proofBundle(
  record: DrawRecord,
  signer: DrawSigner,
  hashing: Pick<Hashing, 'sha256'>,
): ProofBundle {
  const manifest = eventsOfType(record.log, 'published').at(-1)?.manifest;
  const head = record.log.at(-1);
  if (!manifest || !head) throw new RangeError('The log publishes no manifest');
  const lock = eventsOfType(record.log, 'frozen')[0] ?? null;
  const outcome = eventsOfType(record.log, 'selected')[0] ?? null;
  return {
    protocol: PROTOCOL,
    public_key: signer.publicKey,
    rules: record.rules,
    manifest,
    manifest_hash: manifestHash(manifest, hashing),
    manifest_signature: record.manifestSignature,
    entries: lock && record.entries,
    ...(record.register
      ? { register: publishedRegister(manifest.event_id, record.register, signer, hashing) }
      : {}),
    lock,
    lock_signature: lock && record.lockSignature,
    entropy: outcome?.entropy ?? null,
    seed: outcome?.seed ?? null,
    picks: outcome?.picks ?? null,
    log: record.log,
    log_signature: record.logSignature ?? signer.sign(headBytes(manifest.event_id, head)),
  };
}
