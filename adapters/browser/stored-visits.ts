import { parseJson, storageEntry, type StorageAccess } from './storage-entry.ts';

/** The open page and five before it. */
const MOST = 6;

/** Paths of the pages that this browser opened last, each once, the latest first. */
export function storedVisits(at: StorageAccess) {
  const entry = storageEntry(at, 'visits');
  const read = (): readonly string[] => {
    const stored = parseJson(entry.read());
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
  };
  return {
    read,
    add: (path: string): void => {
      const others = read().filter((visited) => visited !== path);
      entry.write(JSON.stringify([path, ...others].slice(0, MOST)));
    },
  };
}
