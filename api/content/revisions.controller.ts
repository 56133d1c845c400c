import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  ARTICLE_UNKNOWN,
  ListRevisions,
  ReadRevision,
  REVISION_UNKNOWN,
} from '@toolyard/core/content';
import { CURSOR_INVALID } from '@toolyard/core/shared';
import { Access } from '../http/access.guard.ts';
import { OperatorsToo } from '../http/operator-calls.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller } from '../http/caller.ts';
import { PageParams } from '../http/page-params.dto.ts';
import { ArticleParams } from './article-params.dto.ts';
import {
  RevisionEnvelope,
  RevisionParams,
  RevisionsResponse,
  toRevisionResponse,
  toRevisionSummary,
} from './revisions.dto.ts';

@ApiTags('articles')
@Controller('api/content/articles/:id/revisions')
export class RevisionsController {
  constructor(
    private readonly list: ListRevisions,
    private readonly reading: ReadRevision,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List what was saved of an article' })
  @Access('content:own', 'content:read')
  @OperatorsToo()
  @ApiOkResponse({ type: RevisionsResponse })
  @ApiErrors(ARTICLE_UNKNOWN, CURSOR_INVALID)
  async listRevisions(
    @Param() { id }: ArticleParams,
    @Query() page: PageParams,
    @Caller() caller: Principal,
  ): Promise<RevisionsResponse> {
    const { limit, cursor } = page;
    const read = await this.list.execute({ articleId: id, page: { limit, cursor } }, caller);
    return { data: read.items.map(toRevisionSummary), nextCursor: read.nextCursor };
  }

  @Get(':number')
  @ApiOperation({ summary: 'Read one revision of an article' })
  @Access('content:own', 'content:read')
  @OperatorsToo()
  @ApiOkResponse({ type: RevisionEnvelope })
  @ApiErrors(ARTICLE_UNKNOWN, REVISION_UNKNOWN)
  async readRevision(
    @Param() { id, number }: RevisionParams,
    @Caller() caller: Principal,
  ): Promise<RevisionEnvelope> {
    const found = await this.reading.execute({ articleId: id, number }, caller);
    return { data: toRevisionResponse(found) };
  }
}
