import { parseJson, storageEntry, type StorageAccess } from './storage-entry.ts';

/** The recipes of the Code Generator that this browser stores, as they were written. */
export function storedCodeRecipes(at: StorageAccess) {
  const entry = storageEntry(at, 'codeRecipes');
  return {
    /** Of unknown form; null where there is nothing. */
    read: (): unknown => parseJson(entry.read()),
    write: (recipes: readonly unknown[]): void => entry.write(JSON.stringify(recipes)),
    clear: (): void => entry.remove(),
  };
}
