import {
  Body,
  Controller,
  HttpCode,
  Inject,
  Param,
  Post,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  AnswerHiding,
  ApproveArticle,
  ARTICLE_HIDDEN,
  ARTICLE_NOT_HIDDEN,
  ARTICLE_NOT_IN_REVIEW,
  ARTICLE_NOT_PUBLIC,
  ARTICLE_UNKNOWN,
  CancelWithdrawal,
  NO_SCHEDULE,
  PublishArticle,
  REVISION_UNKNOWN,
  SCHEDULE_IN_PAST,
  ScheduleArticle,
  SPACE_ROLE_NEEDED,
  SubmitForReview,
  UnpublishArticle,
  type Article,
} from '@toolyard/core/content';
import type { Clock } from '@toolyard/core/shared';
import type { Response } from 'express';
import { PORTS } from '../composition/ports.ts';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { OperatorsToo } from '../http/operator-calls.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { mapConflicts } from '../http/version-conflicts.ts';
import { etagOf, NeedsVersion, SeenVersion } from '../http/version-header.ts';
import { ArticleParams } from './article-params.dto.ts';
import { ArticleEnvelope, toArticleResponse, toStoredArticle } from './articles.dto.ts';
import {
  AnswerHidingRequest,
  PublishArticleRequest,
  ReviewArticleRequest,
  ScheduleArticleRequest,
  UnpublishArticleRequest,
} from './publication.dto.ts';

@ApiTags('articles')
@UseInterceptors(mapConflicts<Article>(toStoredArticle))
@Controller('api/content/articles/:id')
export class PublicationController {
  constructor(
    @Inject(PublishArticle) private readonly publication: Write<PublishArticle>,
    @Inject(ScheduleArticle) private readonly scheduling: Write<ScheduleArticle>,
    @Inject(UnpublishArticle) private readonly withdrawal: Write<UnpublishArticle>,
    @Inject(CancelWithdrawal) private readonly cancellation: Write<CancelWithdrawal>,
    @Inject(SubmitForReview) private readonly reviews: Write<SubmitForReview>,
    @Inject(ApproveArticle) private readonly approval: Write<ApproveArticle>,
    @Inject(AnswerHiding) private readonly answers: Write<AnswerHiding>,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  @Post('publish')
  @ApiOperation({
    summary: 'Publish a revision of an article',
    description: 'In place of what was scheduled. No other language of the article changes.',
  })
  @HttpCode(200)
  @Access('content:own', 'content:write')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: ArticleEnvelope })
  @ApiErrors(ARTICLE_HIDDEN, ARTICLE_UNKNOWN, REVISION_UNKNOWN, SPACE_ROLE_NEEDED)
  async publishArticle(
    @Param() { id }: ArticleParams,
    @SeenVersion() version: number | null,
    @Body() { revision }: PublishArticleRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ArticleEnvelope> {
    const seen = { articleId: id, version };
    return this.answer(await this.publication.execute({ ...seen, revision }, call), response);
  }

  @Post('schedule')
  @ApiOperation({
    summary: 'Let a revision become public at a time',
    description:
      'Every server shows it from that moment on. A draft that is saved afterwards does not change what was scheduled; `isScheduleOutdated` says so.',
  })
  @HttpCode(200)
  @Access('content:own', 'content:write')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: ArticleEnvelope })
  @ApiErrors(
    ARTICLE_HIDDEN,
    ARTICLE_UNKNOWN,
    NO_SCHEDULE,
    REVISION_UNKNOWN,
    SCHEDULE_IN_PAST,
    SPACE_ROLE_NEEDED,
  )
  async scheduleArticle(
    @Param() { id }: ArticleParams,
    @SeenVersion() version: number | null,
    @Body() { revision, publishAt }: ScheduleArticleRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ArticleEnvelope> {
    const at = publishAt === null ? null : Date.parse(publishAt);
    const seen = { articleId: id, version, revision, publishAt: at };
    return this.answer(await this.scheduling.execute(seen, call), response);
  }

  @Post('unpublish')
  @ApiOperation({ summary: 'Take an article away from readers, at once or at a time' })
  @HttpCode(200)
  @Access('content:own', 'content:write')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: ArticleEnvelope })
  @ApiErrors(ARTICLE_NOT_PUBLIC, ARTICLE_UNKNOWN, SCHEDULE_IN_PAST, SPACE_ROLE_NEEDED)
  async unpublishArticle(
    @Param() { id }: ArticleParams,
    @SeenVersion() version: number | null,
    @Body() { withdrawAt }: UnpublishArticleRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ArticleEnvelope> {
    const at = withdrawAt === null ? null : Date.parse(withdrawAt);
    const seen = { articleId: id, version, withdrawAt: at };
    return this.answer(await this.withdrawal.execute(seen, call), response);
  }

  @Post('cancel-withdrawal')
  @ApiOperation({ summary: 'Take back that an article will disappear at a time' })
  @HttpCode(200)
  @Access('content:own', 'content:write')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: ArticleEnvelope })
  @ApiErrors(ARTICLE_UNKNOWN, NO_SCHEDULE, SPACE_ROLE_NEEDED)
  async cancelWithdrawal(
    @Param() { id }: ArticleParams,
    @SeenVersion() version: number | null,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ArticleEnvelope> {
    return this.answer(await this.cancellation.execute({ articleId: id, version }, call), response);
  }

  @Post('review')
  @ApiOperation({ summary: 'Submit the draft of an article for review, or take it back' })
  @HttpCode(200)
  @Access('content:own', 'content:write')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: ArticleEnvelope })
  @ApiErrors(ARTICLE_UNKNOWN, SPACE_ROLE_NEEDED)
  async reviewArticle(
    @Param() { id }: ArticleParams,
    @SeenVersion() version: number | null,
    @Body() { inReview }: ReviewArticleRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ArticleEnvelope> {
    const seen = { articleId: id, version, inReview };
    return this.answer(await this.reviews.execute(seen, call), response);
  }

  @Post('approve')
  @ApiOperation({
    summary: 'Approve the draft under review',
    description: 'By a member who wrote none of what has changed since the last publication.',
  })
  @HttpCode(200)
  @Access('content:own', 'content:write')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: ArticleEnvelope })
  @ApiErrors(ARTICLE_NOT_IN_REVIEW, ARTICLE_UNKNOWN, SPACE_ROLE_NEEDED)
  async approveArticle(
    @Param() { id }: ArticleParams,
    @SeenVersion() version: number | null,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ArticleEnvelope> {
    return this.answer(await this.approval.execute({ articleId: id, version }, call), response);
  }

  @Post('answer-hiding')
  @ApiOperation({
    summary: 'Answer an operator who has hidden an article',
    description: 'Operators read it beside their reason. For those who may publish the article.',
  })
  @HttpCode(200)
  @Access('content:own')
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: ArticleEnvelope })
  @ApiErrors(ARTICLE_NOT_HIDDEN, ARTICLE_UNKNOWN, SPACE_ROLE_NEEDED)
  async answerHiding(
    @Param() { id }: ArticleParams,
    @SeenVersion() version: number | null,
    @Body() { answer }: AnswerHidingRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ArticleEnvelope> {
    const seen = { articleId: id, version, answer };
    return this.answer(await this.answers.execute(seen, call), response);
  }

  private answer(article: Article, response: Response): ArticleEnvelope {
    response.setHeader('ETag', etagOf(article.version));
    return { data: toArticleResponse(article, this.clock.now()) };
  }
}
