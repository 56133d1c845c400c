import { ok, refuse, type Result } from '../../shared/index.ts';
import { toHex, utf8 } from './bytes.ts';
import { MAX_TOTAL_WEIGHT, isEntry, type DrawEntry } from './draw-entry.ts';
import { DRAW_ENTRIES_INVALID } from './draw.errors.ts';
import type { Manifest } from './manifest.ts';
import { merkleTree, type MerkleTree } from './merkle-tree.ts';
import type { Hashing } from './ports/draw-crypto.ts';
import { RFC3797_MAX_POOL } from './rfc3797.ts';

type Sha256 = Pick<Hashing, 'sha256'>;

type ListTerms = Pick<Manifest, 'max_weight' | 'algorithm' | 'capacity'>;

/** A value of an entry list that is wrong, by its path. */
export interface EntryListFault {
  readonly field: string;
  readonly problem: 'malformed' | 'order' | 'limit';
}

/** The first entry out of order or beyond a limit; null when all uuids ascend within the limits of the manifest. */
export function entryListFault(
  entries: readonly DrawEntry[],
  { max_weight, algorithm, capacity = Infinity }: ListTerms,
): EntryListFault | null {
  let total = 0;
  let previous = '';
  for (let index = 0; index < entries.length; index++) {
    const { uuid, weight } = entries[index] as DrawEntry;
    if (uuid <= previous) return { field: `entries[${index}].uuid`, problem: 'order' };
    if (weight > max_weight) return { field: `entries[${index}].weight`, problem: 'limit' };
    total += weight;
    previous = uuid;
  }
  const most = Math.min(capacity, algorithm === 'rfc3797/1' ? RFC3797_MAX_POOL : Infinity);
  const beyond = total > MAX_TOTAL_WEIGHT || entries.length > most;
  return beyond ? { field: 'entries', problem: 'limit' } : null;
}

/** The entries in the order of their uuids, without any other field. Refuses with DRAW_ENTRIES_INVALID. */
export function sortEntries(
  entries: readonly DrawEntry[],
  terms: ListTerms,
): Result<readonly DrawEntry[]> {
  const sorted = entries
    .map(({ uuid, weight }) => ({ uuid, weight }))
    .sort((a, b) => (a.uuid < b.uuid ? -1 : a.uuid > b.uuid ? 1 : 0));
  const malformed = sorted.findIndex((entry) => !isEntry(entry));
  const fault: EntryListFault | null =
    malformed < 0
      ? entryListFault(sorted, terms)
      : { field: `entries[${malformed}]`, problem: 'malformed' };
  if (!fault) return ok(sorted);
  const message = `${fault.field}: ${fault.problem}`;
  return refuse(DRAW_ENTRIES_INVALID({ details: [{ field: fault.field, message }] }));
}

/** `{"uuid":"…","weight":…}`, the canonical JSON of an entry. */
const entryJson = ({ uuid, weight }: DrawEntry): string => `{"uuid":"${uuid}","weight":${weight}}`;

function putAscii(bytes: Uint8Array, at: number, text: string): number {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
  return at + text.length;
}

/** Most bytes of one entry's JSON and the comma behind it. */
const ENTRY_BYTES = 80;

/** SHA-256(JCS{draw_id, entries}) over sorted entries (wallop's entry hash), in hexadecimal digits. */
export function entryHash(drawId: string, entries: readonly DrawEntry[], hashing: Sha256): string {
  const head = `{"draw_id":"${drawId}","entries":[`;
  const bytes = new Uint8Array(head.length + entries.length * ENTRY_BYTES + 2);
  let at = putAscii(bytes, 0, head);
  entries.forEach((entry, index) => {
    at = putAscii(bytes, at, index === 0 ? entryJson(entry) : `,${entryJson(entry)}`);
  });
  at = putAscii(bytes, at, ']}');
  return toHex(hashing.sha256(bytes.subarray(0, at)));
}

const LEAF_HEAD = utf8('\u0000LOT-DRAW/1/leaf\n');

/** Hashes of the tree's leaves: SHA-256(0x00 ‖ "LOT-DRAW/1/leaf\n" ‖ JCS{uuid, weight}), 32 bytes each. */
export function entryLeaves(entries: readonly DrawEntry[], hashing: Sha256): Uint8Array {
  const leaves = new Uint8Array(32 * entries.length);
  const message = new Uint8Array(LEAF_HEAD.length + ENTRY_BYTES);
  message.set(LEAF_HEAD);
  entries.forEach((entry, index) => {
    const end = putAscii(message, LEAF_HEAD.length, entryJson(entry));
    leaves.set(hashing.sha256(message.subarray(0, end)), 32 * index);
  });
  return leaves;
}

/** The RFC 6962 tree over sorted entries. */
export const entryTree = (entries: readonly DrawEntry[], hashing: Sha256): MerkleTree =>
  merkleTree(entryLeaves(entries, hashing), hashing);
