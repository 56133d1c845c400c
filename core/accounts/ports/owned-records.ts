/** Anything that keeps records of users. */
export interface OwnedRecords {
  /** Deletes for good what is kept for the owner; nothing there is no fault. */
  eraseOwned(ownerId: string): Promise<void>;
}
