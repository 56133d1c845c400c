import { chainText, type AuditEntry, type ChainEnd, type Digest } from './audit-entry.ts';

/** What is wrong with a chain where it breaks. */
export const CHAIN_FAULTS = [
  /** No entry has this number. */
  'missing',
  /** It does not name the hash of the entry before. */
  'unlinked',
  /** Its hash is not that of its content. */
  'altered',
  /** It is not the one with which the log says that it ends. */
  'end',
  /** It stands behind the end. */
  'beyond',
  /** It is not the one that somebody noted down. */
  'replaced',
] as const;
export type ChainFault = (typeof CHAIN_FAULTS)[number];

/** Why `entry` cannot follow `end`; null when it does. */
export function chainFault(end: ChainEnd, entry: AuditEntry, digest: Digest): ChainFault | null {
  if (entry.sequence !== end.sequence + 1) return 'missing';
  if (entry.previousHash !== end.hash) return 'unlinked';
  return entry.hash === digest(chainText(entry)) ? null : 'altered';
}
