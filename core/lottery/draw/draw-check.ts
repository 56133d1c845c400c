import { readBundle } from './bundle-shape.ts';
import { toHex } from './bytes.ts';
import { ENTRY_UUID, type DrawEntry } from './draw-entry.ts';
import { entryLeaves, entryTree } from './entry-list.ts';
import { isReceiptValid, readReceipt, type EntryReceipt } from './entry-receipt.ts';
import { entryCommitment, type RegisterLine } from './entry-register.ts';
import { jsonFault, parsedJson } from './json-fault.ts';
import { MANIFEST_LIMITS } from './manifest.ts';
import { inclusionPath, rootOfPath, type MerkleTree } from './merkle-tree.ts';
import type { DrawCrypto } from './ports/draw-crypto.ts';
import type { ProofBundle } from './proof-bundle.ts';
import type { Verification } from './verification.ts';
import { entryRoot, unreadable, verifyBundle, type VerifyOptions } from './verify-bundle.ts';

/** The result of a check and the published values, without the entries and their register. */
export interface DrawReport {
  readonly verification: Verification;
  /** Number of entries in the bundle. */
  readonly entries: number;
  /** Null when the bundle cannot be read. */
  readonly bundle: Omit<ProofBundle, 'entries' | 'register'> | null;
}

/** Whether an entry is on the frozen list. */
export type EntryAnswer =
  | {
      readonly found: true;
      readonly uuid: string;
      /** Place on the list, from 1. */
      readonly place: number;
      readonly size: number;
      readonly weight: number;
      /** Number of hashes that lead from the entry to the root. */
      readonly hashes: number;
      /** They lead to the root of the lock. */
      readonly leadsToRoot: boolean;
      /** Null when no receipt was given. */
      readonly receipt: ReceiptState | null;
    }
  | {
      readonly found: false;
      readonly reason: 'malformed' | 'otherEvent' | 'notFrozen' | MissingEntry;
    };

/** `withdrawn`: the organiser signed a withdrawal, and the entry is on the list all the same. */
export type ReceiptState = 'valid' | 'invalid' | 'otherWeight' | 'withdrawn';

/**
 * Why an entry is not on the list. `withdrawn`, `erased` (with its account): the register says so. `dropped`: it was taken,
 * and nothing says that it left. `unlisted`: it was taken, and the draw keeps no register. `unknown`: nothing says that
 * it was ever taken.
 */
export type MissingEntry = 'withdrawn' | 'erased' | 'dropped' | 'unlisted' | 'unknown';

/** The root if one entry had another weight. */
export interface ChangedRoot {
  readonly uuid: string;
  readonly weight: number;
  readonly root: string;
  readonly published: string;
}

/** One bundle under examination. The tree over its entries is computed when an entry is first looked up. */
export class DrawCheck {
  private readonly candidate: unknown;
  private bundle: ProofBundle | null = null;
  private tree: MerkleTree | null = null;

  /** `text`: the bundle's JSON. */
  constructor(
    private readonly text: string,
    private readonly crypto: DrawCrypto,
  ) {
    this.candidate = parsedJson(text);
  }

  async verify(options: VerifyOptions = {}): Promise<DrawReport> {
    // What JSON.stringify writes has no member twice; comparing is quicker than reading a long list by hand.
    const isPlain = JSON.stringify(this.candidate) === this.text;
    const fault = isPlain ? null : jsonFault(this.text);
    const verification =
      fault === null
        ? await verifyBundle(this.candidate, this.crypto, options)
        : unreadable(fault.path, fault.problem, options);
    if (verification.stage === null) return { verification, entries: 0, bundle: null };
    this.bundle = this.candidate as ProofBundle;
    const { entries, register: _, ...bundle } = this.bundle;
    return { verification, entries: entries?.length ?? 0, bundle };
  }

  /** The root over the bundle's entries, for `VerifyOptions.root` of another thread; '' when they cannot be read. */
  root(): string {
    const read = readBundle(this.candidate);
    return 'field' in read || !read.bundle.entries
      ? ''
      : entryRoot(read.bundle.entries, this.crypto);
  }

  /** Looks an entry up by its uuid or by the JSON of its receipt. */
  find(query: string): EntryAnswer {
    const receipt = readReceipt(parsedJson(query));
    const uuid = receipt?.uuid ?? query.trim().toLowerCase();
    const { bundle } = this;
    if (!ENTRY_UUID.test(uuid)) return { found: false, reason: 'malformed' };
    if (!bundle?.entries || !bundle.lock) return { found: false, reason: 'notFrozen' };
    if (receipt && receipt.event_id !== bundle.manifest.event_id)
      return { found: false, reason: 'otherEvent' };
    const index = indexOf(bundle.entries, uuid);
    const entry = bundle.entries[index];
    if (!entry) return { found: false, reason: this.missing(bundle, uuid, receipt) };
    const path = inclusionPath(this.treeOf(bundle.entries), index);
    const size = bundle.entries.length;
    const leaf = entryLeaves([entry], this.crypto);
    const root = rootOfPath(leaf, index, size, path, this.crypto);
    return {
      found: true,
      uuid,
      place: index + 1,
      size,
      weight: entry.weight,
      hashes: path.length,
      leadsToRoot: root !== null && toHex(root) === bundle.lock.root,
      receipt: receipt && receiptState(receipt, entry, bundle, this.crypto),
    };
  }

  /** The root if the entry had this weight; null for an unknown entry. Only the hashes above the entry change. */
  changedRoot(uuid: string, weight: number): ChangedRoot | null {
    const entries = this.bundle?.entries ?? [];
    const index = indexOf(entries, uuid);
    const entry = entries[index];
    if (!entry || !this.bundle?.lock) return null;
    const path = inclusionPath(this.treeOf(entries), index);
    const leaf = entryLeaves([{ uuid, weight }], this.crypto);
    const root = rootOfPath(leaf, index, entries.length, path, this.crypto);
    return { uuid, weight, root: root ? toHex(root) : '', published: this.bundle.lock.root };
  }

  private missing(bundle: ProofBundle, uuid: string, receipt: EntryReceipt | null): MissingEntry {
    const isSigned = receipt !== null && isReceiptValid(receipt, bundle.public_key, this.crypto);
    if (isSigned && receipt.type) return receipt.type;
    if (!bundle.register) return isSigned ? 'unlisted' : 'unknown';
    const line = lastLineOf(uuid, bundle, this.crypto);
    if (!line) return isSigned ? 'dropped' : 'unknown';
    return line.type === 'entered' ? 'dropped' : line.type;
  }

  private treeOf(entries: readonly DrawEntry[]): MerkleTree {
    this.tree ??= entryTree(entries, this.crypto);
    return this.tree;
  }
}

function receiptState(
  receipt: EntryReceipt,
  entry: DrawEntry,
  bundle: ProofBundle,
  crypto: DrawCrypto,
): ReceiptState {
  if (!isReceiptValid(receipt, bundle.public_key, crypto)) return 'invalid';
  if (receipt.type) return receipt.type;
  return receipt.weight === entry.weight ? 'valid' : 'otherWeight';
}

/** The last line of the register on an entry, whatever its weight; undefined when there is none. */
function lastLineOf(
  uuid: string,
  { manifest, register }: ProofBundle,
  crypto: DrawCrypto,
): RegisterLine | undefined {
  const commitments = new Set<string>();
  const most = Math.min(manifest.max_weight, MANIFEST_LIMITS.maxWeight);
  for (let weight = 1; weight <= most; weight++)
    commitments.add(entryCommitment(manifest.event_id, { uuid, weight }, crypto));
  return register?.lines.findLast(({ commitment }) => commitments.has(commitment));
}

/** Index of a uuid in sorted entries, or −1. */
function indexOf(entries: readonly DrawEntry[], uuid: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle] as DrawEntry).uuid < uuid) low = middle + 1;
    else high = middle;
  }
  return entries[low]?.uuid === uuid ? low : -1;
}
