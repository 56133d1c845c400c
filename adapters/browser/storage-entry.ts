/** A store of texts by key, such as the browser's. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the store is; asking can fail already, in a browser that closes its storage. */
export type StorageAccess = () => TextStorage;

function tryStorage<T>(at: StorageAccess, act: (store: TextStorage) => T): T | null {
  try {
    return act(at());
  } catch {
    return null;
  }
}

/** One text under one key. When storage is blocked or full, reads give null and writes are dropped. */
interface StorageEntry {
  read(): string | null;
  write(text: string): void;
  remove(): void;
}

export const storageEntry = (at: StorageAccess, key: string): StorageEntry => ({
  read: () => tryStorage(at, (store) => store.getItem(key)),
  write: (text) => void tryStorage(at, (store) => store.setItem(key, text)),
  remove: () => void tryStorage(at, (store) => store.removeItem(key)),
});

/** The JSON value of a text; null when the text is none. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
