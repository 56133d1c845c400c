import type { Instant } from '../../shared/index.ts';
import { fromHex, isHex, isWellFormed } from './bytes.ts';
import { ENTRY_UUID, type DrawEntry } from './draw-entry.ts';
import type { RegisterHead } from './entry-register.ts';
import { tagged } from './manifest.ts';
import type { DrawSigner, SignatureChecks } from './ports/draw-crypto.ts';
import { readWireTime, wireTime } from './wire-time.ts';

/** The organiser's signed statement that an entry was accepted, or withdrawn. */
export interface EntryReceipt {
  /** Absent: it was accepted. */
  readonly type?: 'withdrawn';
  readonly event_id: string;
  readonly uuid: string;
  readonly weight: number;
  /** When the entry was accepted or withdrawn. */
  readonly at: string;
  /** The register up to the line that says so; absent where the draw keeps none. */
  readonly register?: RegisterHead;
  readonly public_key: string;
  readonly signature: string;
}

type Facts = Omit<EntryReceipt, 'signature' | 'public_key'>;

/** The bytes of a receipt that are signed: "LOT-DRAW/1/receipt\n" ‖ JCS{event_id, uuid, weight, at, register?, type?}. */
const receiptBytes = ({ event_id, uuid, weight, at, register, type }: Facts) =>
  tagged('receipt', {
    event_id,
    uuid,
    weight,
    at,
    ...(register ? { register: { n: register.n, hash: register.hash } } : {}),
    ...(type ? { type } : {}),
  });

const signed = (facts: Facts, signer: DrawSigner): EntryReceipt => ({
  ...facts,
  public_key: signer.publicKey,
  signature: signer.sign(receiptBytes(facts)),
});

/** The receipt of an entry. */
export const signReceipt = (
  eventId: string,
  { uuid, weight }: DrawEntry,
  acceptedAt: Instant,
  signer: DrawSigner,
  register: RegisterHead | null = null,
): EntryReceipt =>
  signed(
    { event_id: eventId, uuid, weight, at: wireTime(acceptedAt), ...(register && { register }) },
    signer,
  );

/** The receipt of a withdrawal. */
export const signWithdrawal = (
  eventId: string,
  { uuid, weight }: DrawEntry,
  withdrawnAt: Instant,
  signer: DrawSigner,
  register: RegisterHead | null,
): EntryReceipt => {
  const facts = { event_id: eventId, uuid, weight, at: wireTime(withdrawnAt) };
  return signed({ type: 'withdrawn', ...facts, ...(register && { register }) }, signer);
};

/** A receipt from JSON; null when a member is missing or malformed. */
export function readReceipt(value: unknown): EntryReceipt | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, event_id, uuid, weight, at, register, public_key, signature } = value as Record<
    string,
    unknown
  >;
  const head = register === undefined ? undefined : readHead(register);
  const sound =
    (type === undefined || type === 'withdrawn') &&
    typeof event_id === 'string' &&
    isWellFormed(event_id) &&
    typeof uuid === 'string' &&
    ENTRY_UUID.test(uuid) &&
    Number.isSafeInteger(weight) &&
    typeof at === 'string' &&
    readWireTime(at) !== null &&
    head !== null &&
    isHex(public_key, 32) &&
    isHex(signature, 64);
  if (!sound) return null;
  const facts = { event_id, uuid, weight: weight as number, at, public_key, signature };
  return { ...facts, ...(type && { type }), ...(head && { register: head }) };
}

function readHead(value: unknown): RegisterHead | null {
  if (typeof value !== 'object' || value === null) return null;
  const { n, hash } = value as Record<string, unknown>;
  return Number.isSafeInteger(n) && isHex(hash, 32) ? { n: n as number, hash } : null;
}

/** Whether the receipt is signed by `publicKey`, the key of the draw's bundle. */
export const isReceiptValid = (
  receipt: EntryReceipt,
  publicKey: string,
  checks: Pick<SignatureChecks, 'verifyEd25519'>,
): boolean =>
  receipt.public_key === publicKey &&
  checks.verifyEd25519(fromHex(receipt.signature), receiptBytes(receipt), fromHex(publicKey));
