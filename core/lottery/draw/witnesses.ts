import { isHex } from './bytes.ts';
import type { LogLine } from './draw-log.ts';
import { isReceiptValid, readReceipt, type EntryReceipt } from './entry-receipt.ts';
import { parsedJson } from './json-fault.ts';
import type { DrawCrypto } from './ports/draw-crypto.ts';
import type { ProofBundle } from './proof-bundle.ts';

/**
 * What a reader knows of a draw from elsewhere than its proof: a forger can make everything inside a proof, but not
 * what somebody saved before. When it was saved is the reader's own knowledge. Hashes and keys are 64 hexadecimal digits.
 */
export interface Witnesses {
  /** The organiser's public key. */
  readonly key?: string;
  /** Root of the entry list, saved before the draw. */
  readonly root?: string;
  /** Hash of the last line of the log, saved at some time. */
  readonly head?: string;
  /** The reader's own receipt: its key is the one that took the entry. */
  readonly receipt?: EntryReceipt;
  /** SHA-256 fingerprint of a certificate of the time-stamping authority, from the authority itself. */
  readonly authority?: string;
  /** Those that the reader takes from the site; a time stamp of another authority is no fault for them. */
  readonly siteAuthorities?: readonly string[];
}

export const WITNESS_KINDS = ['root', 'head', 'key', 'receipt', 'authority'] as const;
export type WitnessKind = (typeof WITNESS_KINDS)[number];

/** Witnesses as somebody types them, a receipt as its JSON; an empty text is none. */
export type WitnessTexts = Partial<Readonly<Record<WitnessKind, string>>>;

/** The witnesses of texts, and the kinds whose text is malformed. */
export function readWitnesses(texts: WitnessTexts): {
  readonly witnesses: Witnesses;
  readonly malformed: readonly WitnessKind[];
} {
  const malformed: WitnessKind[] = [];
  const witnesses: { -readonly [Kind in keyof Witnesses]: Witnesses[Kind] } = {};
  for (const kind of WITNESS_KINDS) {
    const text = texts[kind]?.trim() ?? '';
    if (text === '') continue;
    const receipt = kind === 'receipt' ? readReceipt(parsedJson(text)) : null;
    // Fingerprints are mostly written with colons.
    const digits = text.toLowerCase().replaceAll(':', '');
    if (receipt) witnesses.receipt = receipt;
    else if (kind !== 'receipt' && isHex(digits, 32)) witnesses[kind] = digits;
    else malformed.push(kind);
  }
  return { witnesses, malformed };
}

/** Whether the key of the proof is the organiser's; null: no witness says. */
export function keyConfirmed(
  { key, receipt }: Witnesses,
  { public_key }: ProofBundle,
  crypto: Pick<DrawCrypto, 'verifyEd25519'>,
): boolean | null {
  if (key !== undefined) return key === public_key;
  if (!receipt || !isReceiptValid(receipt, receipt.public_key, crypto)) return null;
  return receipt.public_key === public_key;
}

/** The line that a saved head is the hash of; undefined when the log has none. */
export const lineOfHead = (head: string, log: readonly LogLine[]): LogLine | undefined =>
  log.find(({ hash }) => hash === head);

/**
 * Whether the frozen list was there before the randomness; null: no witness says. A head shows it when it is that of
 * the freeze itself, or of its time stamp.
 */
export function listConfirmed(
  { root, head }: Witnesses,
  { lock, log }: ProofBundle,
): boolean | null {
  if (root !== undefined) return root === lock?.root;
  const type = head === undefined ? undefined : lineOfHead(head, log)?.type;
  return type === 'frozen' || type === 'stamped' ? true : null;
}

/** What somebody saves of a frozen list, to hold the proof against it after the draw. */
export interface FrozenWitness {
  readonly root: string;
  /** Of the freeze, whatever follows in the log. */
  readonly head: string;
  readonly key: string;
}

/** The witness of a log; null before the freeze. */
export function frozenWitness(log: readonly LogLine[], publicKey: string): FrozenWitness | null {
  const line = log.find(({ type }) => type === 'frozen');
  return line?.type === 'frozen' ? { root: line.data.root, head: line.hash, key: publicKey } : null;
}
