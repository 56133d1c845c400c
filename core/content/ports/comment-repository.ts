import type { OwnedRecords } from '../../accounts/index.ts';
import type { ReviewComment } from '../review-comment.ts';

/**
 * Stores comments of review. test/conformance/comment-repository states what every adapter must do. Comments are removed
 * with their article, replies with their comment. `eraseOwned` takes the account's name off its comments.
 */
export interface CommentRepository extends OwnedRecords {
  /** All of an article, the first first, ties by id. */
  listOf(articleId: string): Promise<readonly ReviewComment[]>;
  /** All that an account wrote, in whatever space, the first first, ties by id. */
  listByAuthor(authorId: string): Promise<readonly ReviewComment[]>;
  add(comment: ReviewComment): Promise<void>;
  /** Stores when a thread was resolved. */
  setResolved(comment: Pick<ReviewComment, 'id' | 'resolvedAt'>): Promise<void>;
  remove(id: string): Promise<void>;
}
