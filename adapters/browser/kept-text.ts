/** A store of texts by key, such as the browser's. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the store is; asking can fail already, in a browser that closes its storage. */
export type StoreAt = () => TextStore;

function tried<T>(at: StoreAt, act: (store: TextStore) => T): T | null {
  try {
    return act(at());
  } catch {
    return null;
  }
}

/** One text under one key. Where storage is closed or full it is null and nothing is kept. */
export interface KeptText {
  read(): string | null;
  keep(text: string): void;
  forget(): void;
}

export const keptText = (at: StoreAt, key: string): KeptText => ({
  read: () => tried(at, (store) => store.getItem(key)),
  keep: (text) => void tried(at, (store) => store.setItem(key, text)),
  forget: () => void tried(at, (store) => store.removeItem(key)),
});

/** The JSON value of a text; null when the text is none. */
export function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
