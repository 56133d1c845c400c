import { parseJson, storageEntry, type StorageAccess } from './storage-entry.ts';

/** What this browser saw of a draw before its winners were known: a witness of the proof. */
export interface SeenDraw {
  readonly eventId: string;
  /** The public key that signs it, as it was seen first. */
  readonly key: string;
  /** Merkle root of its frozen list, as it was seen first; null before that. */
  readonly root: string | null;
  /** When the root was seen, or the key while there was none: milliseconds since 1970, by the device's clock. */
  readonly seenAt: number;
}

/** Further draws take the place of those that were seen first. */
const MOST = 50;

const isSeenDraw = (value: unknown): value is SeenDraw => {
  if (typeof value !== 'object' || value === null) return false;
  const { eventId, key, root, seenAt } = value as Record<string, unknown>;
  return (
    typeof eventId === 'string' &&
    typeof key === 'string' &&
    (root === null || typeof root === 'string') &&
    typeof seenAt === 'number'
  );
};

/** The draws that this browser has seen. */
export function storedSeenDraws(at: StorageAccess) {
  const entry = storageEntry(at, 'seenDraws');
  const read = (): readonly SeenDraw[] => {
    const stored = parseJson(entry.read());
    return Array.isArray(stored) ? stored.filter(isSeenDraw) : [];
  };
  const find = (eventId: string): SeenDraw | null =>
    read().find((seen) => seen.eventId === eventId) ?? null;
  return {
    find,
    /** Adds what is seen now. What was seen first stays: another key or root later is what a witness must show. */
    add: (seen: SeenDraw): void => {
      const before = find(seen.eventId);
      if (before && (before.root !== null || seen.root === null)) return;
      const others = read().filter(({ eventId }) => eventId !== seen.eventId);
      const next = { ...seen, key: before?.key ?? seen.key };
      entry.write(JSON.stringify([...others, next].slice(-MOST)));
    },
  };
}
