import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Query,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  ARTICLE_DELIVERED,
  ARTICLE_INVALID,
  ARTICLE_TOO_LONG,
  ARTICLE_UNKNOWN,
  ARTICLES_FULL,
  CreateArticle,
  DeleteArticle,
  ListArticles,
  ReadArticle,
  RenameArticle,
  RestoreRevision,
  REVISION_UNKNOWN,
  SaveDraft,
  SearchArticles,
  SLUG_INVALID,
  SLUG_REDIRECTS,
  SLUG_TAKEN,
  SPACE_ROLE_NEEDED,
  SPACE_UNKNOWN,
  type Article,
  type Revision,
} from '@toolyard/core/content';
import { CURSOR_INVALID, type Clock } from '@toolyard/core/shared';
import type { Response } from 'express';
import { PORTS } from '../composition/ports.ts';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { OperatorsToo } from '../http/operator-calls.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { Cost } from '../http/quotas.ts';
import { mapConflicts } from '../http/version-conflicts.ts';
import { etagOf, NeedsVersion, SeenVersion } from '../http/version-header.ts';
import { ArticleParams, ArticlesParams } from './article-params.dto.ts';
import {
  SearchArticlesParams,
  SearchResultsResponse,
  toSearchResult,
} from './article-search.dto.ts';
import {
  ArticleEnvelope,
  ArticlesResponse,
  CreateArticleRequest,
  DraftArticleEnvelope,
  RenameArticleRequest,
  SaveDraftRequest,
  toArticleResponse,
  toListedArticle,
  toStoredArticle,
} from './articles.dto.ts';
import { RestoreRevisionRequest, toRevisionResponse, toRevisionText } from './revisions.dto.ts';

/** Conflicts over a draft show the revision that was saved in the meantime, others the article. */
const toCurrent = (current: Article | Revision): object =>
  'markdown' in current ? toRevisionText(current) : toStoredArticle(current);

@ApiTags('articles')
@UseInterceptors(mapConflicts<Article | Revision>(toCurrent))
@Controller('api/content/articles')
export class ArticlesController {
  constructor(
    private readonly list: ListArticles,
    private readonly reading: ReadArticle,
    private readonly searching: SearchArticles,
    @Inject(CreateArticle) private readonly creation: Write<CreateArticle>,
    @Inject(SaveDraft) private readonly saving: Write<SaveDraft>,
    @Inject(RestoreRevision) private readonly restoring: Write<RestoreRevision>,
    @Inject(RenameArticle) private readonly renaming: Write<RenameArticle>,
    @Inject(DeleteArticle) private readonly deletion: Write<DeleteArticle>,
    @Inject(PORTS.clock) private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the articles of a space' })
  @Access('content:own', 'content:read')
  @OperatorsToo()
  @ApiOkResponse({ type: ArticlesResponse })
  @ApiErrors(CURSOR_INVALID, SPACE_UNKNOWN)
  async listArticles(
    @Query() { spaceId, limit, cursor, ...filter }: ArticlesParams,
    @Caller() caller: Principal,
  ): Promise<ArticlesResponse> {
    const { type = null, locale = null, status = null, tag = null } = filter;
    const page = { limit, cursor };
    const wanted = { spaceId, type, locale, status, tag, page };
    const { items, nextCursor } = await this.list.execute(wanted, caller);
    const at = this.clock.now();
    return { data: items.map((each) => toListedArticle(each, at)), nextCursor };
  }

  @Get('search')
  @ApiOperation({
    summary: 'Search the drafts of a space',
    description:
      'Chinese by any part of a run of characters, other words by their beginnings and forms, titles by pinyin too. All words must occur.',
  })
  @Cost(3)
  @Access('content:own', 'content:read')
  @OperatorsToo()
  @ApiOkResponse({ type: SearchResultsResponse })
  @ApiErrors(SPACE_UNKNOWN)
  async searchArticles(
    @Query() { spaceId, query, limit, locale }: SearchArticlesParams,
    @Caller() caller: Principal,
  ): Promise<SearchResultsResponse> {
    const wanted = { spaceId, query, limit, locale: locale ?? null };
    const found = await this.searching.execute(wanted, caller);
    return { data: found.map(toSearchResult) };
  }

  @Post()
  @ApiOperation({
    summary: 'Begin an article with its first draft',
    description: 'Nobody but the members of the space sees it before it is published.',
  })
  @Access('content:own', 'content:write')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: ArticleEnvelope })
  @ApiErrors(
    ARTICLE_INVALID,
    ARTICLE_TOO_LONG,
    ARTICLES_FULL,
    SLUG_INVALID,
    SLUG_REDIRECTS,
    SLUG_TAKEN,
    SPACE_ROLE_NEEDED,
    SPACE_UNKNOWN,
  )
  async createArticle(
    @Body() body: CreateArticleRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ArticleEnvelope> {
    const { article } = await this.creation.execute(body, call);
    return this.answer(article, response);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Read an article with its draft' })
  @Access('content:own', 'content:read')
  @OperatorsToo()
  @ApiOkResponse({ type: DraftArticleEnvelope })
  @ApiErrors(ARTICLE_UNKNOWN)
  async readArticle(
    @Param() { id }: ArticleParams,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DraftArticleEnvelope> {
    const read = await this.reading.execute(id, caller);
    const { data } = this.answer(read.article, response);
    return { data: { ...data, revision: toRevisionResponse(read) } };
  }

  @Put(':id/draft')
  @ApiOperation({
    summary: 'Save the draft of an article',
    description:
      'If-Match is the number of the revision that was read, `draft` of the article. Where somebody has saved in the meantime the answer is 409 with that revision as `current`, so that both texts can be merged. A text equal to the draft saves nothing. What is public stays as it is.',
  })
  @Access('content:own', 'content:write')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: ArticleEnvelope })
  @ApiErrors(ARTICLE_INVALID, ARTICLE_TOO_LONG, ARTICLE_UNKNOWN, SPACE_ROLE_NEEDED)
  async saveDraft(
    @Param() { id }: ArticleParams,
    @SeenVersion() base: number | null,
    @Body() body: SaveDraftRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ArticleEnvelope> {
    const { article } = await this.saving.execute({ ...body, articleId: id, base }, call);
    response.setHeader('ETag', etagOf(article.draft));
    return { data: toArticleResponse(article, this.clock.now()) };
  }

  @Post(':id/restore')
  @ApiOperation({
    summary: 'Make an old revision the draft',
    description: 'Its text becomes the next revision. Nothing is published.',
  })
  @HttpCode(200)
  @Access('content:own', 'content:write')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: ArticleEnvelope })
  @ApiErrors(ARTICLE_INVALID, ARTICLE_UNKNOWN, REVISION_UNKNOWN, SPACE_ROLE_NEEDED)
  async restoreRevision(
    @Param() { id }: ArticleParams,
    @SeenVersion() version: number | null,
    @Body() body: RestoreRevisionRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ArticleEnvelope> {
    const seen = { ...body, articleId: id, version };
    const { article } = await this.restoring.execute(seen, call);
    return this.answer(article, response);
  }

  @Put(':id/slug')
  @ApiOperation({
    summary: 'Give an article another address',
    description: 'Where readers may know the former one, it leads to the article from then on.',
  })
  @Access('content:own', 'content:write')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: ArticleEnvelope })
  @ApiErrors(ARTICLE_UNKNOWN, SLUG_INVALID, SLUG_REDIRECTS, SLUG_TAKEN, SPACE_ROLE_NEEDED)
  async renameArticle(
    @Param() { id }: ArticleParams,
    @SeenVersion() version: number | null,
    @Body() { slug }: RenameArticleRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ArticleEnvelope> {
    const seen = { slug, articleId: id, version };
    return this.answer(await this.renaming.execute(seen, call), response);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete an article with its revisions' })
  @HttpCode(204)
  @Access('content:own', 'content:write')
  @OperatorsToo()
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiNoContentResponse()
  @ApiErrors(ARTICLE_DELIVERED, ARTICLE_UNKNOWN, SPACE_ROLE_NEEDED)
  async deleteArticle(
    @Param() { id }: ArticleParams,
    @SeenVersion() version: number | null,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.deletion.execute({ articleId: id, version }, call);
  }

  private answer(article: Article, response: Response): ArticleEnvelope {
    response.setHeader('ETag', etagOf(article.version));
    return { data: toArticleResponse(article, this.clock.now()) };
  }
}
