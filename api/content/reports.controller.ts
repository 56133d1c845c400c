import { Body, Controller, HttpCode, Inject, Param, Post, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ARTICLE_UNKNOWN, ReportArticle, SPACE_UNKNOWN } from '@toolyard/core/content';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { PlainCall } from '../http/caller.ts';
import { ContentQuota, Cost } from '../http/quotas.ts';
import { PublishedArticleParams, ReportArticleRequest } from './published.dto.ts';

const REPORT_COST = 60;

/** What readers tell operators of published articles. */
@ApiTags('published articles')
@UseGuards(ContentQuota)
@Controller('api/content/published/:handle')
export class ReportsController {
  constructor(@Inject(ReportArticle) private readonly reporting: Write<ReportArticle>) {}

  @Post('articles/:type/:locale/:slug/reports')
  @ApiOperation({
    summary: 'Report a published article to the operators',
    description: 'For anybody. Nothing of the reader is stored with it.',
  })
  @HttpCode(204)
  @Cost(REPORT_COST)
  @Access('public')
  @ApiNoContentResponse()
  @ApiErrors(ARTICLE_UNKNOWN, SPACE_UNKNOWN)
  async reportArticle(
    @Param() place: PublishedArticleParams,
    @Body() { reason }: ReportArticleRequest,
    @PlainCall() call: Call,
  ): Promise<void> {
    await this.reporting.execute({ ...place, reason }, call);
  }
}
