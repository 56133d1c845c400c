import type { OwnedRecords } from '../../../accounts/index.ts';
import type { Instant, Page, PageRequest } from '../../../shared/index.ts';
import type { AlertNotice } from '../alert-rule.ts';

/** Number of notices that their owner has not read, and time of the latest notice of all; null without any. */
export interface UnreadNotices {
  readonly count: number;
  readonly latestAt: Instant | null;
}

/** Stores notices of alerts. test/conformance/notice-repository states what every adapter must do. */
export interface NoticeRepository extends OwnedRecords {
  addAll(notices: readonly AlertNotice[]): Promise<void>;
  /** Newest first, ties by id descending. Refuses with CURSOR_INVALID. */
  listOwned(ownerId: string, page: PageRequest): Promise<Page<AlertNotice>>;
  /** Null for a foreign id as for an unknown one. */
  findOwned(ownerId: string, id: string): Promise<AlertNotice | null>;
  /** The owner's notices of one moment, by id. */
  listAt(ownerId: string, at: Instant): Promise<readonly AlertNotice[]>;
  unread(ownerId: string): Promise<UnreadNotices>;
  /** Marks the owner's unread notices among these as read; null marks all of them. */
  markRead(ownerId: string, ids: readonly string[] | null, at: Instant): Promise<void>;
}
