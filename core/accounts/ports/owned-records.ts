/** A store with records of users. */
export interface OwnedRecords {
  /** Permanently deletes the records of the owner. No error when there are none. */
  eraseOwned(ownerId: string): Promise<void>;
}
