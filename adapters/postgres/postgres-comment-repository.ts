import type { CommentRepository, ReviewComment } from '@toolyard/core/content';
import type { Instant } from '@toolyard/core/shared';
import { sql } from 'kysely';
import { isId, toDate, toDateOrNull } from './row-values.ts';
import type { Statements } from './statements.ts';
import { CommentTable } from './tables/content-comment.table.ts';

interface CommentRow extends Omit<ReviewComment, 'passage'> {
  readonly revision: number | null;
  readonly start: number | null;
  readonly quote: string | null;
}

const toComment = ({ revision, start, quote, ...row }: CommentRow): ReviewComment => ({
  ...row,
  passage:
    revision === null || start === null || quote === null ? null : { revision, start, quote },
});

export class PostgresCommentRepository implements CommentRepository {
  constructor(private readonly statements: Statements) {}

  listOf(articleId: string): Promise<readonly ReviewComment[]> {
    return this.inOrder('article_id', articleId);
  }

  listByAuthor(authorId: string): Promise<readonly ReviewComment[]> {
    return this.inOrder('author_id', authorId);
  }

  async add({
    articleId,
    authorId,
    passage,
    at,
    resolvedAt,
    ...rest
  }: ReviewComment): Promise<void> {
    await this.statements.insert(CommentTable, {
      ...rest,
      article: articleId,
      author: authorId,
      revision: passage?.revision ?? null,
      start: passage?.start ?? null,
      quote: passage?.quote ?? null,
      at: toDate(at),
      resolvedAt: toDateOrNull(resolvedAt),
    });
  }

  async setResolved({ id, resolvedAt }: Pick<ReviewComment, 'id' | 'resolvedAt'>): Promise<void> {
    await this.statements.update(CommentTable, { id }, { resolvedAt: toDateOrNull(resolvedAt) });
  }

  async remove(id: string): Promise<void> {
    if (isId(id)) await this.statements.erase(CommentTable, { id });
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await this.statements.update(CommentTable, { author: ownerId }, { author: null });
  }

  private async inOrder(
    column: 'article_id' | 'author_id',
    id: string,
  ): Promise<readonly ReviewComment[]> {
    if (!isId(id)) return [];
    const rows = await this.statements.rows(sql<CommentRow>`
      select id, article_id as "articleId", reply_to_id as "replyTo", author_id as "authorId", text,
        revision, start, quote, ${MILLIS('at')} as at, ${MILLIS('resolved_at')} as "resolvedAt"
      from content_comment
      where ${sql.ref(column)} = ${id}
      order by content_comment.at, id`);
    return rows.map(toComment);
  }
}

const MILLIS = (column: string) =>
  sql<Instant>`(extract(epoch from content_comment.${sql.ref(column)}) * 1000)::float8`;
