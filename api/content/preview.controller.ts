import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ARTICLE_TOO_LONG, PreviewArticle } from '@toolyard/core/content';
import { Access } from '../http/access.guard.ts';
import { OperatorsToo } from '../http/operator-calls.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { ContentQuota, Cost } from '../http/quotas.ts';
import { PreviewEnvelope, PreviewRequest } from './preview.dto.ts';
import { toHeadings } from './revisions.dto.ts';

const PREVIEW_COST = 10;

@ApiTags('articles')
@UseGuards(ContentQuota)
@Controller('api/content/articles/preview')
export class PreviewController {
  constructor(private readonly preview: PreviewArticle) {}

  @Post()
  @ApiOperation({
    summary: 'Render Markdown without storing it',
    description: 'The HTML is what readers of an article with this text get.',
  })
  @HttpCode(200)
  @Cost(PREVIEW_COST)
  @Access('public')
  @OperatorsToo()
  @ApiOkResponse({ type: PreviewEnvelope })
  @ApiErrors(ARTICLE_TOO_LONG)
  previewArticle(@Body() { markdown, locale }: PreviewRequest): PreviewEnvelope {
    const rendered = this.preview.execute(markdown, locale);
    const { html, links } = rendered;
    const faults = rendered.faults.map(({ line, texts }) => ({ line, message: texts }));
    return { data: { html, headings: toHeadings(rendered), links, faults } };
  }
}
