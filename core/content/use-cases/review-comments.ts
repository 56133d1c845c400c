import { asUser, type Principal } from '../../accounts/index.ts';
import type { Clock, IdSource } from '../../shared/index.ts';
import {
  COMMENT_UNKNOWN,
  COMMENTS_FULL,
  REVISION_UNKNOWN,
  SPACE_ROLE_NEEDED,
} from '../content.errors.ts';
import type { ArticleRepository } from '../ports/article-repository.ts';
import type { CommentRepository } from '../ports/comment-repository.ts';
import type { SpaceRepository } from '../ports/space-repository.ts';
import {
  checkCommentText,
  checkPassage,
  MAX_COMMENTS,
  type Passage,
  type ReviewComment,
} from '../review-comment.ts';
import { openArticle } from './space-access.ts';

/** Comments on an article, the first first. Refuses with ARTICLE_UNKNOWN. */
export class ListComments {
  constructor(
    private readonly spaces: Pick<SpaceRepository, 'findOf' | 'findByHandle'>,
    private readonly articles: Pick<ArticleRepository, 'find'>,
    private readonly comments: Pick<CommentRepository, 'listOf'>,
  ) {}

  async execute(articleId: string, principal: Principal): Promise<readonly ReviewComment[]> {
    const { article } = await openArticle(this.spaces, this.articles, articleId, principal);
    return this.comments.listOf(article.id);
  }
}

/** Everything that the caller has said of articles, for the export of his account. */
export class ExportComments {
  constructor(private readonly comments: Pick<CommentRepository, 'listByAuthor'>) {}

  execute(principal: Principal): Promise<readonly ReviewComment[]> {
    return this.comments.listByAuthor(asUser(principal).userId);
  }
}

interface CommentStore {
  readonly spaces: Pick<SpaceRepository, 'findOf' | 'findByHandle'>;
  readonly articles: Pick<ArticleRepository, 'findLocked' | 'revision'>;
  readonly comments: CommentRepository;
}

/** The article of a comment, locked, with all its comments. Refuses with ARTICLE_UNKNOWN. */
async function commentedArticle(
  { spaces, articles, comments }: CommentStore,
  articleId: string,
  principal: Principal,
) {
  const find = (id: string) => articles.findLocked(id);
  const open = await openArticle(spaces, { find }, articleId, principal);
  return { ...open, all: await comments.listOf(open.article.id) };
}

function commentIn(all: readonly ReviewComment[], id: string): ReviewComment {
  const found = all.find((each) => each.id === id);
  if (!found) throw COMMENT_UNKNOWN();
  return found;
}

export interface AddCommentInput {
  readonly articleId: string;
  readonly text: string;
  /** What the comment is about; for a reply, the comment that it answers. */
  readonly about: Passage | { readonly replyTo: string };
}

/**
 * Adds a comment on a passage, or a reply. A reply opens its thread again. Refuses with ARTICLE_UNKNOWN, COMMENT_INVALID,
 * REVISION_UNKNOWN, COMMENT_UNKNOWN or COMMENTS_FULL.
 */
export class AddComment {
  constructor(
    private readonly store: CommentStore,
    private readonly ports: { readonly clock: Clock; readonly ids: IdSource },
  ) {}

  async execute(
    { articleId, text, about }: AddCommentInput,
    principal: Principal,
  ): Promise<ReviewComment> {
    const checked = checkCommentText(text);
    if (!checked.ok) throw checked.error;
    const { article, member, all } = await commentedArticle(this.store, articleId, principal);
    if (all.length >= MAX_COMMENTS) throw COMMENTS_FULL();
    const comment: ReviewComment = {
      id: this.ports.ids.next(),
      articleId: article.id,
      ...('replyTo' in about
        ? { passage: null, replyTo: await this.openedThread(all, about.replyTo) }
        : { passage: await this.checkedPassage(article.id, about), replyTo: null }),
      authorId: member.userId,
      text: checked.value,
      at: this.ports.clock.now(),
      resolvedAt: null,
    };
    await this.store.comments.add(comment);
    return comment;
  }

  /** Replies to a reply belong to its thread. */
  private async openedThread(all: readonly ReviewComment[], id: string): Promise<string> {
    const answered = commentIn(all, id);
    const first = commentIn(all, answered.replyTo ?? answered.id);
    if (first.resolvedAt !== null)
      await this.store.comments.setResolved({ id: first.id, resolvedAt: null });
    return first.id;
  }

  private async checkedPassage(articleId: string, passage: Passage): Promise<Passage> {
    const found = await this.store.articles.revision(articleId, passage.revision);
    if (!found) throw REVISION_UNKNOWN();
    const checked = checkPassage(passage, found.revision.markdown);
    if (!checked.ok) throw checked.error;
    return checked.value;
  }
}

/** A comment of an article. */
export interface CommentPlace {
  readonly articleId: string;
  readonly commentId: string;
}

/** Closes a thread, or opens it again. Refuses with ARTICLE_UNKNOWN or COMMENT_UNKNOWN, also for a reply. */
export class ResolveComment {
  constructor(
    private readonly store: CommentStore,
    private readonly ports: { readonly clock: Clock },
  ) {}

  async execute(
    { articleId, commentId, isResolved }: CommentPlace & { readonly isResolved: boolean },
    principal: Principal,
  ): Promise<ReviewComment> {
    const { all } = await commentedArticle(this.store, articleId, principal);
    const first = commentIn(all, commentId);
    if (first.replyTo !== null) throw COMMENT_UNKNOWN();
    const resolvedAt = isResolved ? (first.resolvedAt ?? this.ports.clock.now()) : null;
    await this.store.comments.setResolved({ id: first.id, resolvedAt });
    return { ...first, resolvedAt };
  }
}

/** Removes a comment with its replies, by its author or an owner of the space. Refuses with SPACE_ROLE_NEEDED, too. */
export class DeleteComment {
  constructor(private readonly store: CommentStore) {}

  async execute({ articleId, commentId }: CommentPlace, principal: Principal): Promise<void> {
    const { all, member } = await commentedArticle(this.store, articleId, principal);
    const comment = commentIn(all, commentId);
    if (comment.authorId !== member.userId && member.role !== 'owner') throw SPACE_ROLE_NEEDED();
    await this.store.comments.remove(comment.id);
  }
}
