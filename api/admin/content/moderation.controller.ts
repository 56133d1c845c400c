import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ARTICLE_NOT_HIDDEN,
  ARTICLE_NOT_PUBLIC,
  ARTICLE_UNKNOWN,
  HideArticle,
  HIDING_REASON_MISSING,
  ListHiddenArticles,
  ListReports,
  REPORT_UNKNOWN,
  SettleReport,
  ShowArticle,
} from '@toolyard/core/content';
import { CURSOR_INVALID } from '@toolyard/core/shared';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { NeedsIdempotencyKey, WriteCall } from '../../http/caller.ts';
import { PageParams } from '../../http/page-params.dto.ts';
import {
  ArticleReportsResponse,
  HiddenArticlesResponse,
  HideArticleRequest,
  ModeratedArticleParams,
  toHiddenArticles,
  toReports,
} from './moderation.dto.ts';

/** Articles that readers report and that operators hide. */
@ApiTags('admin content')
@Controller('api/admin/content')
export class ModerationController {
  constructor(
    private readonly reports: ListReports,
    private readonly hidden: ListHiddenArticles,
    @Inject(HideArticle) private readonly hiding: Write<HideArticle>,
    @Inject(ShowArticle) private readonly showing: Write<ShowArticle>,
    @Inject(SettleReport) private readonly settlement: Write<SettleReport>,
  ) {}

  @Get('reports')
  @ApiOperation({ summary: 'List the open reports of articles' })
  @Access('console:use')
  @ApiOkResponse({ type: ArticleReportsResponse })
  @ApiErrors(CURSOR_INVALID)
  async listArticleReports(
    @Query() { limit, cursor }: PageParams,
  ): Promise<ArticleReportsResponse> {
    return toReports(await this.reports.execute({ limit, cursor }));
  }

  @Post('reports/:id/settle')
  @ApiOperation({ summary: 'Settle a report', description: 'Its text is deleted.' })
  @HttpCode(204)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(REPORT_UNKNOWN)
  async settleArticleReport(
    @Param() { id }: ModeratedArticleParams,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.settlement.execute({ id }, call);
  }

  @Get('hidden')
  @ApiOperation({ summary: 'List hidden articles with the answers of their spaces' })
  @Access('console:use')
  @ApiOkResponse({ type: HiddenArticlesResponse })
  @ApiErrors(CURSOR_INVALID)
  async listHiddenArticles(
    @Query() { limit, cursor }: PageParams,
  ): Promise<HiddenArticlesResponse> {
    return toHiddenArticles(await this.hidden.execute({ limit, cursor }));
  }

  @Post('articles/:id/hide')
  @ApiOperation({
    summary: 'Hide a public article from readers',
    description: 'The members of its space see the reason and can answer.',
  })
  @HttpCode(204)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(ARTICLE_NOT_PUBLIC, ARTICLE_UNKNOWN, HIDING_REASON_MISSING)
  async hideArticle(
    @Param() { id }: ModeratedArticleParams,
    @Body() { reason }: HideArticleRequest,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.hiding.execute({ articleId: id, reason }, call);
  }

  @Post('articles/:id/show')
  @ApiOperation({ summary: 'Show a hidden article to readers again' })
  @HttpCode(204)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(ARTICLE_NOT_HIDDEN, ARTICLE_UNKNOWN)
  async showArticle(
    @Param() { id }: ModeratedArticleParams,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.showing.execute({ articleId: id }, call);
  }
}
