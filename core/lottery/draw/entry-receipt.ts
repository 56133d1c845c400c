import type { Instant } from '../../shared/index.ts';
import { fromHex, isHex, isWellFormed } from './bytes.ts';
import { ENTRY_UUID, type DrawEntry } from './draw-entry.ts';
import { tagged } from './manifest.ts';
import type { DrawSigner, SignatureChecks } from './ports/draw-crypto.ts';
import { readWireTime, wireTime } from './wire-time.ts';

/** The organiser's signed statement that an entry was accepted. */
export interface EntryReceipt {
  readonly event_id: string;
  readonly uuid: string;
  readonly weight: number;
  /** When the entry was accepted. */
  readonly at: string;
  readonly public_key: string;
  readonly signature: string;
}

/** The bytes of a receipt that are signed: "LOT-DRAW/1/receipt\n" ‖ JCS{event_id, uuid, weight, at}. */
const receiptBytes = ({
  event_id,
  uuid,
  weight,
  at,
}: Omit<EntryReceipt, 'signature' | 'public_key'>) =>
  tagged('receipt', { event_id, uuid, weight, at });

/** The receipt of an entry. */
export function signReceipt(
  eventId: string,
  { uuid, weight }: DrawEntry,
  acceptedAt: Instant,
  signer: DrawSigner,
): EntryReceipt {
  const facts = { event_id: eventId, uuid, weight, at: wireTime(acceptedAt) };
  return { ...facts, public_key: signer.publicKey, signature: signer.sign(receiptBytes(facts)) };
}

/** A receipt from JSON; null when a member is missing or malformed. */
export function readReceipt(value: unknown): EntryReceipt | null {
  if (typeof value !== 'object' || value === null) return null;
  const { event_id, uuid, weight, at, public_key, signature } = value as Record<string, unknown>;
  const sound =
    typeof event_id === 'string' &&
    isWellFormed(event_id) &&
    typeof uuid === 'string' &&
    ENTRY_UUID.test(uuid) &&
    Number.isSafeInteger(weight) &&
    typeof at === 'string' &&
    readWireTime(at) !== null &&
    isHex(public_key, 32) &&
    isHex(signature, 64);
  return sound ? { event_id, uuid, weight: weight as number, at, public_key, signature } : null;
}

/** Whether the receipt is signed by `publicKey`, the key of the draw's bundle. */
export const isReceiptValid = (
  receipt: EntryReceipt,
  publicKey: string,
  checks: Pick<SignatureChecks, 'verifyEd25519'>,
): boolean =>
  receipt.public_key === publicKey &&
  checks.verifyEd25519(fromHex(receipt.signature), receiptBytes(receipt), fromHex(publicKey));
