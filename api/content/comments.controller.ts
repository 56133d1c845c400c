import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  AddComment,
  ARTICLE_UNKNOWN,
  COMMENT_INVALID,
  COMMENT_UNKNOWN,
  COMMENTS_FULL,
  DeleteComment,
  ListComments,
  ResolveComment,
  REVISION_UNKNOWN,
  SPACE_ROLE_NEEDED,
} from '@toolyard/core/content';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { OperatorsToo } from '../http/operator-calls.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { ArticleParams } from './article-params.dto.ts';
import {
  AddCommentRequest,
  CommentEnvelope,
  CommentParams,
  CommentsResponse,
  ReplyRequest,
  ResolveCommentRequest,
  toCommentResponse,
} from './comments.dto.ts';

@ApiTags('articles')
@Controller('api/content/articles/:id/comments')
export class CommentsController {
  constructor(
    private readonly list: ListComments,
    @Inject(AddComment) private readonly adding: Write<AddComment>,
    @Inject(ResolveComment) private readonly resolving: Write<ResolveComment>,
    @Inject(DeleteComment) private readonly deletion: Write<DeleteComment>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the comments of review on an article' })
  @Access('content:own', 'content:read')
  @OperatorsToo()
  @ApiOkResponse({ type: CommentsResponse })
  @ApiErrors(ARTICLE_UNKNOWN)
  async listComments(
    @Param() { id }: ArticleParams,
    @Caller() caller: Principal,
  ): Promise<CommentsResponse> {
    return { data: (await this.list.execute(id, caller)).map(toCommentResponse) };
  }

  @Post()
  @ApiOperation({
    summary: 'Comment on a passage of an article',
    description: 'For every member of the space. Readers never see it.',
  })
  @Access('content:own', 'content:write')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: CommentEnvelope })
  @ApiErrors(ARTICLE_UNKNOWN, COMMENT_INVALID, COMMENTS_FULL, REVISION_UNKNOWN)
  async addComment(
    @Param() { id }: ArticleParams,
    @Body() { text, passage }: AddCommentRequest,
    @WriteCall() call: Call,
  ): Promise<CommentEnvelope> {
    const added = await this.adding.execute({ articleId: id, text, about: passage }, call);
    return { data: toCommentResponse(added) };
  }

  @Post(':commentId/replies')
  @ApiOperation({
    summary: 'Answer a comment',
    description: 'A thread that was closed is open again.',
  })
  @Access('content:own', 'content:write')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: CommentEnvelope })
  @ApiErrors(ARTICLE_UNKNOWN, COMMENT_INVALID, COMMENT_UNKNOWN, COMMENTS_FULL)
  async replyToComment(
    @Param() { id, commentId }: CommentParams,
    @Body() { text }: ReplyRequest,
    @WriteCall() call: Call,
  ): Promise<CommentEnvelope> {
    const about = { replyTo: commentId };
    const added = await this.adding.execute({ articleId: id, text, about }, call);
    return { data: toCommentResponse(added) };
  }

  @Put(':commentId')
  @ApiOperation({ summary: 'Close a thread of comments, or open it again' })
  @Access('content:own', 'content:write')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: CommentEnvelope })
  @ApiErrors(ARTICLE_UNKNOWN, COMMENT_UNKNOWN)
  async resolveComment(
    @Param() { id, commentId }: CommentParams,
    @Body() { isResolved }: ResolveCommentRequest,
    @WriteCall() call: Call,
  ): Promise<CommentEnvelope> {
    const place = { articleId: id, commentId };
    return {
      data: toCommentResponse(await this.resolving.execute({ ...place, isResolved }, call)),
    };
  }

  @Delete(':commentId')
  @ApiOperation({
    summary: 'Delete a comment with its replies',
    description: 'By its author or an owner of the space.',
  })
  @HttpCode(204)
  @Access('content:own', 'content:write')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(ARTICLE_UNKNOWN, COMMENT_UNKNOWN, SPACE_ROLE_NEEDED)
  async deleteComment(
    @Param() { id, commentId }: CommentParams,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.deletion.execute({ articleId: id, commentId }, call);
  }
}
