import { parseJson, storageEntry, type StorageAccess } from './storage-entry.ts';

/** The texts of an article as they stand in its form. */
export interface ArticleDraftTexts {
  readonly title: string;
  readonly markdown: string;
  readonly tags: string;
  readonly description: string;
  readonly order: string;
}

/** What was typed and not saved yet, with the revision that it was made from. */
export interface UnsavedArticle {
  readonly base: { readonly number: number; readonly draft: ArticleDraftTexts };
  readonly draft: ArticleDraftTexts;
}

/** The unsaved text of one article in the storage of a browser. */
export interface StoredArticleDraft {
  read(): UnsavedArticle | null;
  /** Whether it stands there now; a full or blocked storage takes nothing. */
  write(unsaved: UnsavedArticle): boolean;
  remove(): void;
}

const FIELDS = ['title', 'markdown', 'tags', 'description', 'order'] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const areTexts = (value: unknown): value is ArticleDraftTexts =>
  isRecord(value) && FIELDS.every((field) => typeof value[field] === 'string');

const isUnsaved = (value: unknown): value is UnsavedArticle =>
  isRecord(value) &&
  areTexts(value['draft']) &&
  isRecord(value['base']) &&
  typeof value['base']['number'] === 'number' &&
  areTexts(value['base']['draft']);

/** By owner, so that nobody else who signs in here sees it. */
export function storedArticleDraft(
  at: StorageAccess,
  ownerId: string,
  articleId: string,
): StoredArticleDraft {
  const entry = storageEntry(at, `articleDraft:${ownerId}:${articleId}`);
  return {
    read: () => {
      const value = parseJson(entry.read());
      return isUnsaved(value) ? value : null;
    },
    write: (unsaved) => {
      const text = JSON.stringify(unsaved);
      entry.write(text);
      return entry.read() === text;
    },
    remove: () => entry.remove(),
  };
}
