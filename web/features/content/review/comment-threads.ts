import type { CommentResponse } from '../../../api/generated-content.ts';

/** A comment on a passage with its replies, the first first. */
export interface CommentThread {
  readonly first: CommentResponse;
  readonly replies: readonly CommentResponse[];
}

export const commentThreads = (comments: readonly CommentResponse[]): readonly CommentThread[] =>
  comments
    .filter(({ replyTo }) => replyTo === null)
    .map((first) => ({ first, replies: comments.filter(({ replyTo }) => replyTo === first.id) }));

export const isOpenThread = ({ first }: CommentThread): boolean => first.resolvedAt === null;
