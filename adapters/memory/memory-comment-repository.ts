import type { CommentRepository, ReviewComment } from '@toolyard/core/content';
import { withEntry, withoutOwned, type MemoryTables } from './memory-tables.ts';

export class MemoryCommentRepository implements CommentRepository {
  constructor(private readonly tables: MemoryTables) {}

  listOf(articleId: string): Promise<readonly ReviewComment[]> {
    return this.inOrder((each) => each.articleId === articleId);
  }

  listByAuthor(authorId: string): Promise<readonly ReviewComment[]> {
    return this.inOrder((each) => each.authorId === authorId);
  }

  add(comment: ReviewComment): Promise<void> {
    this.tables.comments = withEntry(this.tables.comments, comment.id, comment);
    return Promise.resolve();
  }

  setResolved({ id, resolvedAt }: Pick<ReviewComment, 'id' | 'resolvedAt'>): Promise<void> {
    const comment = this.tables.comments.get(id);
    return comment ? this.add({ ...comment, resolvedAt }) : Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.tables.comments = withoutOwned(
      this.tables.comments,
      (each) => each.id === id || each.replyTo === id,
    );
    return Promise.resolve();
  }

  async eraseOwned(ownerId: string): Promise<void> {
    for (const comment of this.tables.comments.values())
      if (comment.authorId === ownerId) await this.add({ ...comment, authorId: null });
  }

  private inOrder(isListed: (comment: ReviewComment) => boolean): Promise<ReviewComment[]> {
    const listed = [...this.tables.comments.values()].filter(isListed);
    return Promise.resolve(
      structuredClone(listed.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))),
    );
  }
}
