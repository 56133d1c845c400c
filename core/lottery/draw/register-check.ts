import {
  entryCommitment,
  nextHead,
  registerStart,
  type PublishedRegister,
  type RegisterHead,
} from './entry-register.ts';
import { isReceiptValid } from './entry-receipt.ts';
import type { DrawCrypto } from './ports/draw-crypto.ts';
import type { ProofBundle } from './proof-bundle.ts';
import type { Problem } from './verification.ts';
import type { Witnesses } from './witnesses.ts';

/** What a register says, read to its end. */
interface ReadRegister {
  readonly head: RegisterHead;
  /** The hash of each line, in order. */
  readonly hashes: readonly string[];
  /** Indexes of lines by the commitments of the entries that are still in. */
  readonly present: ReadonlyMap<string, number>;
  /** The first line that cannot follow those before it: a second entry, or an end without a beginning; null: none. */
  readonly misplaced: number | null;
}

function readRegister(
  eventId: string,
  { lines }: PublishedRegister,
  crypto: DrawCrypto,
): ReadRegister {
  const present = new Map<string, number>();
  const hashes: string[] = [];
  const known = new Set<string>();
  let head = registerStart(eventId, crypto);
  let misplaced: number | null = null;
  lines.forEach((line, index) => {
    head = nextHead(head, line, crypto);
    hashes.push(head.hash);
    const { type, commitment } = line;
    const fits = type === 'entered' ? !known.has(commitment) : present.has(commitment);
    if (!fits) misplaced ??= index;
    known.add(commitment);
    if (type === 'entered') present.set(commitment, index);
    else present.delete(commitment);
  });
  return { head, hashes, present, misplaced };
}

type Finding = readonly [field: string, problem: Problem];

/** What is wrong with the register of a draw; 'absent' when its manifest promises none. */
export function registerFaults(
  { manifest, register, lock, entries, public_key }: ProofBundle,
  crypto: DrawCrypto,
  { receipt }: Witnesses,
): readonly Finding[] | 'absent' {
  if (!manifest.register) {
    if (lock?.register) return [['lock.register', 'malformed']];
    return register ? [['register', 'malformed']] : 'absent';
  }
  if (!register) return [['register', 'malformed']];
  if (lock && !lock.register) return [['lock.register', 'malformed']];
  const { head, hashes, present, misplaced } = readRegister(manifest.event_id, register, crypto);
  const listed = new Map(
    (entries ?? []).map((entry, index) => [
      entryCommitment(manifest.event_id, entry, crypto),
      index,
    ]),
  );
  const unlisted = lock ? [...present].find(([commitment]) => !listed.has(commitment)) : undefined;
  const isSealed = head.n === lock?.register?.n && head.hash === lock.register.hash;
  if (lock && !isSealed) {
    const index = head.n === lock.register?.n ? (misplaced ?? unlisted?.[1]) : undefined;
    return [[index === undefined ? 'register' : `register.lines[${index}].commitment`, 'hash']];
  }
  if (misplaced !== null) return [[`register.lines[${misplaced}]`, 'order']];
  if (unlisted) return [[`register.lines[${unlisted[1]}]`, 'dropped']];
  const unentered = [...listed].find(([commitment]) => !present.has(commitment));
  if (lock && unentered) return [[`entries[${unentered[1]}]`, 'unentered']];
  if (!receipt?.register || !isReceiptValid(receipt, public_key, crypto)) return [];
  const { n, hash } = receipt.register;
  return hashes[n - 1] === hash ? [] : [['register', 'witness']];
}
