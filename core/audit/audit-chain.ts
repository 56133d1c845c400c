import {
  chainText,
  detailsText,
  type AuditEntry,
  type ChainEnd,
  type Digest,
} from './audit-entry.ts';
import { hasErasedDetails } from './erasure.ts';

/** Kinds of breaks in the chain. */
export const CHAIN_FAULTS = [
  /** No entry has this number. */
  'missing',
  /** It does not name the hash of the entry before. */
  'unlinked',
  /** Its hash is not that of its content. */
  'altered',
  /** The last entry is not the recorded end. */
  'end',
  /** The entry lies beyond the recorded end. */
  'beyond',
  /** The entry differs from the externally recorded one. */
  'replaced',
  /** Details are missing that no entry erased, or other ones than an entry says. */
  'erased',
] as const;
export type ChainFault = (typeof CHAIN_FAULTS)[number];

/** Why `entry` cannot follow `end`; null when it does. */
export function chainFault(end: ChainEnd, entry: AuditEntry, digest: Digest): ChainFault | null {
  if (entry.sequence !== end.sequence + 1) return 'missing';
  if (entry.previousHash !== end.hash) return 'unlinked';
  return isAsWritten(entry, digest) ? null : 'altered';
}

/** An erased entry from before details had a hash of their own is vouched for by the entry that erased it. */
function isAsWritten(entry: AuditEntry, digest: Digest): boolean {
  const { detailsHash, erasedBy } = entry;
  if (erasedBy !== null && (erasedBy <= entry.sequence || !hasErasedDetails(entry))) return false;
  if (erasedBy !== null && detailsHash === null) return true;
  if (erasedBy === null && detailsHash !== null && digest(detailsText(entry)) !== detailsHash)
    return false;
  return entry.hash === digest(chainText(entry));
}
