/** Makes ids of entries. */
export interface EntryIds {
  /** A random UUID (version 4), unpredictable and unrelated to any other id. */
  next(): string;
}
